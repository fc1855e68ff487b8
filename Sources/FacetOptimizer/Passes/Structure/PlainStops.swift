// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetTypes

/// Stops that change nothing go: inside a run of one colour, between the outer ones of several at one offset, and exactly
/// on the line between their neighbours. A gradient of one colour becomes that colour.
enum PlainStops: Pass {
  static let info = PassInfo(
    name: "plain-stops", summary: "removes the stops of gradients that change nothing", rewrites: [.gradientStops])

  static func run(_ grid: inout GridIR, _ options: PassOptions) {
    grid.repaint(\.withPlainStops)
  }
}

extension GridPaint {
  fileprivate var withPlainStops: GridPaint {
    switch self {
    case .color: return self
    case .linear(let stops, let from, let to):
      let plain = stops.plain
      return plain.oneColor.map { .color($0) } ?? .linear(stops: plain, from: from, to: to)
    case .radial(let stops, let center, let radius, let transform):
      let plain = stops.plain
      return plain.oneColor.map { .color($0) }
        ?? .radial(stops: plain, center: center, radius: radius, transform: transform)
    }
  }
}

extension [GridStop] {
  /// The colour of all of them; nil where there are several, or no stops.
  fileprivate var oneColor: Color? {
    guard let first, allSatisfy({ $0.color == first.color }) else { return nil }
    return first.color
  }

  /// Without those that change nothing; as they are where they are not in order.
  fileprivate var plain: [GridStop] {
    var result = self
    while let offsets = result.wholeOffsets, offsets == offsets.sorted() {
      let next = result.thinned(offsets)
      if next.count == result.count { break }
      result = next
    }
    return result
  }

  private func thinned(_ offsets: [Int]) -> [GridStop] {
    var kept: [Int] = []
    for index in indices {
      let after = index + 1 < count ? index + 1 : nil
      let continues = kept.last.map { self[$0].color == self[index].color } ?? true
      let goesOn = after.map { self[$0].color == self[index].color } ?? true
      if continues && goesOn { continue }
      if let before = kept.last, let after, isSpare(index, before, after, offsets) { continue }
      kept.append(index)
    }
    return kept.isEmpty ? Array(prefix(1)) : kept.map { self[$0] }
  }

  /// Whether a stop says nothing that its neighbours do not say.
  private func isSpare(_ index: Int, _ before: Int, _ after: Int, _ offsets: [Int]) -> Bool {
    let share = (part: offsets[index] - offsets[before], whole: offsets[after] - offsets[before])
    if share.whole == 0 { return true }
    guard share.part > 0, share.part < share.whole else { return false }
    return self[index].color.lies(between: self[before].color, self[after].color, at: share)
  }

  /// In steps of one grid; nil where an offset is none of a share.
  private var wholeOffsets: [Int]? {
    let decimals = reduce(0) { Swift.max($0, $1.offset.decimals) }
    guard decimals <= IRLimits.decimals else { return nil }
    var offsets: [Int] = []
    for stop in self {
      guard (0...wholePowerOfTen(stop.offset.decimals)).contains(stop.offset.value) else { return nil }
      offsets.append(stop.offset.value * wholePowerOfTen(decimals - stop.offset.decimals))
    }
    return offsets
  }
}

extension Color {
  /// Whether the colour is exactly what a gradient shows at a share of the way. Readers mix colours before or after they
  /// multiply them by alpha, so either the colours are equal or the alphas.
  fileprivate func lies(between first: Color, _ last: Color, at share: (part: Int, whole: Int)) -> Bool {
    if hasHue(of: first), hasHue(of: last) {
      return (alpha - first.alpha) * Double(share.whole) == (last.alpha - first.alpha) * Double(share.part)
    }
    guard alpha == first.alpha, alpha == last.alpha else { return false }
    func isBetween(_ start: UInt8, _ level: UInt8, _ end: UInt8) -> Bool {
      (Int(level) - Int(start)) * share.whole == (Int(end) - Int(start)) * share.part
    }
    return isBetween(first.red, red, last.red) && isBetween(first.green, green, last.green)
      && isBetween(first.blue, blue, last.blue)
  }

  private func hasHue(of other: Color) -> Bool { red == other.red && green == other.green && blue == other.blue }
}
