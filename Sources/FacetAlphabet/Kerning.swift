// SPDX-License-Identifier: Apache-2.0

/// Letters whose sides are alike where they meet a neighbour.
enum KerningClass: Sendable {
  /// A.
  case tent
  /// T.
  case table
  /// V and W.
  case wedge
  /// Y.
  case fork
  /// L.
  case foot
  /// P and F: open below.
  case flag
  /// O, C, G, Q, D on their round sides.
  case round
  /// K, X, R, k, x: legs and arms.
  case leg
  /// Small round letters: a, c, d, e, g, o, q, s on the left; b, e, o, p on the right.
  case smallRound
  /// Small letters with an upright: n, m, u, p and the like.
  case smallStem
  /// v, w, y.
  case smallWedge
  /// r.
  case smallFlag
  /// f.
  case hook
  /// Full stop, comma, ellipsis.
  case point
  /// Hyphen and dashes.
  case dash
  /// Quotation marks.
  case quote

  /// The class of a base letter, or nil for what is never kerned.
  init?(base: UInt32) {
    guard let scalar = Unicode.Scalar(base) else { return nil }
    switch scalar {
    case "A", "Ą": self = .tent
    case "T", "Ț": self = .table
    case "V", "W": self = .wedge
    case "Y": self = .fork
    case "L", "Ł": self = .foot
    case "P", "F": self = .flag
    case "O", "C", "G", "Q", "D", "Ø", "Œ", "Ç", "Ð", "Đ": self = .round
    case "K", "X", "R", "k", "x", "Z", "z": self = .leg
    case "a", "b", "c", "d", "e", "g", "o", "q", "s", "ą", "ę", "ş", "ș", "ø", "œ", "æ", "ç": self = .smallRound
    case "m", "n", "p", "u", "ı", "i": self = .smallStem
    case "v", "w", "y": self = .smallWedge
    case "r": self = .smallFlag
    case "f": self = .hook
    case ".", ",", "…", "‚", "„": self = .point
    case "-", "\u{ad}", "\u{2010}", "\u{2011}", "–", "—": self = .dash
    case "'", "\"", "‘", "’", "“", "”": self = .quote
    default: return nil
    }
  }
}

/// What is added between two neighbours, in design units; negative draws them closer.
func kerning(_ left: KerningClass?, _ right: KerningClass?) -> Int {
  guard let left, let right else { return 0 }
  return switch left {
  case .tent: afterTent(right)
  case .table: afterTable(right)
  case .wedge: afterWedge(right)
  case .fork: afterFork(right)
  case .foot: afterFoot(right)
  case .flag: afterFlag(right)
  case .round: afterRound(right)
  case .leg: afterLeg(right)
  case .smallRound: afterSmallRound(right)
  case .smallWedge: afterSmallWedge(right)
  case .smallFlag: afterSmallFlag(right)
  case .hook: right == .point ? -40 : right == .quote ? 30 : 0
  case .point: afterPoint(right)
  case .dash: afterDash(right)
  case .quote: afterQuote(right)
  case .smallStem: right == .quote ? -14 : 0
  }
}

private func afterTent(_ right: KerningClass) -> Int {
  switch right {
  case .table: -66
  case .wedge: -58
  case .fork: -72
  case .quote: -66
  case .smallWedge: -24
  case .round: -16
  case .tent: 10
  case .foot, .flag, .leg, .smallRound, .smallStem, .smallFlag, .hook, .point, .dash: 0
  }
}

private func afterTable(_ right: KerningClass) -> Int {
  switch right {
  case .tent: -66
  case .smallRound: -76
  case .smallStem, .smallFlag: -52
  case .smallWedge: -50
  case .point: -84
  case .dash: -70
  case .leg: 0
  case .round: -14
  case .table, .wedge, .fork: 10
  case .foot, .flag, .hook, .quote: 0
  }
}

private func afterWedge(_ right: KerningClass) -> Int {
  switch right {
  case .tent: -58
  case .smallRound: -36
  case .smallStem, .smallFlag: -22
  case .smallWedge: -12
  case .point: -76
  case .dash: -30
  case .round: -12
  case .table, .wedge, .fork: 8
  case .foot, .flag, .leg, .hook, .quote: 0
  }
}

