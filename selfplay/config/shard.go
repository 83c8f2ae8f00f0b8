package config

import "github.com/wildbench/wildbench/selfplay/rundir"

// Part is the part of the run that is to be played. Errors are as those of [Config.Parts].
func (c *Config) Part() (rundir.Shard, error) {
	switch {
	case c.Shard == "":
		return rundir.Shard{}, nil
	case c.Out == "":
		return rundir.Shard{}, c.Place(bad("shard", c.Shard,
			"a part needs a run directory, --out, which wildbench merge can join with the others"))
	}
	s, err := rundir.ParseShard(c.Shard)
	if err != nil {
		err = c.Place(bad("shard", "", "%v", err))
	}
	return s, err
}
