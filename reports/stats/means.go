package stats

import (
	"math"

	"gonum.org/v1/gonum/mat"
	"gonum.org/v1/gonum/stat/distuv"
)

// Means sums vectors of whole numbers up, one for each observation, to ask whether all their
// components have the same mean.
type Means struct {
	N        int
	Sum      []int
	Products []int // of components i and j at i·k+j
}

// NewMeans starts with vectors of so many components.
func NewMeans(components int) *Means {
	return &Means{Sum: make([]int, components), Products: make([]int, components*components)}
}

// Add counts an observation.
func (m *Means) Add(x []int) {
	m.N++
	k := len(m.Sum)
	for i := range x {
		m.Sum[i] += x[i]
		for j := range x {
			m.Products[i*k+j] += x[i] * x[j]
		}
	}
}

// Equal is the p-value of the hypothesis that all components have the same mean, NaN if there are
// too few observations to tell or they do not differ at all. Components of one observation may hang
// together in any way.
//
// Source: Hotelling's T² for repeated measures, as in T. W. Anderson, An Introduction to
// Multivariate Statistical Analysis, 3rd ed. 2003, section 5.3.5: with p contrasts between
// components and n observations, T²(n−p)/(p(n−1)) has the F distribution with p and n−p degrees of
// freedom.
func (m *Means) Equal() float64 {
	k := len(m.Sum)
	p, n := k-1, float64(m.N)
	if p < 1 || m.N <= p+1 {
		return math.NaN()
	}
	last := p
	contrast := mat.NewVecDense(p, nil)
	cov := mat.NewSymDense(p, nil)
	product := func(i, j int) float64 { return float64(m.Products[i*k+j]) }
	for i := range p {
		contrast.SetVec(i, float64(m.Sum[i]-m.Sum[last])/n)
	}
	for i := range p {
		for j := i; j < p; j++ {
			sum := product(i, j) - product(i, last) - product(last, j) + product(last, last)
			cov.SetSym(i, j, (sum-n*contrast.AtVec(i)*contrast.AtVec(j))/(n-1))
		}
	}
	var chol mat.Cholesky
	if !chol.Factorize(cov) {
		return math.NaN()
	}
	var x mat.VecDense
	if err := chol.SolveVecTo(&x, contrast); err != nil {
		return math.NaN()
	}
	t2 := n * mat.Dot(contrast, &x)
	f := t2 * (n - float64(p)) / (float64(p) * (n - 1))
	return distuv.F{D1: float64(p), D2: n - float64(p)}.Survival(f)
}
