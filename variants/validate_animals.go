package variants

import (
	"reflect"
	"regexp"

	"github.com/wildbench/wildbench/variants/english"
)

// Limits of the engine's tables and of the position text's alphabet.
const (
	maxAnimals = 26
	maxActions = 120
	maxOffset  = 15
)

var letterPattern = regexp.MustCompile(`^[A-Z]$`)

func (v *validator) animals() {
	as := v.d.Animals
	animals := v.entry("animals")
	if len(as) == 0 && !v.report.FailedAt("animals") {
		v.add(animals.Key, "", "there are no animals")
	}
	if len(as) > maxAnimals {
		v.add(animals.Key, "", "there are %d animals, but letters for no more than %d", len(as), maxAnimals)
	}
	actions := 0
	owner := map[string]string{}
	for i := range as {
		a := &as[i]
		actions += 1 + len(a.Abilities)
		v.letter(a, owner)
		v.terrainRules(a)
		v.zoneRules(a)
		v.promotion(a)
		for j := range a.Movements {
			v.mechanic(&a.Movements[j], "animals", a.ID, "movements", a.Movements[j].ID)
			v.movement(&a.Movements[j], a)
		}
		for j := range a.Abilities {
			v.mechanic(&a.Abilities[j], "animals", a.ID, "abilities", a.Abilities[j].ID)
			v.drop(&a.Abilities[j], a)
		}
	}
	v.drops()
	if actions > maxActions {
		v.add(animals.Key, "", "there are %d actions (each animal's movement and each ability is one), but at most %d may be",
			actions, maxActions)
	}
}

// drops checks that no two animals drop by one name: the text of a drop names no animal.
func (v *validator) drops() {
	owner := map[string]string{}
	for _, a := range v.d.Animals {
		for _, m := range a.Abilities {
			if m.Params == nil || m.Params.Places() == "" || !m.Enabled {
				continue
			}
			if other := owner[m.ID]; other != "" {
				v.add(v.key("animals", a.ID, "abilities", m.ID), "give one of them another name",
					"animal %q has a drop %q too: the texts of moves could not tell them apart", other, m.ID)
			}
			owner[m.ID] = a.ID
		}
	}
}

func (v *validator) letter(a *Animal, owner map[string]string) {
	at := v.value("animals", a.ID, "letter")
	switch {
	case at == nil || v.report.FailedUnder("animals", a.ID, "letter"):
	case !letterPattern.MatchString(a.Letter):
		v.add(at, "", "a letter must be one of A to Z, not %q", a.Letter)
	case owner[a.Letter] != "":
		v.add(at, "", "letter %q is already that of animal %q", a.Letter, owner[a.Letter])
	default:
		owner[a.Letter] = a.ID
	}
}

func (v *validator) terrainRules(a *Animal) {
	stop := 0
	for _, r := range a.Terrain {
		key := v.key("animals", a.ID, "terrain", r.Terrain)
		v.says(key, "give enter, end, stop, within or only", "animals", a.ID, "terrain", r.Terrain)
		if r.Stop > 0 && stop > 0 && r.Stop != stop {
			v.add(v.value("animals", a.ID, "terrain", r.Terrain, "stop"), "one number must serve for all its terrains",
				"animal %q has stop %d on one terrain and %d on another", a.ID, stop, r.Stop)
		}
		stop = max(stop, r.Stop)
		if r.Only && (r.Enter == "never" || r.End == "never") {
			v.add(key, "", "animal %q lives only on %s, but may not stand there", a.ID, r.Terrain)
		}
		if r.Colour == "same" && !r.Only {
			v.add(v.value("animals", a.ID, "terrain", r.Terrain, "colour"), "", `"colour" has a meaning only together with "only"`)
		}
	}
}

func (v *validator) zoneRules(a *Animal) {
	for _, r := range a.Zones {
		key := v.key("animals", a.ID, "zones", r.Zone)
		v.says(key, "give own or enemy", "animals", a.ID, "zones", r.Zone)
	}
}

// says reports a rule that is there but empty.
func (v *validator) says(key *node, hint string, p ...string) {
	if n := v.value(p...); n != nil && n.IsMapping() && len(n.Entries) == 0 {
		v.add(key, hint, "what %q means to animal %q is not said", p[len(p)-1], p[1])
	}
}

func (v *validator) promotion(a *Animal) {
	if a.Promotion == nil {
		return
	}
	at := v.value("animals", a.ID, "promotion", "to")
	to := v.d.Animal(a.Promotion.To)
	switch {
	case a.Promotion.To == a.ID:
		v.add(at, "", "animal %q is promoted to itself", a.ID)
	case to >= 0 && v.d.Animals[to].Royal && !a.Royal:
		v.add(at, secondRoyal, "animal %q is promoted to %q, which is royal: that could be a second royal", a.ID, a.Promotion.To)
	}
}

// secondRoyal reminds those whose rules could give a side another royal.
const secondRoyal = "a side has at most one royal animal, and only the setup places it"

// drop checks that no royal animal is placed during the game.
func (v *validator) drop(m *Mechanic, a *Animal) {
	if m.Params != nil && m.Params.Places() != "" && a.Royal && m.Enabled {
		v.add(v.key("animals", a.ID, "abilities", m.ID), secondRoyal, "animal %q is royal, but %q places another", a.ID, m.ID)
	}
}

// movement checks that a mechanic may stand under movements.
func (v *validator) movement(m *Mechanic, a *Animal) {
	kind, ok := kindNamed(m.Kind)
	if !ok || kind.Role == Movement {
		return
	}
	var movements []string
	for _, k := range Kinds {
		if k.Role == Movement {
			movements = append(movements, k.Name)
		}
	}
	v.add(v.value("animals", a.ID, "movements", m.ID, "mechanic"), "put it under abilities",
		"mechanic %q is no movement: those are %s", m.Kind, english.List(movements, "and"))
}

func (v *validator) mechanic(m *Mechanic, p ...string) {
	at := path(p)
	if m.Params == nil || v.report.FailedUnder(p...) {
		return
	}
	v.bounds(m, at)
	m.Params.check(v, at)
}

// bounds checks that the least is not more than the most, in mechanics which have both.
func (v *validator) bounds(m *Mechanic, p path) {
	params := reflect.ValueOf(m.Params).Elem()
	least, most := params.FieldByName("Min"), params.FieldByName("Max")
	if !least.IsValid() || !most.IsValid() || least.Int() <= most.Int() {
		return
	}
	at := v.value(p.To("min")...)
	if at == nil {
		at = v.value(p.To("max")...)
	}
	v.add(at, "", `"min" is %d, which is more than "max", %d`, least.Int(), most.Int())
}
