package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// mostKinds is how many places outside the engines may ask what sort of game one is, or branch on
// figures that one sort alone has.
const mostKinds = 14

// TestKinds counts these places. Whoever needs to know more asks what a game has: see [game.Kind.Has],
// the optional interfaces of package game, and the methods of [variants.Definition].
func TestKinds(t *testing.T) {
	var found []string
	for _, top := range []string{"cmd", "reports", "selfplay", "variants"} {
		err := filepath.WalkDir(filepath.Join("..", "..", top), func(path string, d fs.DirEntry, err error) error {
			if err == nil && d.IsDir() && d.Name() == "strictyaml" {
				return fs.SkipDir // it knows files, and no games
			}
			if err == nil && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
				found = append(found, asksForKind(t, path)...)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	text := strings.Join(found, "\n")
	t.Log("\n" + text)
	if len(found) > mostKinds {
		t.Errorf("%d places ask for the kind of game, and at most %d may", len(found), mostKinds)
	}
	if !strings.Contains(text, "variants/genre.go") {
		t.Error("the place where variants are told apart is not found: the test looks for something else")
	}
}

// asksForKind lists the declarations of a file in which it is asked, each by the first place.
func asksForKind(t *testing.T, path string) (places []string) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range file.Decls {
		asked := ""
		ast.Inspect(d, func(n ast.Node) bool {
			if what := kindAsked(path, n); asked == "" && what != "" {
				asked = fmt.Sprintf("%s:%d %s", filepath.ToSlash(path), files.Position(n.Pos()).Line, what)
			}
			return asked == ""
		})
		if asked != "" {
			places = append(places, asked)
		}
	}
	return places
}

// kindAsked is how an expression asks: it names a [game.Kind] or a genre of variants or a form of
// reports, or compares such a thing. It is empty if it does not ask.
func kindAsked(path string, n ast.Node) string {
	switch n := n.(type) {
	case *ast.SelectorExpr:
		if fmt.Sprint(n.X) == "game" && (n.Sel.Name == "Board" || n.Sel.Name == "Cards") {
			return "game." + n.Sel.Name
		}
	case *ast.CompositeLit:
		if x, ok := n.Type.(*ast.Ident); ok && (x.Name == "cardGenre" || x.Name == "cardForm") {
			return x.Name
		}
	case *ast.BinaryExpr:
		if n.Op == token.EQL || n.Op == token.NEQ {
			return cmp.Or(kindIn(path, n.X, n.Y), kindIn(path, n.Y, n.X))
		}
	}
	return ""
}

// kindIn is what one side of a comparison says of the sort of a game: the name of a call or a field.
// A report's Kind is one; that of an action, which is compared with a word of package game, is none.
func kindIn(path string, side, other ast.Expr) string {
	if call, ok := side.(*ast.CallExpr); ok {
		side = call.Fun
	}
	switch x := side.(type) {
	case *ast.Ident:
		if x.Name == "genreOf" || x.Name == "genreOfTree" {
			return x.Name
		}
	case *ast.SelectorExpr:
		word, _ := other.(*ast.SelectorExpr)
		ofGame := word != nil && fmt.Sprint(word.X) == "game"
		report := strings.Contains(path, "/reports/") && x.Sel.Name == "Kind" && !ofGame
		if report || slices.Contains([]string{"Genre", "Cards", "Deck"}, x.Sel.Name) {
			return x.Sel.Name
		}
	}
	return ""
}
