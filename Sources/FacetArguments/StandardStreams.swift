// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What must hold of the process before anything is read or written.
package enum StandardStreams {
  package static func prepare() {
    // A closed pipe and a file size limit are errors of `write`, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Where a stream is closed, the next file opened would take its place, and messages would end up in an output. What
    // stands there instead is open the wrong way round, so that using it is still an error.
    for (descriptor, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", mode)
    }
  }
}
