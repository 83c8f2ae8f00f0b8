package gate

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/whole"
)

// Schema is the version of baseline files. In version 1, fingerprints did not tell how games end.
const Schema = 2

// A Baseline is what a run is held against.
type Baseline struct {
	Schema       int          `yaml:"schema"`
	Confidence   float64      `yaml:"confidence"`   // of the verdicts together
	Inconclusive string       `yaml:"inconclusive"` // fail or pass: what an inconclusive verdict comes to
	Behaviour    string       `yaml:"behaviour"`    // tell or fail: what a change of behaviour alone comes to
	Looks        int          `yaml:"looks"`        // how often the gate looks while it plays the games itself
	Tolerances   []Tolerance  `yaml:"tolerances"`
	Sequential   []Sequential `yaml:"sequential"`
	Batches      []Batch      `yaml:"batches"`
}

// A Tolerance says by how much figures may move.
type Tolerance struct {
	Metric    string `yaml:"metric"`    // the id of a figure, as in CSV reports; * stands for any word, as in usage.*
	Pairing   string `yaml:"pairing"`   // of which pairing; empty: of all mirror matches
	Direction string `yaml:"direction"` // both (by default), up or down: which move is a regression
	Margin    string `yaml:"margin"`    // absolute (shares are from 0 to 1), or with % a part of the baseline's value
}

// A Sequential is a test of a difference in rating, pair of games by pair in the order of the schedule: as soon as one of the two is
// accepted, what follows does not count.
type Sequential struct {
	Variant string  `yaml:"variant"` // empty: of every one
	Pairing string  `yaml:"pairing"` // of two bots: the first one's rating; of a mirror match: the first seat's
	Bad     float64 `yaml:"bad"`     // accepted, it is a regression
	Good    float64 `yaml:"good"`    // accepted, it passes
	Alpha   float64 `yaml:"alpha"`   // risk to pass what is bad; by default 1 − confidence
	Beta    float64 `yaml:"beta"`    // risk to fail what is good; by default 1 − confidence
}

// A Batch is what the baseline's run has shown of one variant.
type Batch struct {
	Variant  string    `yaml:"variant"`
	Digest   string    `yaml:"digest"`
	Seed     uint64    `yaml:"seed"`
	Games    int       `yaml:"games"` // a pairing
	Opening  int       `yaml:"opening_plies,omitempty"`
	Pairings []Pairing `yaml:"pairings"`
}

// A Pairing is what two bots have shown.
type Pairing struct {
	First       string             `yaml:"first"`
	Second      string             `yaml:"second"`
	Fingerprint string             `yaml:"fingerprint"`
	Moves       string             `yaml:"moves"`      // the fingerprint of the moves alone
	Parts       []string           `yaml:"parts,flow"` // fingerprints after equal parts of the games, one for each look
	Figures     map[string]Measure `yaml:"figures"`
}

// sameEarnings reports whether a run's cards earn what those of the baseline do, as far as a
// baseline tells: a rule may change what cards earn and neither a move nor a sum. Boards have no
// cards.
func (p *Pairing) sameEarnings(now *reports.Pairing) bool {
	if now.Cards == nil {
		return true
	}
	for _, f := range now.Figures() {
		switch f.Family {
		case reports.Earning, reports.Idle:
			if was, ok := p.Figures[f.ID]; ok && was.Value != short(float64(f.Value)) {
				return false
			}
		}
	}
	return true
}

// Name is the pairing's name in reports.
func (p *Pairing) Name() string { return selfplay.Pairing{First: p.First, Second: p.Second}.String() }

// A Measure is a figure of the baseline.
type Measure struct {
	Value float64 `yaml:"value"`
	SE    float64 `yaml:"se"`
	Pairs int     `yaml:"pairs"`
}

// MarshalYAML writes the measure on one line.
func (m Measure) MarshalYAML() (any, error) {
	n := &yaml.Node{Kind: yaml.MappingNode, Style: yaml.FlowStyle}
	type plain Measure
	var block yaml.Node
	if err := block.Encode(plain(m)); err != nil {
		return nil, err
	}
	n.Content = block.Content
	return n, nil
}

// preamble is the user's part of a new baseline.
const preamble = `# A baseline of wildbench gate. What stands above "batches:" is yours to edit; below, gate --update writes.
schema: 2
confidence: 0.95     # that not one verdict of a run is wrong
inconclusive: fail   # or pass: too few games to tell
behaviour: tell      # or fail: moves differ, whatever the figures say
looks: 5             # how often to look when gate plays the games itself; it stops as soon as it is sure
tolerances:          # figures as in: wildbench report RUN --format csv
  - {metric: score.*, margin: 0.05}
  - {metric: decisive, margin: 0.05}
  - {metric: end.*, margin: 0.05}
  - {metric: length, margin: 15%}
  - {metric: evenness, direction: down, margin: 0.03}
  - {metric: usage.*, margin: 0.05}
  - {metric: games.*, margin: 0.10}
# sequential:        # is the stronger bot still stronger?
#   - {pairing: greedy–random, bad: 100, good: 200}
`

// Default is the baseline that [Update] starts with.
func Default() *Baseline {
	b, err := parse([]byte(preamble))
	if err != nil {
		panic(err) // the text is above
	}
	return b
}

