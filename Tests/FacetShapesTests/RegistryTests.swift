// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetTypes
import Testing

private let elements = Primitives.all.map(\.info) + Container.allCases.map(\.info)
private let commands = OutlineCommand.allCases.map(\.info)
private let sketchCommands = SketchCommand.allCases.map(\.info)
private let modifiers = Modifier.allCases.map(\.info)
private let words = elements + commands + sketchCommands + modifiers

@Suite("The registry of words") struct RegistryTests {
  @Test("holds each name once in its place", arguments: [elements, commands, sketchCommands, modifiers].indices)
  func unique(group: Int) {
    let names = [elements, commands, sketchCommands, modifiers][group].map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("calls every word by its own case") func names() {
    for word in Container.allCases { #expect(word.info.name == word.rawValue) }
    for word in OutlineCommand.allCases { #expect(word.info.name == word.rawValue) }
    for word in SketchCommand.allCases { #expect(word.info.name == word.rawValue) }
    for word in Modifier.allCases { #expect(word.info.name == word.rawValue) }
    for (place, primitive) in Primitives.all.enumerated() {
      #expect(Primitives.index(of: primitive.info.name) == place)
    }
    for (place, function) in BuiltInFunctions.all.enumerated() {
      #expect(BuiltInFunctions.index(of: function.name) == place)
    }
    #expect(Primitives.index(of: "hexagon") == nil)
    #expect(BuiltInFunctions.index(of: "random") == nil)
  }

  @Test("tells what every word and parameter does, in one sentence, with an example", arguments: words.indices)
  func documented(index: Int) {
    let word = words[index]
    #expect(word.summary.hasSuffix("."), "\(word.name)")
    #expect(word.example.contains(word.name), "\(word.name)")
    #expect(word.example.hasPrefix("scene {") || word.example.hasPrefix("sketch {"), "\(word.name)")
    #expect(word.example.filter { $0 == "{" }.count == word.example.filter { $0 == "}" }.count, "\(word.name)")
    for parameter in word.parameters {
      #expect(parameter.summary.hasSuffix("."), "\(word.name)(\(parameter.name):)")
    }
    #expect(Set(word.parameters.map(\.name)).count == word.parameters.count)
  }

  @Test("gives defaults of the parameter's type and within its range", arguments: words.indices)
  func defaults(index: Int) throws {
    let parameters = words[index].parameters
    for parameter in parameters {
      guard let value = parameter.presetValue else { continue }
      #expect(value.fits(parameter.type), "\(words[index].name)(\(parameter.name):)")
    }
    try parameters.check(parameters.map(\.presetValue))
  }

  @Test("keeps the defaults that the language promises") func promisedDefaults() {
    func preset(_ word: WordInfo, _ name: String) -> String? {
      word.parameters.first { $0.name == name }?.presetValue?.source(enums: BuiltInEnum.table)
    }
    #expect(preset(Modifier.fill.info, "rule") == ".nonzero")
    #expect(preset(Modifier.stroke.info, "width") == "1")
    #expect(preset(Modifier.stroke.info, "cap") == ".butt")
    #expect(preset(Modifier.stroke.info, "join") == ".miter")
    #expect(preset(Modifier.stroke.info, "miter") == "10")
    #expect(preset(Modifier.stroke.info, "align") == ".center")
    #expect(preset(Modifier.mirror.info, "anchor") == ".center")
    #expect(preset(Modifier.aspectRatio.info, "mode") == ".fit")
    #expect(preset(Container.hstack.info, "distribution") == ".natural")
    #expect(preset(Container.text.info, "size") == "16")
    #expect(preset(Container.text.info, "weight") == ".regular")
    #expect(preset(Container.text.info, "alignment") == ".left")
    #expect(preset(SketchCommand.pen.info, "color") == "#000000")
  }
}

@Suite("Argument checks") struct ArgumentCheckTests {
  private func problem(_ parameters: [ParameterInfo], _ values: [Value?]) -> ValueProblem? {
    do {
      try parameters.check(values)
      return nil
    } catch {
      return error
    }
  }

  @Test("let through what is absent or in range, ends included") func passing() {
    let opacity = Modifier.opacity.info.parameters
    for value in [nil, .number(0), .number(1)] as [Value?] { #expect(problem(opacity, [value]) == nil) }
  }

  @Test("name the parameter and the value") func refusing() {
    let found = problem(Modifier.opacity.info.parameters, [.number(1.5)])
    #expect(found?.id == "value-out-of-range")
    #expect(found?.message == "`amount` must lie between 0 and 1, but is 1.5")
    #expect(found?.parameter == 0)
    #expect(problem(Modifier.aspectRatio.info.parameters, [.number(0)])?.id == "value-out-of-range")
    #expect(problem(Modifier.stroke.info.parameters, [nil, .number(-1)])?.id == "value-out-of-range")
    #expect(
      problem(Modifier.stroke.info.parameters, [nil, nil, nil, nil, .number(0.5)])?.message
        == "`miter` must be at least 1, but is 0.5")
    #expect(
      problem(Modifier.stroke.info.parameters, [nil, nil, nil, nil, nil, .list([.number(3), .number(-1)])])?.parameter
        == 5)
  }
}

extension Value {
  /// Whether the value is of a type as it stands.
  func fits(_ type: Type) -> Bool {
    switch (self, type) {
    case (.number, .number), (.angle, .angle), (.bool, .bool), (.string, .string), (.color, .color),
      (.point, .point), (.size, .size), (.paint, .paint), (.stop, .stop), (_, .unknown):
      true
    case (.list(let items), .list(let item)): items.allSatisfy { $0.fits(item) }
    case (.enumCase(let id, _), .enumeration(let wanted)): id == wanted
    default: false
    }
  }
}
