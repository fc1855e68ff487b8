// SPDX-License-Identifier: Apache-2.0
//
// The text form of both IRs: a statement a line, words apart by spaces, numbers shortest and exact, strings quoted.
// Indentation is for the eye alone.

internal import FacetGeometry
internal import FacetSource
internal import FacetTypes

struct IRTextWriter {
  private(set) var text = ""

  mutating func line(_ words: String...) { line(words) }
  mutating func line(_ words: [String]) {
    text += words.joined(separator: " ")
    text += "\n"
  }
  /// A line that belongs to the one above.
  mutating func part(_ words: String...) { line(["  " + (words.first ?? "")] + words.dropFirst()) }
  mutating func part(_ words: [String]) { line(["  " + (words.first ?? "")] + words.dropFirst()) }

  mutating func picture(_ picture: PictureTraits) {
    line("picture", quoted(picture.kind), picture.contentMode.rawValue)
    if let title = picture.title { line("title", quoted(title)) }
    if let description = picture.description { line("description", quoted(description)) }
    if picture.isDecorative { line("decorative") }
    line("origin", words(picture.origin))
  }

  mutating func traits(_ traits: NodeTraits) {
    if traits.opacity != 1 { part("opacity", words(traits.opacity)) }
    if traits.blend != .normal { part("blend", traits.blend.rawValue) }
    if let id = traits.id { part("id", quoted(id)) }
    if let title = traits.title { part("title", quoted(title)) }
    if let description = traits.description { part("description", quoted(description)) }
    if traits.isDecorative { part("decorative") }
    part("origin", words(traits.origin))
  }
}

func words(_ number: Double) -> String { formatNumber(number) }
func words(_ number: GridNumber) -> String { number.text(keepsLeadingZero: true) }
func words(_ numbers: [Double]) -> String { numbers.map { words($0) }.joined(separator: " ") }
func words(_ numbers: [GridNumber]) -> String { numbers.map { words($0) }.joined(separator: " ") }
func words(_ steps: [Int]) -> String { steps.map { String($0) }.joined(separator: " ") }
func words(_ point: Point) -> String { words([point.x, point.y]) }
func words(_ point: GridPoint) -> String { words([point.x, point.y]) }
func words(_ map: Affine) -> String { words([map.a, map.b, map.c, map.d, map.e, map.f]) }
func words(_ origin: SourceSpan) -> String {
  words([Int(origin.source.raw), Int(origin.span.start), Int(origin.span.end)])
}
func words(_ color: Color) -> String {
  let digits = [color.red, color.green, color.blue].map { part in
    (part < 16 ? "0" : "") + String(part, radix: 16)
  }
  return "#" + digits.joined() + " " + words(color.alpha)
}

/// A string between quotes, with `\`, `"` and line ends escaped.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result += "\\\\"
    case "\"": result += "\\\""
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
