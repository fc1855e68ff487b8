// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetIR
import FacetOptimizer
import FacetSource
import FacetTestSupport
import FacetVerify
import Testing

/// Pictures that nobody drew, written and read back.
@Suite struct RandomPictureTests {
  /// In each block; `FACET_PICTURES` asks for more.
  static let count = FacetTestSupport.count(askedBy: "FACET_PICTURES", usually: 12)

  private func check(
    _ number: Int, _ options: PassOptions, _ factor: Double, repeated: (inout PathIR) -> Void = { _ in }
  ) throws {
    var exact = RandomPicture.ir(number)
    repeated(&exact)
    #expect(exact.problems() == [], "picture \(number)")
    let tolerance = defaultTolerance(for: exact) * factor
    let grid = quantize(exact, tolerance: tolerance)
    guard grid.keepsTolerance else { return }
    let svg = try defaultOutputFormat.write(optimize(grid, options).grid, EmitOptions(name: "random")).bytes
    let result = verify(svg: svg, against: exact, tolerance: tolerance)
    #expect(
      result.messages == [], "picture \(number) at \(factor), \(options): \(String(decoding: svg, as: UTF8.self))")
  }

  @Test(arguments: 0..<8) func theyAreWhatTheyWere(_ block: Int) throws {
    for number in block * Self.count..<(block + 1) * Self.count {
      try check(number, PassOptions(level: .none), [1, 1.0 / 64, 8][number % 3])
    }
  }

  @Test(arguments: 8..<16) func soTheyAreOptimized(_ block: Int) throws {
    for number in block * Self.count..<(block + 1) * Self.count {
      let profiles: [OutputProfile] = [.web, .compact]
      let options = PassOptions(level: number.isMultiple(of: 2) ? .default : .max, profile: profiles[number / 2 % 2])
      try check(number, options, [1, 1.0 / 64, 8][number % 3])
    }
  }

  @Test(arguments: 16..<20) func whatIsDrawnTwiceIsThatOnce(_ block: Int) throws {
    for number in block * Self.count..<(block + 1) * Self.count {
      try check(number, PassOptions(level: .max), [1, 1.0 / 64, 8][number % 3]) { $0.drawShapesTwice() }
    }
  }

  @Test(arguments: 20..<24) func whatIsTurnedAndMirroredIsThatToo(_ block: Int) throws {
    for number in block * Self.count..<(block + 1) * Self.count {
      try check(number, PassOptions(level: number.isMultiple(of: 2) ? .default : .max), [1, 1.0 / 64, 8][number % 3]) {
        $0.drawAllAgain(turned: 2 + number % 5, isMirrored: number.isMultiple(of: 3))
      }
    }
  }

  /// Bytes that something has happened to are refused or compared, and never stop the program.
  @Test(arguments: 0..<8) func brokenBytesAreToldApart(_ block: Int) throws {
    for number in block * 10..<(block + 1) * 10 {
      let exact = RandomPicture.ir(number)
      var svg = try defaultOutputFormat.write(quantize(exact), EmitOptions(name: "random")).bytes
      let letters = Array("0159-.MmLlHhVvCcSsQqTtAaZz,<>/#\"e".utf8)
      for step in 1...4 {
        let place = (number * 7919 + step * 104_729) % svg.count
        svg[place] = letters[(number + step * 13) % letters.count]
        _ = verify(svg: svg, against: exact, tolerance: defaultTolerance(for: exact))
      }
    }
  }
}
