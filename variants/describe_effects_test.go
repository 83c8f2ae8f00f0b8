package variants

import "testing"

// TestEffectWords says what effects of a Bear do.
func TestEffectWords(t *testing.T) {
	k := &Deck{Animals: []Resident{{ID: "bear", Name: "Bear"}, {ID: "wolf", Name: "Wolf"}}}
	const most = maxCounted
	for want, e := range map[string]Effect{
		"gains one level in any company":                                                                     {Count: "same", Most: most, Level: 1},
		"loses two levels if the area has no other of its kind":                                              {Count: "same", Level: -2},
		"needs one space more if the area has exactly one other of its kind":                                 {Count: "same", Least: 1, Most: 1, Space: 1},
		"needs two spaces less if the area has at most two other animals":                                    {Count: "others", Most: 2, Space: -2},
		"gains one level if the area has at most one other animal":                                           {Count: "others", Most: 1, Level: 1},
		"gains one level if the area has three or more animals, itself included":                             {Count: "animals", Least: 3, Most: most, Level: 1},
		"becomes hungry if the area has two to three Wolves":                                                 {Count: "others", Of: Names{"wolf"}, Least: 2, Most: 3, Nature: "hungry"},
		"gains one level if the area has one or more Wolves":                                                 {Count: "animals", Of: Names{"wolf"}, Least: 1, Most: most, Level: 1},
		"gains one level if the area has no other Bear or Wolf":                                              {Count: "others", Of: Names{"bear", "wolf"}, Level: 1},
		"gains one level if the area has two or more Bears or Wolves, itself included":                       {Count: "animals", Of: Names{"bear", "wolf"}, Least: 2, Most: most, Level: 1},
		"gains one level for each other of its kind in the area":                                             {Count: "same", Most: most, Each: true, Level: 1},
		"gains one level and needs one space less for each other animal in the area":                         {Count: "others", Most: most, Each: true, Level: 1, Space: -1},
		"gains one level for each Wolf in the area, if there are two or more":                                {Count: "others", Of: Names{"wolf"}, Least: 2, Most: most, Each: true, Level: 1},
		"gains one level for each animal in the area, itself included, if there are at most four":            {Count: "animals", Most: 4, Each: true, Level: 1},
		"gains one level for each Wolf in the area, and becomes friendly if the area has one or more Wolves": {Count: "others", Of: Names{"wolf"}, Least: 1, Most: most, Each: true, Level: 1, Nature: "friendly"},
		"becomes hungry if the area has one or more others of its kind":                                      {Count: "same", Least: 1, Most: most, Each: true, Nature: "hungry"},
	} {
		if e.Nature == "" {
			e.Nature = "printed"
		}
		if got := e.words(k, "bear"); got != want {
			t.Errorf("got  %q\nwant %q", got, want)
		}
	}
}
