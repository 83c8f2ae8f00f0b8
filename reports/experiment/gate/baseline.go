package gate

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"regexp"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/disk"
	"github.com/wildbench/wildbench/variants/document"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// Schema is the version of baseline files. In version 1, fingerprints did not tell how games end.
const Schema = 2

// A Baseline is what a run is held against.
type Baseline struct {
	Schema     int     `yaml:"schema"`
	Confidence float64 `yaml:"confidence"` // of the verdicts together
	// fail or pass: what an inconclusive verdict comes to
	Inconclusive string `yaml:"inconclusive" enum:"fail,pass"`
	// tell or fail: what a change of behaviour alone comes to
	Behaviour string `yaml:"behaviour" enum:"tell,fail"`
	// how often the gate looks while it plays the games itself
	Looks      int          `yaml:"looks"`
	Tolerances []Tolerance  `yaml:"tolerances,blank"`
	Sequential []Sequential `yaml:"sequential,blank"`
	Batches    []Batch      `yaml:"batches,blank"`

	doc strictyaml.Document // empty if the baseline was not read
}

// A Tolerance says by how much figures may move.
type Tolerance struct {
	// the id of a figure, as in CSV reports; * stands for any word, as in usage.*
	Metric string `yaml:"metric,required" doc:"the id of a figure, as in wildbench report RUN --format csv"`
	// of which pairing; empty: of all mirror matches
	Pairing string `yaml:"pairing"`
	// both (by default), up or down: which move is a regression
	Direction string `yaml:"direction" enum:"both,up,down"`
	// absolute (shares are from 0 to 1), or with % a part of the baseline's value
	Margin string `yaml:"margin,verbatim"`
}

// A Sequential is a test of a difference in rating, pair of games by pair in the order of the
// schedule: as soon as one of the two is accepted, what follows does not count.
type Sequential struct {
	Variant string `yaml:"variant"` // empty: of every one
	// of two bots: the first one's rating; of a mirror match: the first seat's
	Pairing string `yaml:"pairing,required" doc:"such as greedy–random"`
	// accepted, it is a regression
	Bad  float64 `yaml:"bad"`
	Good float64 `yaml:"good"` // accepted, it passes
	// risk to pass what is bad; by default 1 − confidence
	Alpha float64 `yaml:"alpha"`
	// risk to fail what is good; by default 1 − confidence
	Beta float64 `yaml:"beta"`
}

// A Batch is what the baseline's run has shown of one variant.
type Batch struct {
	Variant  string    `yaml:"variant"` // as the batch calls it
	Name     string    `yaml:"name"`    // the variant's own
	Digest   string    `yaml:"digest"`
	Seed     uint64    `yaml:"seed"`
	Games    int       `yaml:"games"` // a pairing
	Opening  int       `yaml:"opening_plies,omitempty"`
	Pairings []Pairing `yaml:"pairings"`
}

// A Pairing is what two bots have shown.
type Pairing struct {
	First       string `yaml:"first"`
	Second      string `yaml:"second"`
	Fingerprint string `yaml:"fingerprint"`
	Moves       string `yaml:"moves"` // the fingerprint of the moves alone
	// fingerprints after equal parts of the games, one for each look
	Parts   []string           `yaml:"parts,flow"`
	Figures map[string]Measure `yaml:"figures"`
}

// sameEarnings reports whether a run's cards earn what those of the baseline do, as far as a
// baseline tells: a rule may change what cards earn and neither a move nor a sum. Boards have no
// cards.
func (p *Pairing) sameEarnings(now *reports.Pairing) bool {
	for _, f := range now.Figures() {
		switch f.Family {
		case reports.Earning, reports.Holding, reports.Idle:
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
	Value float64 `yaml:"value" read:"exponent"`
	SE    float64 `yaml:"se" read:"exponent"`
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
	b, err := parse("baseline", []byte(preamble))
	if err != nil {
		panic(err) // the text is above
	}
	return b
}

// maxSize is how many bytes a baseline may have. It grows with variants, pairings and looks.
const maxSize = 8 << 20

var format = strictyaml.Format{
	Kind: "a baseline", Holds: "one baseline", Start: "write it with --update", Size: maxSize, Values: 1_000_000,
}

// Read reads a baseline file. What is wrong with its contents is reported as [strictyaml.Errors].
func Read(file string) (*Baseline, error) {
	text, err := document.ReadFile(file, maxSize)
	if err != nil {
		return nil, err
	}
	b, err := parse(file, text)
	if err != nil {
		return nil, err
	}
	if err := b.fits(); err != nil {
		return nil, err
	}
	return b, nil
}

func parse(file string, text []byte) (*Baseline, error) {
	b := &Baseline{
		Confidence: stats.Confidence, Inconclusive: "fail", Behaviour: "tell", Looks: 1,
	}
	b.doc = *format.Parse(file, text, b)
	if b.Schema != 0 && b.Schema != Schema { // its keys may be others, too
		b.doc.Problems = strictyaml.Problems{}
		b.checkSchema()
	}
	if err := b.doc.Err(); err != nil {
		return nil, err
	}
	return b, b.check()
}

// covers reports whether the tolerance speaks of a figure.
func (t *Tolerance) covers(p *reports.Pairing, figure string) bool {
	return t.speaksOf(p.Name, p.Mirror) && matches(t.Metric, figure)
}

// speaksOf reports whether the tolerance speaks of a pairing.
func (t *Tolerance) speaksOf(pairing string, mirror bool) bool {
	return t.Pairing == pairing || t.Pairing == "" && mirror
}

// matches reports whether a pattern, which check has tried, is of a figure. The name of a bot may
// be a path, whose slashes are letters like others here.
func matches(pattern, figure string) bool {
	plain := strings.NewReplacer("/", "\x00")
	ok, _ := path.Match(plain.Replace(pattern), plain.Replace(figure))
	return ok
}

// oldSchema finds the version in files of version 1. The user's part of them is like that of
// today's.
var oldSchema = regexp.MustCompile(`(?m)^(schema:[ \t]*)1\b`)

// Update writes a baseline of a run. The user's part of a file that is there stays as it is.
func Update(s disk.System, file string, runs []*Run) error {
	head, looks := preamble, Default().Looks
	switch text, err := disk.ReadFile(s, file, maxSize); {
	case err == nil:
		text = oldSchema.ReplaceAll(text, fmt.Appendf(nil, "${1}%d", Schema))
		old, err := parse(file, text)
		if err != nil {
			return err
		}
		old.Batches = batches(runs, old.Looks)
		if err := old.fits(); err != nil {
			return err
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
	return disk.Write(s, file, false, func(w io.Writer) error {
		_, err := w.Write(b.Bytes())
		return err
	})
}

func batches(runs []*Run, looks int) []Batch {
	var list []Batch
	for _, r := range runs {
		b := Batch{Variant: r.Report.Variant, Name: r.Report.Name, Digest: r.Report.Digest, Seed: r.Report.Seed, Games: r.Report.Games, Opening: r.Opening}
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
