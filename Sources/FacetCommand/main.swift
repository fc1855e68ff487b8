// SPDX-License-Identifier: Apache-2.0
//
// The `facet` command: finds the subcommand, and ends with its exit code. A synchronous main, for start-up's sake.

import Glibc

// A closed pipe is an error of `write`, not the end of the process.
signal(SIGPIPE, SIG_IGN)
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
