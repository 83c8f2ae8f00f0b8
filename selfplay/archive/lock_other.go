//go:build !unix

package archive

import "os"

// lockFile would keep other processes out, where the system can do it.
func lockFile(*os.File) (bool, error) { return true, nil }