// Read reads a baseline file.
func Read(file string) (*Baseline, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	b, err := parse(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return b, nil
}

func parse(text []byte) (*Baseline, error) {
	b := &Baseline{Confidence: stats.Confidence, Inconclusive: "fail", Behaviour: "tell", Looks: 1}
	d := yaml.NewDecoder(bytes.NewReader(text))
	d.KnownFields(true)
	if err := d.Decode(b); err != nil {
		return nil, errors.New(strings.TrimPrefix(err.Error(), "yaml: "))
	}
	return b, b.check()
}

func (b *Baseline) check() error {
	switch {
	case b.Schema != Schema:
		return b.wrongSchema()
	case !(b.Confidence > 0.5 && b.Confidence < 1):
		return fmt.Errorf("confidence: %g is not between 0.5 and 1", b.Confidence)
	case b.Inconclusive != "fail" && b.Inconclusive != "pass":
		return fmt.Errorf("inconclusive: want fail or pass, not %q", b.Inconclusive)
	case b.Behaviour != "tell" && b.Behaviour != "fail":
		return fmt.Errorf("behaviour: want tell or fail, not %q", b.Behaviour)
	case b.Looks < 1 || b.Looks > 100:
		return fmt.Errorf("looks: %d is not between 1 and 100", b.Looks)
	}
	for _, t := range b.Tolerances {
		if err := t.check(); err != nil {
			return fmt.Errorf("tolerance of %s: %w", t.Metric, err)
		}
	}
	for _, s := range b.Sequential {
		if s.Bad == s.Good || s.Pairing == "" {
			return fmt.Errorf("sequential test of %q: it needs a pairing and two different ratings", s.Pairing)
		}
	}
	return nil
}

// wrongSchema tells how to come from another version of baseline files to this one.
func (b *Baseline) wrongSchema() error {
	if b.Schema == 1 {
		return errors.New("schema 1: it was written before fingerprints told how games end, and for whom; " +
			"write it again with --update")
	}
	return fmt.Errorf("schema %d, but this program reads %d", b.Schema, Schema)
}

func (t *Tolerance) check() error {
	if _, err := path.Match(t.Metric, ""); err != nil || t.Metric == "" {
		return fmt.Errorf("%q is no figure", t.Metric)
	}
	switch t.Direction {
	case "", "both", "up", "down":
	default:
		return fmt.Errorf("direction: want both, up or down, not %q", t.Direction)
	}
	_, err := t.margin(1)
	return err
}

// margin is the margin for a figure of the baseline.
func (t *Tolerance) margin(value float64) (float64, error) {
	number, relative := strings.CutSuffix(strings.TrimSpace(t.Margin), "%")
	m, err := strconv.ParseFloat(strings.TrimSpace(number), 64)
	if err != nil || m < 0 {
		return 0, fmt.Errorf("margin: %q is neither a number nor a percentage", t.Margin)
	}
	if relative {
		return m / 100 * max(value, -value), nil
	}
	return m, nil
}

// covers reports whether the tolerance speaks of a figure.
func (t *Tolerance) covers(p *reports.Pairing, figure string) bool {
	if t.Pairing != p.Name && (t.Pairing != "" || !p.Mirror) {
		return false
	}
	ok, _ := path.Match(t.Metric, figure) // check has tried it
	return ok
}

// oldSchema finds the version in files of version 1. The user's part of them is like that of today's.
var oldSchema = regexp.MustCompile(`(?m)^(schema:[ \t]*)1\b`)

// Update writes a baseline of a run. The user's part of a file that is there stays as it is.
func Update(file string, runs []*Run) error {
	head, looks := preamble, Default().Looks
	switch text, err := os.ReadFile(file); {
	case err == nil:
		text = oldSchema.ReplaceAll(text, fmt.Appendf(nil, "${1}%d", Schema))
		old, err := parse(text)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		looks = old.Looks
		head, _, _ = strings.Cut(string(text), "\nbatches:")
		head = strings.TrimRight(head, "\n") + "\n"
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	var b bytes.Buffer
	b.WriteString(head)
	e := yaml.NewEncoder(&b)
	e.SetIndent(2)
	if err := e.Encode(struct {
		Batches []Batch `yaml:"batches"`
	}{batches(runs, looks)}); err != nil {
		return fmt.Errorf("write baseline: %w", err)
	}
	return whole.Write(file, false, func(w io.Writer) error {
		_, err := w.Write(b.Bytes())
		return err
	})
}

func batches(runs []*Run, looks int) []Batch {
	var list []Batch
	for _, r := range runs {
		b := Batch{Variant: r.Report.Variant, Digest: r.Report.Digest, Seed: r.Report.Seed, Games: r.Report.Games, Opening: r.Opening}
		for i, p := range r.Report.Pairings {
			q := Pairing{First: p.Bots[0], Second: p.Bots[1], Fingerprint: p.Fingerprint, Moves: p.Moves, Figures: make(map[string]Measure)}
			for _, f := range p.Figures() {
				if m := f.Measure(); f.Value.Known() && f.SE.Known() {
					q.Figures[f.ID] = Measure{short(m.Value), short(m.SE), m.N}
				}
			}
			for part := range looks {
				q.Parts = append(q.Parts, r.print(i, part+1, looks))
			}
			b.Pairings = append(b.Pairings, q)
		}
		list = append(list, b)
	}
	return list
}

// short is a number with six digits: more would make a file that changes with the machine.
func short(x float64) float64 {
	y, err := strconv.ParseFloat(strconv.FormatFloat(x, 'g', 6, 64), 64)
	if err != nil {
		return x
	}
	return y
}
