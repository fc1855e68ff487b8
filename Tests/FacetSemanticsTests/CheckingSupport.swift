// SPDX-License-Identifier: Apache-2.0

import FacetLibrary
import FacetSemantics
import FacetSource
import FacetSyntax
import FacetTestSupport

/// What came of checking some files beside the built-in library.
struct CheckedFiles {
  var program: Program
  var diagnostics: [Diagnostic]
  var facts: ProgramFacts
  var sources: SourceMap

  /// Findings as the text that expectations hold: one paragraph each.
  var shown: String { shown(diagnostics) }

  func shown(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.inShownOrder().map { paragraph($0) }.joined()
  }

  private func paragraph(_ diagnostic: Diagnostic) -> String {
    var lines = ["\(diagnostic.severity.rawValue) \(diagnostic.id) \(place(diagnostic.primary))"]
    lines.append("  \(diagnostic.message)")
    if !diagnostic.label.isEmpty { lines.append("  label: \(diagnostic.label)") }
    for label in diagnostic.secondary { lines.append("  at \(place(label.at)): \(label.text)") }
    for note in diagnostic.notes { lines.append("  note: \(note)") }
    for fix in diagnostic.fixes {
      lines.append("  fix (\(fix.applicability.rawValue)): \(fix.message)")
      for edit in fix.edits { lines.append("    \(place(edit.at)) -> \(edit.replacement.debugDescription)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Line and column of both ends, with the file's name unless it is the main one.
  private func place(_ span: SourceSpan) -> String {
    let file = sources[span.source]
    let name = span.source == mainSource ? "" : "\(file.path):"
    return "\(name)\(position(span.span.start, file.bytes))-\(position(span.span.end, file.bytes))"
  }

  private func position(_ offset: UInt32, _ bytes: [UInt8]) -> String {
    let before = bytes.prefix(Int(offset))
    let line = before.count { $0 == 0x0A } + 1
    let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    return "\(line):\(column)"
  }

  var mainSource: SourceID { SourceID(UInt32(libraryTrees.count)) }
}

/// The built-in library, parsed once; its files come first in every source map.
let libraryTrees: [SyntaxTree] = Library.files.enumerated().map { place, file in
  parse(SourceFile(path: file.name, bytes: file.bytes), source: SourceID(UInt32(place))).tree
}

/// Checks a main file; imports are looked up in `files` by their path as written.
func checked(
  _ text: String, path: String = "test.facet", files: [String: String] = [:], limits: ModuleLimits = ModuleLimits()
) -> CheckedFiles {
  var sources = SourceMap()
  for tree in libraryTrees { _ = sources.add(tree.file) }
  let (graph, findings) = loadModules(
    main: SourceFile(path: path, bytes: Array(text.utf8)), into: &sources,
    read: { path, _ in
      if path.hasPrefix("../") { return .outsideRoot }
      guard let text = files[path] else { return .failure("no such file") }
      return .file(SourceFile(path: path, bytes: Array(text.utf8)), identity: path)
    }, limits: limits)
  let (program, diagnostics, facts) = check(graph, library: libraryTrees)
  return CheckedFiles(
    program: program, diagnostics: (findings + diagnostics).inShownOrder(), facts: facts, sources: sources)
}
