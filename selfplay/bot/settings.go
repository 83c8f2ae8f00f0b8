package bot

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/variants/decimal"
)

// A Setting is something about a bot that its name may say.
type Setting struct {
	Name      string
	Summary   string // what it does
	Default   float64
	Low, High float64 // the values it may have
	Whole     bool    // whole numbers only
	Words     []string
	Boards    bool // means nothing in games of cards, where bots sample
	Always    bool // part of the bot's spec even where it has its default, as budgets are
}

// Value writes a value as specs do: for settings with Words the word of that number.
func (t *Setting) Value(v float64) string {
	if t.Words != nil {
		return t.Words[int(v)]
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}

// Range says in words which values it may have.
func (t *Setting) Range() string {
	if t.Words != nil {
		return strings.Join(t.Words, " or ")
	}
	return fmt.Sprintf("%s to %s", t.Value(t.Low), t.Value(t.High))
}

// read reads a value.
func (t *Setting) read(text string) (float64, error) {
	if t.Words != nil {
		i := slices.Index(t.Words, text)
		if i < 0 {
			return 0, fmt.Errorf("%s=%s is not %s", t.Name, text, t.Range())
		}
		return float64(i), nil
	}
	v, what, err := 0.0, "a number", error(nil)
	if t.Whole {
		var n int
		n, err = decimal.Int(text)
		v, what = float64(n), "a whole number"
	} else {
		v, err = decimal.Float(text)
	}
	if err != nil || v < t.Low || v > t.High {
		text := fmt.Sprintf("%s=%s is not %s from %s", t.Name, text, what, t.Range())
		return 0, errors.New(decimal.With(text, decimal.Hint(err)))
	}
	return v, nil
}

// settings are the values of all settings of a bot.
type settings struct {
	list   []Setting
	values []float64
}

// parseSettings reads the part of a spec after the name: "setting=value:setting=value". Settings
// that it does not give have their defaults.
func parseSettings(text string, list []Setting) (*settings, error) {
	s := &settings{list: list}
	for i := range list {
		s.values = append(s.values, list[i].Default)
	}
	if text == "" {
		return s, nil
	}
	var given []string
	for part := range strings.SplitSeq(text, ":") {
		name, value, ok := strings.Cut(part, "=")
		if !ok || name == "" || value == "" {
			return nil, fmt.Errorf("%q is not a setting (want name=value)", part)
		}
		if slices.Contains(given, name) {
			return nil, fmt.Errorf("setting %s is given twice", name)
		}
		given = append(given, name)
		if err := s.set(name, value); err != nil {
			return nil, err
		}
	}
	return s, nil
}

func (s *settings) set(name, value string) error {
	i := s.index(name)
	switch {
	case i >= 0:
		v, err := s.list[i].read(value)
		s.values[i] = v
		return err
	case len(s.list) == 0:
		return fmt.Errorf("it has no settings, so no %s", name)
	}
	var names []string
	for i := range s.list {
		names = append(names, s.list[i].Name)
	}
	return fmt.Errorf("%s", unknown("setting", name, names))
}

func (s *settings) index(name string) int {
	return slices.IndexFunc(s.list, func(t Setting) bool { return t.Name == name })
}

// number is the value of a setting, which must be one of the bot's.
func (s *settings) number(name string) float64 { return s.values[s.index(name)] }

// whole is the value of a setting that is a whole number or a word.
func (s *settings) whole(name string) int { return int(s.number(name)) }

// canonical is the spec of the bot: its name and what differs from the defaults, in the order of
// the list.
func (s *settings) canonical(name string) string {
	parts := []string{name}
	for i, v := range s.values {
		if t := &s.list[i]; t.Always || v != t.Default {
			parts = append(parts, t.Name+"="+t.Value(v))
		}
	}
	return strings.Join(parts, ":")
}