private func afterFork(_ right: KerningClass) -> Int {
  switch right {
  case .tent: -72
  case .smallRound: -72
  case .smallStem, .smallFlag: -48
  case .smallWedge: -34
  case .point: -92
  case .dash: -68
  case .round: -28
  case .table, .wedge, .fork: 10
  case .foot, .flag, .leg, .hook, .quote: 0
  }
}

private func afterFoot(_ right: KerningClass) -> Int {
  switch right {
  case .table: -78
  case .wedge: -64
  case .fork: -84
  case .quote: -90
  case .smallWedge: -36
  case .round: -22
  case .dash: -30
  case .tent: 8
  case .foot, .flag, .leg, .smallRound, .smallStem, .smallFlag, .hook, .point: 0
  }
}

private func afterFlag(_ right: KerningClass) -> Int {
  switch right {
  case .tent: -58
  case .point: -104
  case .smallRound: -16
  case .dash: -14
  case .table, .wedge, .fork, .foot, .flag, .round, .leg, .smallStem, .smallWedge, .smallFlag, .hook, .quote: 0
  }
}

private func afterRound(_ right: KerningClass) -> Int {
  switch right {
  case .tent, .table: -16
  case .wedge: -12
  case .fork: -28
  case .leg: -12
  case .point: -22
  case .foot, .flag, .round, .smallRound, .smallStem, .smallWedge, .smallFlag, .hook, .dash, .quote: 0
  }
}

private func afterLeg(_ right: KerningClass) -> Int {
  switch right {
  case .round: -22
  case .smallRound: -14
  case .smallWedge: -12
  case .dash: -34
  case .tent: 8
  case .table, .fork: -8
  case .wedge, .foot, .flag, .leg, .smallStem, .smallFlag, .hook, .point, .quote: 0
  }
}

private func afterSmallRound(_ right: KerningClass) -> Int {
  switch right {
  case .table: -66
  case .wedge: -30
  case .fork: -62
  case .smallWedge, .leg: -8
  case .quote: -24
  case .tent, .foot, .flag, .round, .smallRound, .smallStem, .smallFlag, .hook, .point, .dash: 0
  }
}

private func afterSmallWedge(_ right: KerningClass) -> Int {
  switch right {
  case .point: -58
  case .smallRound: -8
  case .tent: -24
  case .table: -46
  case .dash: -12
  case .wedge, .fork, .foot, .flag, .round, .leg, .smallStem, .smallWedge, .smallFlag, .hook, .quote: 0
  }
}

private func afterSmallFlag(_ right: KerningClass) -> Int {
  switch right {
  case .point: -66
  case .dash: -22
  case .smallRound: -10
  case .tent: -40
  case .smallWedge, .hook: 10
  case .table, .wedge, .fork, .foot, .flag, .round, .leg, .smallStem, .smallFlag, .quote: 0
  }
}

private func afterPoint(_ right: KerningClass) -> Int {
  switch right {
  case .table: -80
  case .wedge: -72
  case .fork: -88
  case .quote: -50
  case .smallWedge: -40
  case .round: -16
  case .tent, .foot, .flag, .leg, .smallRound, .smallStem, .smallFlag, .hook, .point, .dash: 0
  }
}

private func afterDash(_ right: KerningClass) -> Int {
  switch right {
  case .table: -66
  case .wedge: -28
  case .fork: -64
  case .leg: -24
  case .tent, .foot, .flag, .round, .smallRound, .smallStem, .smallWedge, .smallFlag, .hook, .point, .dash, .quote: 0
  }
}

private func afterQuote(_ right: KerningClass) -> Int {
  switch right {
  case .tent: -72
  case .point: -60
  case .smallRound: -30
  case .table, .wedge, .fork, .foot, .flag, .round, .leg, .smallStem, .smallWedge, .smallFlag, .hook, .dash, .quote: 0
  }
}
