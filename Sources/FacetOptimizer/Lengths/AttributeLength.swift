// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetTypes

/// Lengths of what elements say beside their geometry.
struct AttributeLengths {
  /// Characters of a generated id.
  let id: Int

  init(_ ids: GridIDStyle) {
    // A scene's name of ordinary length, a dash and five characters.
    id = ids == .short ? 1 : 12
  }

  /// Bytes of ` name="value"`.
  func length(_ property: GridProperty, _ value: GridPropertyValue) -> Int {
    property.attribute.utf8CodeUnitCount + 4 + length(value)
  }

  private func length(_ value: GridPropertyValue) -> Int {
    switch value {
    case .none: 4
    case .color(let color): colorTextLength(color)
    // url(#id)
    case .gradient: 6 + id
    case .number(let number): number.textLength
    case .numbers(let numbers): spacedTextLength(numbers)
    case .rule: 7
    case .cap(let cap): cap.rawValue.utf8.count
    case .join(let join): join.rawValue.utf8.count
    }
  }

  /// Bytes of `<use href="#id" …/>`.
  func length(of move: GridMove) -> Int {
    let bare = 15 + id
    switch move {
    case .shift(let by):
      return [by.x, by.y].reduce(bare) { $1.value == 0 ? $0 : $0 + 5 + $1.textLength }
    case .turn(let degrees, let about):
      let isAboutOrigin = about.x.value == 0 && about.y.value == 0
      return bare + 21 + spacedTextLength(isAboutOrigin ? [degrees] : [degrees, about.x, about.y])
    case .matrix(let matrix): return bare + 21 + spacedTextLength(matrix.entries)
    }
  }

  /// Bytes of `<g id=""></g>` around what others refer to.
  var group: Int { 13 + id }
  /// Bytes of ` id=""`.
  var idAttribute: Int { 6 + id }
  /// Bytes of ` clip-path="url(#id)"` and of `<clipPath id="id"></clipPath>` without the area.
  var clip: Int { 44 + 2 * id }
  /// Bytes of `<g></g>`.
  static let bareGroup = 7
}
