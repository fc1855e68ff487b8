// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetFormat
import FacetSource
import FacetSyntax
import FacetTestSupport
import FacetTypes
import Testing

/// Every knob of every scene, written back: the file then says the value, and nothing else of it has changed.
@Suite struct WriteBackProperties {
  static let scenes = ["examples", "Tests/Fixtures/scenes"].flatMap {
    Fixture.files(below: $0, endings: [".face", ".badge", ".card", ".sketch", ".facet"])
  }

  @Test(arguments: scenes) func everyKnobCanBeWrittenBack(_ fixture: Fixture) throws {
    let bytes = fixture.bytes()
    let scene = Scene(fixture, bytes)
    if scene.open.opening.isLibrary { return }
    for knob in try #require(scene.inspection).knobs {
      for value in Self.values(of: knob) where value.literal != knob.value {
        check(knob, value, in: scene, bytes)
      }
    }
  }

  private func check(_ knob: Knob, _ value: Candidate, in scene: Scene, _ bytes: [UInt8]) {
    let change = SourceChange.knobs([KnobChange(name: knob.name, value: value.text)])
    let label = "\(knob.name)=\(value.text)"
    do throws(WriteBackRefusal) {
      let new = try scene.compiler.rewritten(bytes, of: scene.file, by: change)
      let other = Scene(scene.fixture, new)
      let turned = other.inspection?.knobs.first { $0.name == knob.name }
      #expect(turned?.value == value.literal && turned?.isSet == true, "\(label): \(turned?.value ?? "nothing")")
      #expect(scene.comments == other.comments, "\(label) lost a comment")
      #expect(scene.isLaidOut == other.isLaidOut, "\(label) changed the layout")
      checkWords(scene.words, other.words, label)
    } catch {
      // A value may be too much for the picture: the file then stays as it is.
      guard case .findings(let compilation) = error else {
        Issue.record("\(label): \(error)")
        return
      }
      let set = scene.open.compile([Setting(name: knob.name, text: value.text)], isDraft: true)
      #expect(set.diagnostics.hasErrors, "\(label): \(compilation.diagnostics.map(\.message))")
    }
  }

  /// All words but the value's, and the few that an argument takes, are those of before.
  private func checkWords(_ before: [String], _ after: [String], _ label: String) {
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
    var end = 0
    while end < min(before.count, after.count) - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    #expect(after.count - end - start <= 12, "\(label): \(after[start..<(after.count - end)])")
  }

  struct Candidate {
    var text: String
    var literal: String
    init(_ text: String, _ literal: String? = nil) {
      self.text = text
      self.literal = literal ?? text
    }
  }

  private static func values(of knob: Knob) -> [Candidate] {
    switch knob.type {
    case .number:
      let low = knob.low ?? -3
      return [Candidate(numberText(low + (knob.step ?? 0.25)))]
    case .angle: return [Candidate("\(numberText(knob.low ?? 30))deg")]
    case .bool: return [Candidate("true"), Candidate("false")]
    case .string: return [Candidate("He said \"ä\\b\"", "\"He said \\\"ä\\\\b\\\"\"")]
    case .color, .paint: return [Candidate("crimson", "#dc143c")]
    case .size: return [Candidate("(320, 200)")]
    case .point: return [Candidate("(3, 4.5)")]
    case .enumeration: return knob.choices.suffix(1).map { Candidate($0, "." + $0) }
    case .stop, .list, .unknown: return []
    }
  }

  /// A scene as it lies there.
  private struct Scene {
    let fixture: Fixture
    let file: InputFile
    let compiler = Compiler(files: LocalFileSystem(), options: CompileOptions())
    let open: OpenScene
    let inspection: Inspection?
    let isLaidOut: Bool
    private let tree: SyntaxTree

    init(_ fixture: Fixture, _ bytes: [UInt8]) {
      self.fixture = fixture
      file = InputFile(path: repositoryRoot + "/" + fixture.path, isFound: false, relativePath: fixture.name)
      open = compiler.open(BatchInput(file: file, bytes: bytes))
      inspection = open.compile(isDraft: true).inspection
      let parsed = parse(SourceFile(path: fixture.path, bytes: bytes), source: SourceID(0))
      tree = parsed.tree
      isLaidOut = (try? formatted(parsed))?.isUnchanged ?? false
    }

    private func texts(_ isWanted: (TokenKind) -> Bool) -> [String] {
      tree.tokens.filter { isWanted($0.kind) }.map { tree.file.text($0.span) }
    }

    var comments: [String] { texts { $0.isTrivia && $0 != .whitespace && $0 != .newline && $0 != .byteOrderMark } }
    var words: [String] { texts { !$0.isTrivia } }
  }
}
