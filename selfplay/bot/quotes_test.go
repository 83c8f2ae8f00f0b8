package bot

import (
	"slices"
	"strings"
	"testing"
)

func TestSplitSpecs(t *testing.T) {
	for text, want := range map[string][]string{
		"":                              nil,
		"random":                        {"random"},
		"random,greedy":                 {"random", "greedy"},
		"random,":                       {"random", ""},
		`program:command=a 'b,c',d`:     {`program:command=a 'b,c'`, "d"},
		`program:command="a, \",b",d`:   {`program:command="a, \",b"`, "d"},
		`"program:command=a ""b"",c",d`: {`program:command=a "b",c`, "d"},
		`program:command=it's,random`:   {`program:command=it's,random`},
		`"a"b,c`:                        {`"a"b`, "c"},
		`"`:                             {`"`},
	} {
		if got := Split(text); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

func TestCommandWords(t *testing.T) {
	for text, want := range map[string][]string{
		"":                          nil,
		"  a  b ":                   {"a", "b"},
		`"my bot" --flag 'a b'`:     {"my bot", "--flag", "a b"},
		`a ''  ""`:                  {"a", "", ""},
		`--name="x y"'z'`:           {"--name=x yz"},
		`C:\bots\a.exe "C:\my bot"`: {`C:\bots\a.exe`, `C:\my bot`},
		`"a \" \\ b" '\"'`:          {`a " \ b`, `\"`},
	} {
		got, err := commandWords(text)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %q, %v, want %q", text, got, err, want)
		}
		again, err := commandWords(quoteWords(got))
		if err != nil || !slices.Equal(got, again) {
			t.Errorf("%q becomes %s, which is %q, %v", got, quoteWords(got), again, err)
		}
	}
	for _, text := range []string{`"`, `'`, `a "b`, `a 'b"`, `"a\"`} {
		if words, err := commandWords(text); err == nil || !strings.Contains(err.Error(), "has no end") {
			t.Errorf("%s: %q, %v", text, words, err)
		}
	}
}
