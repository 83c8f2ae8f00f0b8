package reports

import "github.com/wildbench/wildbench/selfplay/rundir"

// ReadRun reports on the records of a run directory, a report for each batch. A run that is
// unfinished is reported as far as it got.
func ReadRun(d *rundir.Dir) ([]*Report, error) {
	var list []*Report
	for i, e := range d.Manifest.Batches {
		store, err := d.Store(i)
		if err != nil {
			return nil, err
		}
		acc := NewAccumulator(e.Header)
		if err := store.Each(acc.Add); err != nil {
			return nil, err
		}
		list = append(list, acc.Report())
	}
	return list, nil
}
