package engine_test

import "fmt"

// mechanic writes one mechanic with some of its parameters.
func (in *inventor) mechanic(kind string) string {
	fields := []string{"mechanic: " + kind}
	if write := inventions[kind]; write != nil {
		write(in, &fields)
	}
	if in.chance(5) {
		fields = append(fields, "enabled: false")
	}
	return mapping(fields)
}

// inventions write the parameters of each mechanic.
var inventions = map[string]func(in *inventor, fields *[]string){
	"step": func(in *inventor, fields *[]string) {
		in.aimed(fields)
		in.landing(fields)
		in.starting(fields)
	},
	"slide": func(in *inventor, fields *[]string) {
		in.aimed(fields)
		in.landing(fields)
		in.starting(fields)
		in.span(fields, 15)
	},
	"leap": func(in *inventor, fields *[]string) {
		*fields = append(*fields, fmt.Sprintf("offsets: [[%s, %s]]", in.number(1, 3), in.number(0, 15)))
		in.maybe(fields, "path", func() string { return in.pick("over", "orthogonal-first", "diagonal-first", "either") })
		in.landing(fields)
		in.starting(fields)
	},
	"hop": func(in *inventor, fields *[]string) {
		in.aimed(fields)
		in.starting(fields)
		in.maybe(fields, "capture", func() string { return in.pick("passed", "never") })
		words := []string{"either", "friend", "enemy"}
		if in.chance(30) {
			*fields = append(*fields, fmt.Sprintf("over: [%s, %s, %s]", in.pick(words...), in.pick(words...), in.pick(words...)))
			return
		}
		in.maybe(fields, "over", func() string { return in.pick(words...) })
		in.maybe(fields, "hops", func() string { return in.number(1, 255) })
	},
	"walk": func(in *inventor, fields *[]string) {
		in.aimed(fields)
		in.landing(fields)
		in.starting(fields)
		in.span(fields, 8)
		in.maybe(fields, "revisit", func() string { return in.pick("true", "false") })
	},
	"shift": func(in *inventor, fields *[]string) {
		*fields = append(*fields, "terrain: "+in.pick(in.terrains...))
		in.maybe(fields, "scope", func() string { return in.pick("group", "board") })
		in.maybe(fields, "colour", func() string { return in.pick("any", "same") })
		in.landing(fields)
	},
	"vault": func(in *inventor, fields *[]string) {
		*fields = append(*fields, "over: "+in.pick(in.terrains...))
		in.aimed(fields)
		in.landing(fields)
		in.maybe(fields, "crossings", func() string { return in.number(1, 4) })
		in.maybe(fields, "blocked_by", func() string { return in.some(in.animalIDs()...) })
	},
	"strike": func(in *inventor, fields *[]string) {
		*fields = append(*fields, "effect: "+in.pick("remove", "poison", "stomp"))
		in.aimed(fields)
		in.meaning(fields, "victims", "spares")
		in.starting(fields)
		in.maybe(fields, "reach", func() string { return in.number(1, 15) })
		in.maybe(fields, "line", func() string { return in.pick("clear", "any") })
		in.maybe(fields, "targets", func() string { return in.number(1, 8) })
		in.maybe(fields, "after_move", func() string { return in.number(0, 1) })
		in.maybe(fields, "capture", func() string { return in.pick("true", "false") })
		in.maybe(fields, "retreat", func() string { return in.pick(in.terrains...) })
		if in.chance(20) {
			*fields = append(*fields, "all: true")
		}
	},
	"throw": func(in *inventor, fields *[]string) {
		in.aimed(fields)
		in.meaning(fields, "victims", "spares")
		in.span(fields, 15)
		in.maybe(fields, "submerged", func() string { return in.pick("thrown", "spared") })
		in.maybe(fields, "path", func() string { return in.pick("stop", "through") })
		in.maybe(fields, "duel", func() string { return in.pick("true", "false") })
	},
	"push": func(in *inventor, fields *[]string) {
		in.meaning(fields, "victims", "spares")
		in.maybe(fields, "distance", func() string { return in.number(1, 15) })
	},
	"sweep": func(in *inventor, fields *[]string) { in.meaning(fields, "spares") },
	"charge": func(in *inventor, fields *[]string) {
		*fields = append(*fields, "distance: "+in.number(1, 15))
		in.aimed(fields)
		in.maybe(fields, "start", func() string { return in.pick(in.terrains...) })
		in.maybe(fields, "removes", func() string { return in.some(in.animalIDs()...) })
	},
	"drop": func(in *inventor, fields *[]string) {
		*fields = append(*fields, "zone: "+in.pick(in.zones...))
	},
	"companion": func(in *inventor, fields *[]string) {
		*fields = append(*fields, "animals: "+in.some(in.animalIDs()...))
		in.aimed(fields)
		in.maybe(fields, "avoids", func() string { return in.some(in.terrains...) })
	},
	"immobilise": func(in *inventor, fields *[]string) {
		in.maybe(fields, "shelter", func() string { return in.some(in.terrains...) })
	},
	"trample": func(in *inventor, fields *[]string) {
		in.maybe(fields, "victims", func() string { return in.some(in.animalIDs()...) })
		in.maybe(fields, "spares", func() string { return in.some(in.animalIDs()...) })
		in.maybe(fields, "zone", func() string { return in.pick(in.zones...) })
	},
	"submerge": func(in *inventor, fields *[]string) {
		*fields = append(*fields, "terrain: "+in.pick(in.terrains...))
		in.maybe(fields, "for", func() string { return in.pick("friends", "all") })
	},
	"must-capture": func(in *inventor, fields *[]string) {
		*fields = append(*fields, "animals: "+in.some(in.animalIDs()...))
		in.maybe(fields, "victims", func() string { return in.some(in.animalIDs()...) })
	},
}

func (in *inventor) aimed(fields *[]string) {
	in.maybe(fields, "directions", func() string {
		return in.some("forward", "backward", "sideways", "diagonal-forward", "diagonal-backward", "orthogonal", "diagonal", "all")
	})
}

func (in *inventor) landing(fields *[]string) {
	in.maybe(fields, "capture", func() string { return in.pick("replace", "replace", "never", "only") })
}

func (in *inventor) starting(fields *[]string) {
	if in.chance(10) {
		*fields = append(*fields, "from: "+in.some(in.terrains...))
	}
}

// span writes a least and a most.
func (in *inventor) span(fields *[]string, limit int) {
	most := 1 + in.rng.IntN(limit)
	*fields = append(*fields, "max: "+fmt.Sprint(most))
	in.maybe(fields, "min", func() string { return in.number(1, most) })
}

// meaning writes whom an ability means.
func (in *inventor) meaning(fields *[]string, lists ...string) {
	if !(len(lists) == 1) || in.chance(50) {
		in.maybe(fields, "sides", func() string { return in.pick("enemy", "friend", "either") })
	}
	for _, key := range lists {
		if in.chance(25) {
			*fields = append(*fields, key+": "+in.some(in.animalIDs()...))
		}
	}
}
