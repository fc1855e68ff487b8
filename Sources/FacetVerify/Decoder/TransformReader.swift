// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// Lists of transforms, such as `translate(3) rotate(45 1 2)`; the last one acts first.
enum TransformReader {
  static func map(_ text: String) throws(DecodingProblem) -> Affine {
    var scanner = ValueScanner(text)
    var map = Affine.identity
    scanner.skipSeparator()
    while scanner.next != nil {
      let name = scanner.word()
      scanner.skipSpace()
      guard scanner.skips("(") else { throw problem(text) }
      var numbers: [Double] = []
      scanner.skipSpace()
      while !scanner.skips(")") {
        guard let number = scanner.number() else { throw problem(text) }
        numbers.append(number)
        scanner.skipSeparator()
      }
      guard let one = one(name, numbers) else { throw problem(text) }
      map = map.after(one)
      scanner.skipSeparator()
    }
    return map
  }

  private static func problem(_ text: String) -> DecodingProblem {
    DecodingProblem("cannot read the transform `\(text)`")
  }

  private static func one(_ name: String, _ n: [Double]) -> Affine? {
    switch (name, n.count) {
    case ("matrix", 6): return Affine(n[0], n[1], n[2], n[3], n[4], n[5])
    case ("translate", 1): return Affine(1, 0, 0, 1, n[0], 0)
    case ("translate", 2): return Affine(1, 0, 0, 1, n[0], n[1])
    case ("scale", 1): return Affine(n[0], 0, 0, n[0], 0, 0)
    case ("scale", 2): return Affine(n[0], 0, 0, n[1], 0, 0)
    case ("rotate", 1), ("rotate", 3):
      let (s, c) = sineAndCosine(degrees: n[0])
      let turn = Affine(c, s, -s, c, 0, 0)
      if n.count == 1 { return turn }
      return Affine(1, 0, 0, 1, n[1], n[2]).after(turn).after(Affine(1, 0, 0, 1, -n[1], -n[2]))
    case ("skewX", 1): return tangent(n[0]).map { Affine(1, 0, $0, 1, 0, 0) }
    case ("skewY", 1): return tangent(n[0]).map { Affine(1, $0, 0, 1, 0, 0) }
    case _: return nil
    }
  }

  private static func tangent(_ degrees: Double) -> Double? {
    let (s, c) = sineAndCosine(degrees: degrees)
    return c == 0 ? nil : s / c
  }
}
