// SPDX-License-Identifier: Apache-2.0

import FacetLibrary
import FacetSource
import FacetSyntax
import Testing

@Suite struct LibraryText {
  @Test(arguments: Library.files.map(\.name)) func parsesWithoutFindings(_ name: String) throws {
    let file = try #require(Library.files.first { $0.name == name })
    let result = parse(SourceFile(path: name, bytes: file.bytes), source: SourceID(0))
    let findings = result.diagnostics.map {
      "\($0.message): \(String(decoding: file.bytes[$0.primary.span.range], as: UTF8.self))"
    }
    #expect(findings == [])
    #expect(!result.tree.items.isEmpty)
  }

  @Test(arguments: Library.files.map(\.name)) func declaresWhatItSays(_ name: String) throws {
    let file = try #require(Library.files.first { $0.name == name })
    let tree = parse(SourceFile(path: name, bytes: file.bytes), source: SourceID(0)).tree
    #expect(tree.items.map(\.declaredName) == file.declares)
    let words = Set(tree.tokens.filter { $0.kind == .identifier }.map { tree.file.text($0.span) })
    let used = Library.files.indices.filter { place in
      Library.files[place].name != name && Library.files[place].declares.contains { words.contains($0) }
    }
    #expect(file.needs.filter { !used.contains($0) } == [])
    #expect(Set(Library.places(neededFor: Set(file.declares))).isSuperset(of: used))
  }
}

extension ItemSyntax {
  fileprivate var declaredName: String {
    switch kind {
    case .importFile(let path): path.text
    case .param(let parameter): parameter.name.text
    case .binding(let binding): binding.name.text
    case .function(let function): function.name.text
    case .enumeration(let name, _), .shape(let name, _, _, _), .component(let name, _, _), .theme(let name, _):
      name.text
    case .scene: ""
    }
  }
}
