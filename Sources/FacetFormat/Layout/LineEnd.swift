// SPDX-License-Identifier: Apache-2.0

/// How the lines of a file end.
enum LineEnd: Sendable {
  case lf, crlf

  var bytes: [UInt8] {
    switch self {
    case .lf: [0x0A]
    case .crlf: [0x0D, 0x0A]
    }
  }

  /// CRLF where more lines of the file end so than otherwise, else LF.
  init(mostIn bytes: [UInt8]) {
    var pairs = 0
    var others = 0
    var before: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D { others += 1 }
      if byte == 0x0A {
        if before == 0x0D {
          pairs += 1
          others -= 1
        } else {
          others += 1
        }
      }
      before = byte
    }
    self = pairs > others ? .crlf : .lf
  }
}
