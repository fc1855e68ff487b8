// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetTypes
import Testing

@Suite("Names from elsewhere") struct ForeignNamesTests {
  @Test(
    "of SwiftUI and of old files meet their word here",
    arguments: [
      (.element, "ForEach", "repeat"), (.element, "ZStack", "group"), (.element, "HStack", "hstack"),
      (.element, "Rectangle", "rect"), (.element, "addQuadCurve", "quad"), (.element, "closeSubpath", "close"),
      (.modifier, "rotationEffect", "rotate"), (.modifier, "scaleEffect", "scale"),
      (.modifier, "foregroundColor", "fill"), (.parameter, "eyesOpen", "eyes"),
      (.parameter, "smiliness", "mouthCurvature"), (.parameter, "eyebrows", "eyeBrows"),
      (.parameter, "faceCardScale", "faceArtScale"), (.enumCase, "Newtral", "neutral"),
      (.enumCase, "mischievious", "mischievous"), (.enumCase, "topLeading", "topLeft"),
      (.enumCase, "evenodd", "evenOdd"), (.function, "LinearGradient", "linearGradient"),
      (.type, "CGFloat", "Number"),
    ] as [(ForeignNames.Context, String, String)])
  func renamed(context: ForeignNames.Context, name: String, replacement: String) {
    #expect(ForeignNames.lookup(name, in: context)?.replacement == replacement)
  }

  @Test(
    "without a word here come with advice",
    arguments: [
      (.modifier, "overlay", "group { }"), (.modifier, "background", "earlier"), (.modifier, "strokeBorder", ".inside"),
      (.modifier, "compositingGroup", "composited"), (.modifier, "cornerRadius", "rect(cornerRadius: …)"),
      (.enumCase, "linearGradient", "without the dot"), (.enumCase, "systemGreen", "`#34c759`"),
      (.enumCase, "systemBlue", "`#007aff`"), (.function, "random", "hash(seed, key)"),
    ] as [(ForeignNames.Context, String, String)])
  func advised(context: ForeignNames.Context, name: String, advice: String) {
    let found = ForeignNames.lookup(name, in: context)
    #expect(found?.replacement == nil)
    #expect(found?.message.contains(advice) == true)
  }

  @Test("of old parameters bring their values along") func values() {
    let eyes = ForeignNames.lookup("eyesOpen", in: .parameter)
    #expect(eyes?.values["true"] == ".open")
    #expect(eyes?.values["false"] == ".closed")
  }

  @Test("can mean different things to different words") func owners() {
    #expect(ForeignNames.lookup("to", in: .parameter, of: "move")?.advice == "write `move(x, y)`")
    #expect(ForeignNames.lookup("to", in: .parameter, of: "circle") == nil)
    #expect(ForeignNames.lookup("lineWidth", in: .parameter, of: "stroke")?.replacement == "width")
  }

  @Test("stand once each, and never for a word that exists", arguments: ForeignNames.Context.allCases)
  func wellFormed(context: ForeignNames.Context) {
    let all = ForeignNames.all(in: context)
    let real = realNames(context)
    for entry in all {
      #expect(all.filter { $0.name == entry.name && $0.owner == entry.owner }.count == 1, "\(entry.name) twice")
      if context != .parameter { #expect(!real.contains(entry.name), "\(entry.name) is a word") }
      if let replacement = entry.replacement {
        #expect(real.contains(replacement), "\(entry.name) → \(replacement)")
      }
      #expect(!entry.advice.isEmpty && !entry.advice.hasSuffix("."))
    }
  }

  private func realNames(_ context: ForeignNames.Context) -> Set<String> {
    let elements = Primitives.all.map(\.info) + Container.allCases.map(\.info) + OutlineCommand.allCases.map(\.info)
    let modifiers = Modifier.allCases.map(\.info)
    switch context {
    case .element: return Set(elements.map(\.name)).union(["repeat"])
    case .modifier: return Set(modifiers.map(\.name))
    case .parameter:
      let words = (elements + modifiers).flatMap(\.parameters).map(\.name)
      let functions = BuiltInFunctions.all.flatMap(\.signatures).flatMap(\.parameters).map(\.name)
      let library = ["eyes", "mouthCurvature", "eyeBrows", "eyeBrowTilt", "faceArtScale"]
      return Set(words + functions + library)
    case .enumCase:
      let cases = BuiltInEnum.allCases.flatMap { $0.definition.cases.map(\.name) }
      return Set(cases + CSSColors.names + ["neutral", "mischievous"])
    case .function: return Set(BuiltInFunctions.all.map(\.name))
    case .type: return Set(Type.named.map(\.name))
    }
  }
}
