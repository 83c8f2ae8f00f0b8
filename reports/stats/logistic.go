package stats

import (
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/mat"
	"gonum.org/v1/gonum/optimize"
)

// A Logistic is a logistic regression with a ridge penalty: log(P/(1−P)) = β₀ + Σ βₖ·xₖ, with P the
// probability of a success. The penalty λ/2·Σβₖ² (β₀ goes free) keeps the weights finite where the
// data could be told apart without a mistake; it is a normal prior of variance 1/λ.
//
// Observations come in clusters, within which they may hang together in any way; the covariance
// knows.
//
// Sources: A. E. Hoerl & R. W. Kennard, "Ridge regression", Technometrics 12 (1970) 55–67; S. le
// Cessie & J. C. van Houwelingen, "Ridge estimators in logistic regression", Appl. Stat. 41 (1992)
// 191–201; K.-Y. Liang & S. L. Zeger, "Longitudinal data analysis using generalized linear models",
// Biometrika 73 (1986) 13–22 (the sandwich).
type Logistic struct {
	Weights []float64 // β₀, then one for each variable
	// of the weights: H⁻¹·(C/(C−1)·Σ gᵢgᵢᵀ)·H⁻¹, with H the curvature and gᵢ the gradient of a
	// cluster
	Covariance *mat.SymDense
	N          int // observations
	Clusters   int
}

// A Sample is the observations of a logistic regression.
type Sample struct {
	X       [][]float64
	Success []bool
	Cluster []int // equal numbers, adjacent to each other, are one cluster
}

// Fit finds the weights by Newton's method. It fails if there are fewer than two clusters.
func (s *Sample) Fit(lambda float64) (*Logistic, error) {
	if len(s.X) == 0 {
		return nil, errors.New("logistic regression: no observations")
	}
	k := len(s.X[0]) + 1
	clusters := 1
	for i := range s.Cluster[1:] {
		if s.Cluster[i] != s.Cluster[i+1] {
			clusters++
		}
	}
	if clusters < 2 {
		return nil, errors.New("logistic regression: one cluster says nothing of errors")
	}
	problem := optimize.Problem{
		Func: func(w []float64) float64 { return s.loss(w, lambda) },
		Grad: func(grad, w []float64) { s.gradient(grad, w, lambda) },
		Hess: func(hess *mat.SymDense, w []float64) { s.curvature(hess, w, lambda) },
	}
	result, err := optimize.Minimize(problem, make([]float64, k), &optimize.Settings{GradientThreshold: 1e-7 * float64(len(s.X))}, &optimize.Newton{})
	if err != nil {
		return nil, fmt.Errorf("logistic regression: %w", err)
	}
	l := &Logistic{Weights: result.X, N: len(s.X), Clusters: clusters}
	return l, l.sandwich(s, lambda)
}

func dot(w, x []float64) float64 {
	eta := w[0]
	for j, v := range x {
		eta += w[j+1] * v
	}
	return eta
}

func logistic(eta float64) float64 { return 1 / (1 + math.Exp(-eta)) }

func indicator(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// loss is minus the log-likelihood, with the penalty.
func (s *Sample) loss(w []float64, lambda float64) float64 {
	total := 0.0
	for i, x := range s.X {
		eta := dot(w, x)
		if s.Success[i] {
			eta = -eta
		}
		total += max(eta, 0) + math.Log1p(math.Exp(-math.Abs(eta)))
	}
	for _, b := range w[1:] {
		total += lambda / 2 * b * b
	}
	return total
}

func (s *Sample) gradient(grad, w []float64, lambda float64) {
	clear(grad)
	for i, x := range s.X {
		addScaled(grad, logistic(dot(w, x))-indicator(s.Success[i]), x)
	}
	for j, b := range w[1:] {
		grad[j+1] += lambda * b
	}
}

// addScaled adds r·(1, x).
func addScaled(grad []float64, r float64, x []float64) {
	grad[0] += r
	for j, v := range x {
		grad[j+1] += r * v
	}
}

func (s *Sample) curvature(hess *mat.SymDense, w []float64, lambda float64) {
	hess.Zero()
	row := make([]float64, len(w))
	row[0] = 1
	for _, x := range s.X {
		p := logistic(dot(w, x))
		copy(row[1:], x)
		hess.SymRankOne(hess, p*(1-p), mat.NewVecDense(len(row), row))
	}
	for j := 1; j < len(w); j++ {
		hess.SetSym(j, j, hess.At(j, j)+lambda)
	}
}

func (l *Logistic) sandwich(s *Sample, lambda float64) error {
	k := len(l.Weights)
	hess, meat := mat.NewSymDense(k, nil), mat.NewSymDense(k, nil)
	s.curvature(hess, l.Weights, lambda)
	g := make([]float64, k)
	for i, x := range s.X {
		addScaled(g, logistic(dot(l.Weights, x))-indicator(s.Success[i]), x)
		if i+1 == len(s.X) || s.Cluster[i+1] != s.Cluster[i] {
			meat.SymRankOne(meat, 1, mat.NewVecDense(k, g))
			clear(g)
		}
	}
	var cholesky mat.Cholesky
	if !cholesky.Factorize(hess) {
		return errors.New("logistic regression: the variables depend on each other")
	}
	var bread, half, full mat.Dense
	var inverse mat.SymDense
	if err := cholesky.InverseTo(&inverse); err != nil {
		return fmt.Errorf("logistic regression: %w", err)
	}
	bread.CloneFrom(&inverse)
	half.Mul(&bread, meat)
	full.Mul(&half, &bread)
	l.Covariance = mat.NewSymDense(k, nil)
	scale := float64(l.Clusters) / float64(l.Clusters-1)
	for i := range k {
		for j := i; j < k; j++ {
			l.Covariance.SetSym(i, j, scale*full.At(i, j))
		}
	}
	return nil
}

// SE is the standard error of a weight.
func (l *Logistic) SE(weight int) float64 { return math.Sqrt(l.Covariance.At(weight, weight)) }

// Quotient is the ratio of two weights as a measure, with the standard error of the delta method.
func (l *Logistic) Quotient(a, b int) Measure {
	q := l.Weights[a] / l.Weights[b]
	variance := l.Covariance.At(a, a) - 2*q*l.Covariance.At(a, b) + q*q*l.Covariance.At(b, b)
	if a == b {
		variance = 0
	}
	return Measure{q, math.Sqrt(max(0, variance)) / math.Abs(l.Weights[b]), l.Clusters}
}
