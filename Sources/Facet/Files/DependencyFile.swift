// SPDX-License-Identifier: Apache-2.0

/// One rule of a dependency file.
public struct DependencyRule: Sendable, Hashable {
  public var output: String
  /// Every path asked for, found or not.
  public var inputs: [String]
  public init(output: String, inputs: [String]) {
    self.output = output
    self.inputs = inputs
  }
}

/// Rules in the form that Make, Ninja and Bazel read: `output: input input`, then an empty rule for each input so that
/// a deleted one does not stop Make.
public func dependencyFile(_ rules: [DependencyRule]) -> String {
  var text = ""
  for rule in rules {
    text += escaped(rule.output) + ":"
    for input in rule.inputs { text += " " + escaped(input) }
    text += "\n"
  }
  var written: Set<String> = []
  for rule in rules {
    for input in rule.inputs where written.insert(input).inserted { text += "\n" + escaped(input) + ":\n" }
  }
  return text
}

/// A path as Make reads it.
private func escaped(_ path: String) -> String {
  var result = ""
  for character in path {
    switch character {
    case " ", "#", ":", "\\", "%": result += "\\" + String(character)
    case "$": result += "$$"
    default: result.append(character)
    }
  }
  return result
}
