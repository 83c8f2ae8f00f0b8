// Package page lays out what people read: headings, labelled texts and tables, for a terminal of
// any width or as Markdown. It knows nothing of games or statistics.
//
//	p := page.New(page.Options{Width: 110})
//	p.Title("Farm", "400 games")
//	p.Item("Fair?", "White scores 52.1 % [47.0, 57.2].")
//	err := p.Print(os.Stdout)
//
// The same calls give the same bytes. Numbers are written by the functions of numbers.go: a true
// minus sign, no "−0", a dash for what is not known.
package page
