package selfplay

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// settings are the part of a bot's spec after its name. A bot asks for each setting that it knows; what nobody asked for is an
// error, and so is a value out of range. The first error is kept until finish.
type settings struct {
	given []setting
	known []string
	used  []string // "name=value" in the order asked for, without defaults
	err   error
}

type setting struct{ name, value string }

func parseSettings(text string) (*settings, error) {
	s := new(settings)
	if text == "" {
		return s, nil
	}
	for part := range strings.SplitSeq(text, ":") {
		name, value, ok := strings.Cut(part, "=")
		if !ok || name == "" || value == "" {
			return nil, fmt.Errorf("%q is not a setting (want name=value)", part)
		}
		if slices.ContainsFunc(s.given, func(t setting) bool { return t.name == name }) {
			return nil, fmt.Errorf("setting %s is given twice", name)
		}
		s.given = append(s.given, setting{name, value})
	}
	return s, nil
}

// number returns the value of a setting between low and high.
func (s *settings) number(name string, byDefault, low, high float64) float64 {
	s.known = append(s.known, name)
	for _, t := range s.given {
		if t.name != name {
			continue
		}
		v, err := strconv.ParseFloat(t.value, 64)
		if err != nil || !(v >= low && v <= high) {
			s.fail(fmt.Errorf("%s=%s is not a number from %g to %g", name, t.value, low, high))
			return byDefault
		}
		if v != byDefault {
			s.used = append(s.used, name+"="+strconv.FormatFloat(v, 'g', -1, 64))
		}
		return v
	}
	return byDefault
}

func (s *settings) fail(err error) {
	if s.err == nil {
		s.err = err
	}
}

// finish reports the first error, counting settings that nobody asked for.
func (s *settings) finish() error {
	for _, t := range s.given {
		if !slices.Contains(s.known, t.name) {
			if len(s.known) == 0 {
				s.fail(fmt.Errorf("it has no settings, so no %s", t.name))
			} else {
				s.fail(fmt.Errorf("%s", unknown("setting", t.name, s.known)))
			}
		}
	}
	return s.err
}

func (s *settings) canonical(name string) string {
	return strings.Join(append([]string{name}, s.used...), ":")
}
