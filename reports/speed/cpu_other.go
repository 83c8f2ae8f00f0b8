//go:build !unix && !windows

package speed

import "time"

// cpuTime is not known here.
func cpuTime() time.Duration { return 0 }
