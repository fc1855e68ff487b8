// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetEmit
import FacetSource
import FacetTestSupport
import Testing

/// The pictures of the page about morphs.
@Suite struct MorphedExamples {
  private func scene(_ name: String) -> OpenScene { example("faces/\(name).face") }

  private func example(_ name: String) -> OpenScene {
    let path = "\(repositoryRoot)/examples/\(name)"
    return Compiler(files: LocalFileSystem(), options: CompileOptions()).open(
      BatchInput(file: InputFile(path: path, isFound: false, relativePath: name), bytes: nil))
  }

  private func check(_ morph: MorphedScene, _ style: AnimationStyle, _ name: String) throws {
    let bytes = try #require(morph.animation(style, seconds: 1.2).output)
    let difference = differenceFromExpectation(
      String(decoding: bytes, as: UTF8.self), at: "examples/morphs/\(name).svg")
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// Parts that come and go, turn, change their paint or stand in gradients and clips.
  @Test(arguments: [
    ("badges/flower.badge", "petals", "5", "9"), ("badges/landmark.badge", "copies", "3", "8"),
    ("badges/landmark.badge", "adjustment", "0", "0.12"), ("badges/lock.badge", "locked", "true", "false"),
    ("badges/tiers.badge", "tier", "bronze", "gold"), ("scenes/clock.facet", "hour", "2", "5"),
    ("scenes/darkmode.facet", "ground", "white", "black"), ("cards/playing.card", "isFaceUp", "true", "false"),
    ("faces/avatar.face", "name", "Ada", "Grace"), ("faces/party.face", "scale", "0.3", "0.9"),
  ]) func otherScenesMoveToo(_ name: String, _ knob: String, _ from: String, _ to: String) {
    let morph = example(name).morph(from: [Setting(name: knob, text: from)], to: [Setting(name: knob, text: to)])
    #expect(morph.picture(at: 0.5, isDraft: true).output != nil, "\(morph.first.diagnostics)")
    for style in AnimationStyle.allCases {
      let moving = morph.animation(style, seconds: 1)
      #expect(moving.output != nil, "\(moving.diagnostics.map(\.message))")
    }
  }

  @Test func twoMoods() throws { try check(scene("happy").morph(to: scene("worried")), .css, "happy-worried") }

  @Test func aBlink() throws {
    let closed = [Setting(name: "eyes", text: "closed")]
    try check(scene("happy").morph(from: [], to: closed), .smil, "blink")
  }
}
