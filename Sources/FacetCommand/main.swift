// SPDX-License-Identifier: Apache-2.0
//
// The `facet` command: finds the subcommand, and ends with its exit code. A synchronous main, for start-up's sake.

import FacetArguments
import Glibc

StandardStreams.prepare()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
