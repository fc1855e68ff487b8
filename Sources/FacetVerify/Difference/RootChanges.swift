// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// What is said of the whole picture.
func rootChanges(_ old: DrawnPicture, _ new: DrawnPicture) -> [PictureChange] {
  var changes: [PictureChange] = []
  func note(_ kind: PictureChange.Kind, _ name: String, _ before: String, _ after: String) {
    if before == after { return }
    changes.append(PictureChange(kind: kind, text: "\(name) \(before) → \(after)", place: PictureChange.Place()))
  }
  func text(of size: Size?) -> String { size.map { "\(short($0.width)) × \(short($0.height))" } ?? "open" }
  func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }
  note(.canvas, "canvas", old.canvas.text(), new.canvas.text())
  note(.canvas, "shown size", text(of: old.size), text(of: new.size))
  note(.canvas, "content", old.aspect.rawValue, new.aspect.rawValue)
  note(.words, "title", quoted(old.name.title), quoted(new.name.title))
  note(.words, "description", quoted(old.name.description), quoted(new.name.description))
  note(.words, "decorative", old.name.isDecorative ? "yes" : "no", new.name.isDecorative ? "yes" : "no")
  let (before, after) = (DrawnName.all(in: old.steps), DrawnName.all(in: new.steps))
  let parted = after.difference(from: before)
  for change in parted {
    switch change {
    case .remove(_, let name, _): note(.words, "name of an element", name, "none")
    case .insert(_, let name, _): note(.words, "name of an element", "none", name)
    }
  }
  return changes
}

extension DrawnName {
  /// What is said of parts, in the order drawn. Recursion is bounded by the depth of pictures.
  fileprivate static func all(in steps: [DrawnStep]) -> [String] {
    steps.flatMap { step -> [String] in
      guard case .group(let group) = step else { return [] }
      return (group.name.words.map { [$0] } ?? []) + all(in: group.steps)
    }
  }

  private var words: String? {
    var words = [title, description].compactMap { $0 }.map { "\"\($0)\"" }
    if isDecorative { words.append("decorative") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
