// SPDX-License-Identifier: Apache-2.0
//
// facet-bench SCENES [ROUNDS]: the time of every stage, in process, as the median of many rounds. Scenes are compiled
// with the whole built-in library parsed once before, as in a long-running process; the first two rows say what a
// fresh process pays for it.

import Facet
import Glibc

let words = Array(CommandLine.arguments.dropFirst())
guard let folder = words.first else {
  print("usage: facet-bench SCENES [ROUNDS]")
  exit(2)
}
let rounds = words.count > 1 ? Int(words[1]) ?? 200 : 200
do throws(ToolError) {
  let inputs = try expandInputs([folder], in: LocalFileSystem())
  try StageReport(inputs: inputs, rounds: max(rounds, 1)).print()
} catch {
  print("facet-bench: \(error.message)")
  exit(2)
}
