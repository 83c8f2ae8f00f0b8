// Package strictyaml reads the YAML files that people write into structs, by the tags of their
// fields: variants, scenarios, configurations and baselines.
//
// It is strict: a key that is not known, a value of the wrong type or out of its range, and a key
// that is missing or stands twice are all errors. All of a file's errors are reported at once, as
// [Errors]. Each has its place (file, line and column), the line itself with a mark under the
// column, and often a hint at what was meant.
//
// [Read] makes a tree of [Node] values out of a text, each with its place. [Decode] fills a struct
// from a tree, [Encode] writes one; [Field] lists the tags that both follow. What is wrong is
// collected in [Problems]. [Merge] and the methods of Node make trees out of others: what stands in
// them keeps the place where it was written.
//
// What is not here: what a value means, such as whether a name refers to anything. That is checked
// by the package whose files they are, which adds what it finds to the same Problems.
package strictyaml
