package reports

import (
	"strings"
)

// Stability says which findings about a variant hold for players of every strength. One that holds
// only for weak players says more about them than about the rules.
type Stability struct {
	Rungs    []string  `json:"rungs"` // the bots of the mirror matches, in the order of the batch
	Findings []Finding `json:"findings"`
}

// A Finding is one short answer for each rung.
type Finding struct {
	Question string   `json:"question"`
	Answers  []string `json:"answers"` // by rung
	Holds    bool     `json:"holds"`   // all are the same
}

// stability asks the same questions of every mirror match. It is nil where there are fewer than two
// to compare.
func stability(pairings []*Pairing) *Stability {
	s := new(Stability)
	var matches []*Pairing
	for _, p := range pairings {
		if p.Mirror && p.Games > 0 {
			matches, s.Rungs = append(matches, p), append(s.Rungs, p.Bots[0])
		}
	}
	if len(matches) < 2 {
		return nil
	}
	for _, q := range questions {
		if q.seats > len(matches[0].Seats) {
			continue
		}
		f := Finding{Question: q.text(matches[0].Words()), Holds: true}
		for i, p := range matches {
			f.Answers = append(f.Answers, q.answer(p))
			f.Holds = f.Holds && f.Answers[i] == f.Answers[0]
		}
		s.Findings = append(s.Findings, f)
	}
	return s
}

// questions have answers short enough to be compared.
var questions = []struct {
	text   func(Words) string
	seats  int // fewer have no answer
	answer func(*Pairing) string
}{
	{always(advantageOf), 2, func(p *Pairing) string { return advantageText(advantage(p)) }},
	{always("most games end by"), 1, commonEnd},
	{func(w Words) string { return w.usedMost }, 1, func(p *Pairing) string { return nameOf(outstanding(p, 1, rateOf)) }},
	{func(w Words) string { return w.usedLeast }, 1, func(p *Pairing) string { return nameOf(outstanding(p, -1, rateOf)) }},
	{always("attracts most"), 1, func(p *Pairing) string { return nameOf(liked(p, 1)) }},
	{always("shunned most"), 1, func(p *Pairing) string { return nameOf(liked(p, -1)) }},
	{always("not seen"), 1, unseenIDs},
}

// advantageOf is the question of an advantage, whose answer may be that none is shown: that is no
// proof that there is none.
const advantageOf = "an advantage"

func advantageText(who string) string {
	if who == nobody {
		return "none shown"
	}
	return "for " + who
}

// nobody answers who has an advantage when nobody is shown to.
const nobody = "nobody"

// always is a question that is put in the same words about games of any kind.
func always(text string) func(Words) string { return func(Words) string { return text } }

func rateOf(q *Piece) Estimate { return q.UsageRate }
func liftOf(q *Piece) Estimate { return q.ChoiceLift }

// noPiece answers which piece stands out when none is shown to.
const noPiece = "none"

func nameOf(q *Piece) string {
	if q == nil {
		return noPiece
	}
	return q.Name
}

// advantage is who is shown to be better off. Of more than two seats, one often stands out by
// chance: they must be shown to differ at all, by the test of all together, before one of them is
// named.
func advantage(p *Pairing) string {
	if len(p.Seats) > 2 && !p.seatsDiffer() {
		return nobody
	}
	var best *Result
	for i := range p.Seats {
		if s := &p.Seats[i]; s.Score.Low > Number(p.equalShare()) && len(p.Seats) > 1 && (best == nil || s.Score.Value > best.Score.Value) {
			best = s
		}
	}
	if best == nil {
		return nobody
	}
	return best.Who
}

// commonEnd is the end of which it is shown that most games come to it.
func commonEnd(p *Pairing) string {
	for _, e := range p.Ends {
		if e.Share.Low > 0.5 {
			return e.Reason
		}
	}
	return noPiece
}

// noAbility answers what was never used, when everything was.
const noAbility = "no ability"

func unseenIDs(p *Pairing) string {
	var ids []string
	for i := range p.Abilities {
		if p.Abilities[i].Unseen {
			ids = append(ids, p.Abilities[i].ID)
		}
	}
	if len(ids) == 0 {
		return noAbility
	}
	return strings.Join(ids, ", ")
}

// words tell which findings hold at every rung, and what those that do not are at each.
func (s *Stability) words() (stable, unstable string) {
	var same, differ []string
	for _, f := range s.Findings {
		if f.Holds && (f.Answers[0] == noAbility || f.Answers[0] == noPiece) {
			continue // not worth saying
		}
		if f.Holds && f.Answers[0] == advantageText(nobody) {
			same = append(same, "no advantage is shown")
			continue
		}
		if f.Holds {
			same = append(same, f.Question+" "+f.Answers[0])
			continue
		}
		var each []string
		for i, a := range f.Answers {
			if a == noPiece { // that none stands out among weak players is nothing known
				continue
			}
			each = append(each, a+" ("+s.Rungs[i]+")")
		}
		differ = append(differ, f.Question+": "+strings.Join(each, ", "))
	}
	if same != nil {
		stable = "Whichever of these bots plays: " + strings.Join(same, "; ") + "."
	}
	if differ != nil {
		unstable = "On which of these bots plays: " + strings.Join(differ, "; ") + "."
	}
	return stable, unstable
}
