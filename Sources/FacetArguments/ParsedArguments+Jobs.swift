// SPDX-License-Identifier: Apache-2.0

package import Facet

extension ParsedArguments {
  /// Threads: as many as `--jobs` says, else one for each processor.
  package func jobs() throws(ToolError) -> Int {
    guard let text = value("jobs") else { return availableProcessors() }
    guard let count = Int(text), count >= 1, count <= 1024 else {
      throw ToolError("`--jobs \(text)` is not a whole number from 1 to 1024")
    }
    return count
  }
}
