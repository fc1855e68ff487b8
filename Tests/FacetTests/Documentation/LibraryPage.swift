// SPDX-License-Identifier: Apache-2.0

import FacetLibrary
import FacetSource
import FacetSyntax

/// The page about the built-in library, from the `///` comments of its files.
enum LibraryPage {
  /// A scene for the picture of each component and shape that is drawn by itself.
  static let scenes: [(name: String, scene: String)] = trees.flatMap { tree in
    tree.items.compactMap { item in
      switch item.kind {
      case .shape(let name, _, _, _): (name.text, picture("\(name.text)().fill(.teal)"))
      case .component(let name, let parameters, _): example(of: name.text, parameters)
      case .enumeration, .function, .param, .binding, .importFile, .theme, .scene: nil
      }
    }
  }

  private static let calls: [(name: String, call: String)] = [
    ("face", "face(emotion: .mischievous, color: .crimson)"),
    ("badge", "badge { hexagon().fill(.gold); star(points: 5, innerRatio: 0.4).fill(.white).padding(30) }"),
    ("card", "card(rank: .nine, suit: .diamonds)"),
    ("pips", "pips(.seven, .spades)"),
    ("cornerLabel", "cornerLabel(.queen, .hearts, size: 40)"),
    ("courtArt", "courtArt(.queen, .hearts)"),
    ("courtBust", "courtBust(.king, .midnightblue)"),
  ]

  private static func example(of name: String, _ parameters: [ParameterSyntax]) -> (name: String, scene: String)? {
    if let call = calls.first(where: { $0.name == name })?.call { return (name, picture(call)) }
    return parameters.allSatisfy { $0.defaultValue != nil } ? (name, picture("\(name)()")) : nil
  }

  private static func picture(_ call: String) -> String {
    "scene {\n  size: 120\n  background: #f4f1ea\n  group { \(call) }.padding(6)\n}\n"
  }

  static let trees: [SyntaxTree] = {
    var sources = SourceMap()
    return Library.files.map { file in
      let source = SourceFile(path: file.name, bytes: file.bytes)
      return parse(source, source: sources.add(source), limits: SyntaxLimits()).tree
    }
  }()

  static var text: String {
    ReferencePage.head(
      "The library",
      """
      What every scene can use without an import. It is written in the language itself: `facet library face` prints a file of it. \
      A file's own declarations hide those of the library.
      """) + trees.map(section).joined()
  }

  private static func section(_ tree: SyntaxTree) -> String {
    let parts = tree.items.map { declaration($0, tree) }
    return "## \(tree.file.path)\n\n\(introduction(of: tree))" + parts.joined()
  }

  /// The comment at the head of a file.
  private static func introduction(of tree: SyntaxTree) -> String {
    let lines = String(decoding: tree.file.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let comment = lines.prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") }.map { $0.dropFirst(2).drop { $0 == " " } }
    return comment.isEmpty ? "" : comment.joined(separator: " ") + "\n\n"
  }

  private static func declaration(_ item: ItemSyntax, _ tree: SyntaxTree) -> String {
    let documentation = item.documentation.map { oneLine($0) + "\n\n" } ?? ""
    switch item.kind {
    case .enumeration(let name, let cases):
      return "### \(name.text)\n\n`enum`. \(documentation.isEmpty ? "\n\n" : documentation)" + table(of: cases)
    case .function(let function):
      let parameters = function.parameters.map { tree.file.text($0.span) }.joined(separator: ", ")
      let result = function.result.map { " -> " + tree.file.text($0.span) } ?? ""
      return "### \(function.name.text)\n\n`func \(function.name.text)(\(parameters))\(result)`. \(documentation)"
    case .shape(let name, let parameters, let space, _):
      return "### \(name.text)\n\n`shape\(spaceText(space))`. \(documentation)" + table(of: parameters, tree)
        + pictureLine(name.text)
    case .component(let name, let parameters, _):
      return "### \(name.text)\n\n`component`. \(documentation)" + table(of: parameters, tree) + pictureLine(name.text)
    case .param, .binding, .importFile, .theme, .scene: return ""
    }
  }

  private static func spaceText(_ space: ShapeSpace) -> String {
    switch space {
    case .frame: ""
    case .unit: " in unit"
    case .square: " in square"
    }
  }

  private static func pictureLine(_ name: String) -> String {
    guard let scene = scenes.first(where: { $0.name == name }) else { return "" }
    let call = scene.scene.split(separator: "\n").dropFirst(3).first?.drop { $0 == " " } ?? ""
    let shown = call.dropFirst("group { ".count).dropLast(" }.padding(6)".count)
    return "![\(name)](pictures/library-\(name).svg)\n\n`\(shown)`\n\n"
  }

  private static func table(of parameters: [ParameterSyntax], _ tree: SyntaxTree) -> String {
    if parameters.isEmpty { return "" }
    var text = "| Parameter | Type | Default | Range | |\n|---|---|---|---|---|\n"
    for parameter in parameters {
      text += ReferencePage.row([
        "`\(parameter.name.text)`", parameter.type.map { "`\(tree.file.text($0.span))`" } ?? "",
        parameter.defaultValue.map { "`\(tree.file.text(tree[$0].span))`" } ?? "needed",
        parameter.range.map { "`\(tree.file.text($0.span))`" } ?? "", parameter.documentation.map(oneLine) ?? "",
      ])
    }
    return text + "\n"
  }

  private static func table(of cases: [EnumCaseSyntax]) -> String {
    var text = "| Case | Aliases | |\n|---|---|---|\n"
    for one in cases {
      let aliases = one.aliases.map { "`\($0.text)`" }.joined(separator: " ")
      text += ReferencePage.row(["`.\(one.name.text)`", aliases, one.documentation.map(oneLine) ?? ""])
    }
    return text + "\n"
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
