package selfplay

import "github.com/wildbench/wildbench/engine/game"

// Reasons that harness limits give for ending a game, with [game.Limit] as the cause.
const (
	ReasonMaxPlies   = "max-plies"
	ReasonRepetition = "repetition"
)

// A Match is one game from its start: the position, the legal moves, and the harness limits, which
// no State knows. It may be started again; playing allocates nothing.
type Match struct {
	// State is the position. Read it; to change it use [Match.Play].
	State game.State
	// Moves are the legal moves, none when the match is over.
	Moves game.Moves

	start   game.State
	limits  game.Limits
	plies   int
	seen    occurrences
	outcome game.Outcome
}

// NewMatch starts a match at a position, which it copies.
func NewMatch(start game.State, limits game.Limits) *Match {
	m := &Match{State: start.Clone(), start: start.Clone(), limits: limits}
	m.Restart()
	return m
}

// Deal starts the match at the draw of a seed, where chance has a part in the game.
func (m *Match) Deal(seed uint64) {
	if s, ok := m.start.(game.Dealt); ok {
		s.Deal(seed)
	}
	m.Restart()
}

// Restart goes back to the start.
func (m *Match) Restart() {
	m.State.Set(m.start)
	m.plies = 0
	m.seen.reset()
	m.settle()
}

// Play makes the i-th legal move.
func (m *Match) Play(i int) {
	m.State.Play(&m.Moves, i)
	m.plies++
	m.settle()
}

// Outcome says whether and how the match ended, by rule or by a limit. When both apply the rule
// decides, and of two limits the number of plies.
func (m *Match) Outcome() game.Outcome { return m.outcome }

// settle lists the moves and finds out whether the match is over. Moves come first: a game that
// ends for lack of moves knows it from there.
func (m *Match) settle() {
	m.State.Moves(&m.Moves)
	m.outcome = m.State.Outcome()
	if !m.outcome.Over() {
		m.outcome = m.limit()
	}
	switch {
	case m.outcome.Over():
		m.Moves.Reset()
	case m.Moves.Len() == 0:
		panic("the game goes on but offers no move")
	}
}

// limit is the outcome by the harness limits. The start counts as the first occurrence of its
// position.
func (m *Match) limit() game.Outcome {
	repeated := m.limits.Repetition > 0 && m.seen.add(m.State.Hash()) >= m.limits.Repetition && m.plies > 0
	switch {
	case m.limits.MaxPlies > 0 && m.plies >= m.limits.MaxPlies:
		return game.Outcome{Cause: game.Limit, Winner: -1, Reason: ReasonMaxPlies}
	case repeated:
		return game.Outcome{Cause: game.Limit, Winner: -1, Reason: ReasonRepetition}
	}
	return game.Outcome{}
}
