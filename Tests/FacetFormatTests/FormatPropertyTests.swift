// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetFormat
import FacetSource
import FacetSyntax
import FacetTestSupport
import Testing

/// What holds of every file: laid out twice is laid out once, and nothing is said that was not said before.
@Suite struct FormatPropertyTests {
  static let folders = ["examples", "Sources/FacetLibrary/Scenes", "Tests/Fixtures"]
  static let files = folders.flatMap { Fixture.files(below: $0, endings: sceneEndings) }

  @Test(arguments: files, [120, 30]) func aFileKeepsItsPromises(_ fixture: Fixture, width: Int) throws {
    let original = parsed(fixture.bytes(), path: fixture.path)
    if original.diagnostics.hasErrors {
      #expect(throws: FormatFailure.self) { try formatted(original) }
      return
    }
    let result = try formatted(original, FormatOptions(width: width))
    let again = try formatted(parsed(result.bytes, path: fixture.path), FormatOptions(width: width))
    let changes = String(decoding: UnifiedDiff(again.file.bytes, again.edits).text(path: fixture.path), as: UTF8.self)
    #expect(again.isUnchanged, "laid out again it changes:\n\(changes)")
    if width == 120 { #expect(brokenPromise(of: result, original) == nil) }
  }

  @Test(arguments: ["a { ForEach(0.let a = \"c : b", "let a = \"b", "let a = 1 /* b", "scene { (", "let a = 5.\n"])
  func whatDoesNotParseIsNotLaidOut(_ text: String) {
    #expect(throws: FormatFailure.self) { try formatted(parsed(Array(text.utf8))) }
  }

  static let scenes =
    (["examples", "Tests/Fixtures/scenes", "Tests/Fixtures/layout", "Tests/Fixtures/traps"].flatMap {
      Fixture.files(below: $0, endings: sceneEndings)
    })

  @Test(arguments: scenes) func aSceneKeepsItsPicture(_ fixture: Fixture) throws {
    guard let result = try? formatted(parsed(fixture.bytes(), path: fixture.path)), !result.isUnchanged else { return }
    let (before, after) = (picture(fixture, fixture.bytes()), picture(fixture, result.bytes))
    #expect(before == after)
  }

  private func picture(_ fixture: Fixture, _ bytes: [UInt8]) -> [UInt8]? {
    let path = repositoryRoot + "/" + fixture.path
    let input = BatchInput(file: InputFile(path: path, isFound: false, relativePath: fixture.name), bytes: bytes)
    return Compiler(files: LocalFileSystem(), options: CompileOptions()).compile(input).output
  }

  @Test(arguments: 1...8) func generatedProgramsKeepTheirPromises(_ group: UInt64) {
    var generator = SentenceGenerator(Grammar.facet, seed: 0xF0_12_3A_70 + group)
    var random = XorShift(seed: 0x0DD_5EED + group)
    var noisy = 0
    for turn in 0..<24 {
      let words = generator.sentence(of: turn.isMultiple(of: 2) ? "File" : "Scene", size: 160)
      let plain = words.map { $0.space + $0.text }.joined()
      for turn in 0..<3 {
        let text = turn == 0 ? plain : withComments(words, &random)
        let original = parsed(Array(text.utf8))
        if original.diagnostics.hasErrors { continue }
        if turn > 0 { noisy += 1 }
        do throws(FormatFailure) {
          let result = try formatted(original)
          guard let promise = brokenPromise(of: result, original) else { continue }
          Issue.record("\(promise)\nin\n\(text)\nas\n\(String(decoding: result.bytes, as: UTF8.self))")
        } catch {
          Issue.record("\(error)\nin\n\(text)")
        }
        return
      }
    }
    #expect(noisy > 8, "comments broke nearly every program, so that little was tested: \(noisy)")
  }

  /// Comments, blanks and line ends between some of the words, whether or not they may stand there.
  private func withComments(_ words: [(space: String, text: String)], _ random: inout XorShift) -> String {
    let noise = [
      " /* c */ ", "  ", " // c\n", "\n// c\n", "\n\n\n", "\n/// d\n", " /* c\n c */ ", "\r\n", " /// d  \n",
      "\n  // facet:format off\n", "\n// facet:format on\n",
    ]
    let share = 4 + random.below(24)
    return words.map { word in
      let isFree = !word.space.isEmpty && random.below(share) == 0
      return (isFree ? noise[random.below(noise.count)] : "") + word.space + word.text
    }.joined()
  }
}
