// SPDX-License-Identifier: Apache-2.0

package import Facet
import FacetSource

/// A command line taken apart by a command's table.
package struct ParsedArguments: Sendable, Equatable {
  package var positionals: [String] = []
  /// In the order given; switches have an empty value.
  package var options: [(name: String, value: String)] = []

  package func has(_ name: String) -> Bool { options.contains { $0.name == name } }
  /// The last value given, so that a later option corrects an earlier one.
  package func value(_ name: String) -> String? { options.last { $0.name == name }?.value }
  package func values(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }

  package static func == (left: ParsedArguments, right: ParsedArguments) -> Bool {
    left.positionals == right.positionals && left.options.map(\.name) == right.options.map(\.name)
      && left.options.map(\.value) == right.options.map(\.value)
  }
}

/// A command line that the table does not allow.
package struct UsageError: Error, Equatable {
  package var message: String
  package var hint: String?
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension CommandInfo {
  private var allOptions: [OptionInfo] { options + CommandInfo.shared }

  /// As `parse`, for those who tell people of every trouble alike.
  package func parsed(_ words: [String]) throws(ToolError) -> ParsedArguments {
    do throws(UsageError) {
      return try parse(words)
    } catch {
      throw ToolError(error.message, hint: error.hint)
    }
  }

  /// Takes the words after the command's name apart. Long options are never abbreviated; `--x=y`, `-o y`, `-oy` and
  /// bundled switches are read; after `--` all is positional.
  package func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.positionals += rest
        rest = []
      } else if word.hasPrefix("--") {
        try parseLong(word, rest: &rest, into: &parsed)
      } else if word.hasPrefix("-"), word != "-" {
        try parseShort(word, rest: &rest, into: &parsed)
      } else {
        parsed.positionals.append(word)
      }
    }
    if parsed.has("help") { return parsed }
    try checkCounts(parsed)
    return parsed
  }

  private func parseLong(_ word: String, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments)
    throws(UsageError)
  {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = allOptions.first(where: { $0.long == name }) else {
      let near = nearestName(to: name, among: allOptions.map(\.long))
      throw UsageError("unknown option `--\(name)`", hint: near.map { "did you mean `--\($0)`?" })
    }
    if option.valueName == nil {
      if parts.count > 1 { throw UsageError("`--\(name)` takes no value") }
      try add(option, "", to: &parsed)
    } else if parts.count > 1 {
      try add(option, String(parts[1]), to: &parsed)
    } else {
      try add(option, try takeValue(of: option, spelled: "--\(name)", from: &rest), to: &parsed)
    }
  }

  private func parseShort(_ word: String, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments)
    throws(UsageError)
  {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = allOptions.first(where: { $0.short == letter }) else {
        throw UsageError("unknown option `-\(letter)`", hint: "`facet help \(name)` lists the options")
      }
      if option.valueName == nil {
        try add(option, "", to: &parsed)
      } else if letters.isEmpty {
        try add(option, try takeValue(of: option, spelled: "-\(letter)", from: &rest), to: &parsed)
      } else {
        if letters.first == "=" { letters.removeFirst() }
        try add(option, String(letters), to: &parsed)
        letters = ""
      }
    }
  }

  private func takeValue(of option: OptionInfo, spelled: String, from rest: inout ArraySlice<String>)
    throws(UsageError) -> String
  {
    guard let value = rest.popFirst() else {
      throw UsageError("`\(spelled)` needs a value: `\(spelled) \(option.valueName ?? "VALUE")`")
    }
    return value
  }

  private func add(_ option: OptionInfo, _ value: String, to parsed: inout ParsedArguments) throws(UsageError) {
    if !option.choices.isEmpty, !option.choices.contains(value) {
      let near = nearestName(to: value, among: option.choices).map { "did you mean `\($0)`? " } ?? ""
      throw UsageError(
        "`\(value)` is no value of `--\(option.long)`",
        hint: near + "it takes " + option.choices.map { "`\($0)`" }.joined(separator: ", "))
    }
    if option.valueName != nil, !option.repeats, let before = parsed.value(option.long), before != value {
      throw UsageError("`--\(option.long)` is given twice, as `\(before)` and as `\(value)`")
    }
    parsed.options.append((option.long, value))
  }

  private func checkCounts(_ parsed: ParsedArguments) throws(UsageError) {
    let required = positionals.filter(\.isRequired).count
    if parsed.positionals.count < required {
      let missing = positionals[parsed.positionals.count]
      let article = ["A", "SVG"].contains(missing.name) ? "an" : "a"
      throw UsageError("`facet \(name)` needs \(article) \(missing.name)", hint: usageLine)
    }
    if !positionals.contains(where: \.repeats), parsed.positionals.count > positionals.count {
      throw UsageError("unexpected argument `\(parsed.positionals[positionals.count])`", hint: usageLine)
    }
  }

  private var usageLine: String { "usage: " + usage }

  /// `facet compile [OPTIONS] PATH…`
  package var usage: String {
    let words = positionals.map { info in
      let name = info.name + (info.repeats ? "…" : "")
      return info.isRequired ? name : "[\(name)]"
    }
    return (["facet", name] + (options.isEmpty ? [] : ["[OPTIONS]"]) + words).joined(separator: " ")
  }
}
