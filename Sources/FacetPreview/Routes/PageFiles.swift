// SPDX-License-Identifier: Apache-2.0

/// The page, as it stands in the program.
enum PageFiles {
  /// The page itself, for a run with this token.
  static func index(token: String) -> [UInt8] {
    let text = String(decoding: PackageResources.index_html, as: UTF8.self)
    let parts = text.split(separator: tokenMark, maxSplits: 1, omittingEmptySubsequences: false)
    return Array(parts.joined(separator: token).utf8)
  }

  /// Stands in the page where the token goes.
  static let tokenMark = "{{token}}"

  /// Everything that the page loads, by name.
  static let all: [String: [UInt8]] = [
    "card.js": PackageResources.card_js,
    "changes.js": PackageResources.changes_js,
    "connection.js": PackageResources.connection_js,
    "controls.js": PackageResources.controls_js,
    "dom.js": PackageResources.dom_js,
    "ease.js": PackageResources.ease_js,
    "face.js": PackageResources.face_js,
    "facts.js": PackageResources.facts_js,
    "favicon.svg": PackageResources.favicon_svg,
    "gallery.js": PackageResources.gallery_js,
    "hands.js": PackageResources.hands_js,
    "header.js": PackageResources.header_js,
    "help.js": PackageResources.help_js,
    "implied.js": PackageResources.implied_js,
    "inspector.js": PackageResources.inspector_js,
    "literals.js": PackageResources.literals_js,
    "main.js": PackageResources.main_js,
    "notices.js": PackageResources.notices_js,
    "overrides.js": PackageResources.overrides_js,
    "pad.js": PackageResources.pad_js,
    "page.css": PackageResources.page_css,
    "picture.js": PackageResources.picture_js,
    "pixels.js": PackageResources.pixels_js,
    "pointers.js": PackageResources.pointers_js,
    "popover.js": PackageResources.popover_js,
    "problems.js": PackageResources.problems_js,
    "ranges.js": PackageResources.ranges_js,
    "recognizers.js": PackageResources.recognizers_js,
    "scaling.js": PackageResources.scaling_js,
    "scene.css": PackageResources.scene_css,
    "scenes.js": PackageResources.scenes_js,
    "sketch.js": PackageResources.sketch_js,
    "stage.js": PackageResources.stage_js,
    "strokes.js": PackageResources.strokes_js,
    "tools.js": PackageResources.tools_js,
    "viewbar.js": PackageResources.viewbar_js,
    "viewport.js": PackageResources.viewport_js,
    "writes.js": PackageResources.writes_js,
  ]

  static func contentType(of name: String) -> String {
    if name.hasSuffix(".js") { return "text/javascript; charset=utf-8" }
    if name.hasSuffix(".css") { return "text/css; charset=utf-8" }
    return name.hasSuffix(".svg") ? "image/svg+xml" : "text/html; charset=utf-8"
  }
}
