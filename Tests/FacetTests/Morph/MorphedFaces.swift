// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetEmit
import FacetSource
import FacetTestSupport
import FacetVerify
import Testing

/// Any two expressions of one face have a way between them.
@Suite struct MorphedFaces {
  private static let text = "param mood: Emotion = .happy\nface {\n  size: 200\n  emotion: mood\n}\n"

  struct Expression: CustomStringConvertible, Sendable {
    var words: [String]
    var description: String { words.joined(separator: " ") }
    var settings: [Setting] {
      words.map { word in
        let parts = word.split(separator: "=")
        return Setting(name: String(parts[0]), text: String(parts[1]))
      }
    }
  }

  static let expressions = [
    ["mood=happy"], ["mood=angry"], ["mood=worried"], ["mood=mischievous"], ["eyes=closed", "showsEyeBrows=false"],
    ["eyes=squinting", "squintOpenness=0.4", "mouth=neutral"], ["eyes=squinting", "mouth=frown", "color=#ff0000"],
    ["scale=0.5", "lineWidth=9", "mouthCurvature=0.3"],
  ].map { Expression(words: $0) }

  private func scene() -> OpenScene { opened(Self.text, "a.face") }

  @Test(arguments: expressions, expressions) func theEndsAreThePicturesThemselves(
    _ one: Expression, _ other: Expression
  ) {
    let scene = scene()
    let morph = scene.morph(from: one.settings, to: other.settings)
    #expect(morph.isPossible)
    #expect(morph.picture(at: 0).output == scene.compile(one.settings).output)
    #expect(morph.picture(at: 1).output == scene.compile(other.settings).output)
    let between = morph.picture(at: 0.4)
    #expect(between.output != nil && between.trouble == nil && !between.diagnostics.hasErrors)
  }

  /// The same number of commands, whatever the expression: else there is no such file.
  @Test(arguments: expressions, expressions) func everyPairIsOneFileThatMoves(_ one: Expression, _ other: Expression)
    throws
  {
    let morph = scene().morph(from: one.settings, to: other.settings)
    for style in AnimationStyle.allCases {
      let result = morph.animation(style, seconds: 1)
      let text = String(decoding: try #require(result.output, "\(result.diagnostics)"), as: UTF8.self)
      #expect(text.contains("prefers-reduced-motion") || one.words == other.words)
      for values in text.matches(of: /attributeName="d"[^>]* values="([^"]*)"/) {
        let letters = values.output.1.split(separator: ";").map { $0.filter(\.isLetter) }
        #expect(letters.allSatisfy { $0 == letters[0] })
      }
    }
  }

  /// What is seen at rest, proven: without its style sheet the file is a picture like any other.
  @Test(arguments: expressions) func theRestingPictureIsTheFirst(_ one: Expression) throws {
    let other = Expression(words: one.words + ["mouthCurvature=-0.9", "eyeBrowTilt=0.2"])
    let result = scene().morph(from: one.settings, to: other.settings).animation(.css, seconds: 1)
    let text = String(decoding: try #require(result.output), as: UTF8.self)
    let still = text.replacing(/<style>[^<]*<\/style>/, with: "")
    #expect(still.count < text.count)
    var options = CompileOptions()
    options.settings = one.settings
    let compiler = Compiler(files: MemoryFileSystem([:]), options: options)
    let input = BatchInput(
      file: InputFile(path: "a.face", isFound: false, relativePath: "a.face"), bytes: Array(Self.text.utf8))
    let verified = compiler.verify(input, svg: Array(still.utf8))
    #expect(verified.verification?.isSame == true, "\(verified.diagnostics.map(\.message))")
  }

  @Test func bytesAreTheSameEachTime() {
    let texts = (0..<3).map { _ in
      scene().morph(from: [], to: Self.expressions[1].settings).animation(.smil, seconds: 2).output
    }
    #expect(texts[0] != nil && texts[0] == texts[1] && texts[1] == texts[2])
  }

  /// The rests are 0.15 of each way, so the middle of the way there is a quarter of the whole.
  @Test func wordsChangeInTheMiddle() throws {
    let ends = ["butt", "square"].map { cap in
      let line = "polyline([(0, 0), (9, 9), (0, 9)]).stroke(.black, width: 2, cap: .\(cap))"
      return opened("face { \(line) }\n", "\(cap).face")
    }
    let morph = ends[0].morph(to: ends[1])
    let bytes = try #require(morph.animation(.smil, seconds: 1).output, "\(morph.first.diagnostics.map(\.message))")
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#"values="butt;square;butt" keyTimes="0;0.25;0.75" calcMode="discrete""#), "\(text)")
  }

  @Test func twoFilesAreAsGoodAsOne() {
    let morph = opened("face { emotion: .happy }\n", "a.face").morph(
      to: opened("// other\nface(.angry, showsEyeBrows: false) { size: 100 }\n", "b.face"))
    #expect(morph.isPossible)
    #expect(morph.picture(at: 1).output == opened("face(.angry, showsEyeBrows: false)\n", "b.face").compile().output)
  }

  @Test func whatCannotMorphSaysWhichPart() {
    let morph = opened("face { polygon([(0, 0), (9, 0), (9, 9)]) }\n", "a.face").morph(
      to: opened("face { polygon([(0, 0), (9, 0), (9, 9), (0, 9)]) }\n", "b.face"))
    #expect(!morph.isPossible && morph.picture(at: 0.5).output == nil)
    let finding = morph.first.diagnostics.first
    #expect(finding?.id == "cannot-morph" && finding?.message.contains("2 commands in one scene and 3") == true)
    let sizes = opened("face { }\n", "a.face").morph(from: [], to: [Setting(name: "size", text: "200")])
    #expect(sizes.picture(at: 0.5).output != nil)
    #expect(sizes.animation(.css, seconds: 1).diagnostics.map(\.id) == ["cannot-animate"])
  }

  @Test func aBadSettingIsAFinding() {
    let morph = scene().morph(from: [], to: [Setting(name: "scale", text: "-1")])
    #expect(!morph.isPossible && morph.last.diagnostics.map(\.id) == ["value-out-of-range"])
  }
}
