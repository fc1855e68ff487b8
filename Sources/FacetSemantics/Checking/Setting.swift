// SPDX-License-Identifier: Apache-2.0

public import FacetSource
import FacetSyntax
public import FacetTypes

/// What came of a value from outside.
public enum SettingOutcome: Sendable {
  case accepted(SettingTarget, Value)
  /// Nothing in the program has that name.
  case unknown(Diagnostic)
  case refused([Diagnostic])
}

/// Reads a value for `--set name=value` or a cell of a data row.
///
/// A name means a `param` of the main file, else a parameter of the root component, else what every root takes. Values
/// are the literals of the language; strings, colours and enum cases may also stand bare, cases by their aliases too.
///
/// - Parameters:
///   - option: what it was said with, as a command line has it.
///   - place: where the value was written; nil makes a source of its own for messages, named after the option.
///   - sources: gets that source when there is something to say.
public func checkSetting(
  name: String, valueText: String, by option: String = "--set", at place: SourceSpan? = nil, in program: Program,
  facts: ProgramFacts, sources: inout SourceMap
) -> SettingOutcome {
  let text = "\(name)=\(valueText)"
  // Blanks stand for the name, so that places in the value are places in the whole.
  let blank = String(repeating: " ", count: name.utf8.count + 1)
  var copy = sources
  let source = copy.add(SourceFile(path: option, bytes: Array(text.utf8)))
  let valueStart = name.utf8.count + 1
  let here = place ?? SourceSpan(source, ByteSpan(valueStart..<valueStart + valueText.utf8.count))
  let knobs = facts.params + facts.rootParameters
  guard let knob = knobs.first(where: { $0.name == name }) else {
    if place == nil { sources = copy }
    let at = place ?? SourceSpan(source, ByteSpan(0..<name.utf8.count))
    let known = facts.params.map(\.name)
    return .unknown(
      .unknownSetting(name, at: at, suggestion: nearestName(to: name, among: knobs.map(\.name)), known: known))
  }
  let reader = SettingReader(
    file: SourceFile(path: option, bytes: Array((blank + valueText).utf8)), source: source, text: valueText.trimmed,
    enums: program.enums)
  switch reader.read(as: knob.type) {
  case .value(let value): return .accepted(knob.target, value)
  case .unprintable(let scalar):
    if place == nil { sources = copy }
    return .refused([.unprintable(scalar, at: here)])
  case .notWritten(let diagnostics):
    if place == nil { sources = copy }
    return .refused(place.map { place in diagnostics.map { $0.moved(to: place) } } ?? diagnostics)
  case .other:
    if place == nil { sources = copy }
    return .refused([
      .settingMismatch(
        name, type: knob.typeName, text: valueText.trimmed, at: here, declared: knob.origin,
        notes: reader.notes(for: knob.type))
    ])
  }
}

extension Diagnostic {
  /// The same words at another place; changes of text make no sense there.
  fileprivate func moved(to place: SourceSpan) -> Diagnostic {
    var result = self
    result.primary = place
    result.secondary = []
    result.fixes = []
    return result
  }
}

extension String {
  /// Without blanks and tabs at both ends.
  fileprivate var trimmed: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
      return ""
    }
    return String(self[first...last])
  }
}
