// SPDX-License-Identifier: Apache-2.0

/// One HTML file with pictures before and after, and what changed between them. It needs nothing beside it, and no script.
public struct DifferencePage: Sendable {
  /// One pair of pictures.
  public struct Entry: Sendable {
    public var title: String
    /// SVGs; nil where the picture was not there, or is gone.
    public var before: [UInt8]?
    public var after: [UInt8]?
    public var changes: [String]

    public init(title: String, before: [UInt8]?, after: [UInt8]?, changes: [String]) {
      self.title = title
      self.before = before
      self.after = after
      self.changes = changes
    }
  }

  public var title: String
  public var entries: [Entry]

  public init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  public var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width">
    <title>\(Self.escaped(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <h1>\(Self.escaped(title))</h1>
    \(entries.map(section).joined())</body>
    </html>

    """
  }

  private func section(_ entry: Entry) -> String {
    let items = entry.changes.map { "<li>\(Self.escaped($0))</li>\n" }.joined()
    let list = items.isEmpty ? "<p>Nothing changed.</p>\n" : "<ul>\n\(items)</ul>\n"
    return """
      <section>
      <h2>\(Self.escaped(entry.title))</h2>
      <div class="pair">
      \(figure(entry.before, "before"))\(figure(entry.after, "after"))\(slider(entry))</div>
      \(list)</section>

      """
  }

  private func figure(_ svg: [UInt8]?, _ word: String) -> String {
    let content = svg.map { image($0, word) } ?? "<p>not there</p>"
    return "<figure>\(content)<figcaption>\(word)</figcaption></figure>\n"
  }

  /// The picture after on top of the one before; its box is dragged at the corner to show less of it.
  private func slider(_ entry: Entry) -> String {
    guard let before = entry.before, let after = entry.after else { return "" }
    return
      "<figure><div class=\"stack\">\(image(before, "before"))<div class=\"drag\">\(image(after, "after"))</div></div>"
      + "<figcaption>before, and after on top of it: drag its corner</figcaption></figure>\n"
  }

  private func image(_ svg: [UInt8], _ word: String) -> String {
    "<img alt=\"the picture \(word)\" src=\"data:image/svg+xml;base64,\(base64(svg))\">"
  }

  private static let style = """
    body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #1a1a1a; background: #fff }
    .pair { display: flex; flex-wrap: wrap; gap: 1rem }
    figure { margin: 0 }
    img { display: block; width: 320px; height: 320px; object-fit: contain }
    figure > img, .stack { border: 1px solid #ccc;
      background: repeating-conic-gradient(#eee 0 25%, #fff 0 50%) 0 0 / 16px 16px }
    figure > p { width: 320px; height: 320px; margin: 0; border: 1px dashed #ccc; text-align: center; line-height: 320px }
    .stack { position: relative; width: 320px; height: 320px }
    .drag { position: absolute; inset: 0 auto 0 0; width: 50%; min-width: 0; max-width: 100%; overflow: hidden;
      resize: horizontal; border-right: 2px solid #06c; background: inherit }
    figcaption { color: #555 }
    """

  /// Text as HTML shows it, in elements and in quoted attributes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": result += "\u{FFFD}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// RFC 4648, with padding.
func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  result.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    var value = 0
    for place in 0..<3 { value = value << 8 | (start + place < bytes.count ? Int(bytes[start + place]) : 0) }
    for place in 0..<4 {
      result.append(place <= group.count ? letters[value >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: result, as: UTF8.self)
}
