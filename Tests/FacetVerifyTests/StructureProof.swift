// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetIR
import FacetOptimizer
import FacetSource
import FacetVerify
import Testing

/// What is drawn by reference, from groups that share, is the exact picture: told by code that knows nothing of either.
@Suite struct StructureProof {
  static let passes = ["collapse-groups", "instances", "share-attributes"]

  /// The bytes after the passes, and how many references there are.
  private func shortened(
    _ exact: PathIR, tolerance: Double, ids: GridIDStyle = .short
  ) throws -> (svg: [UInt8], references: Int) {
    var grid = quantize(exact, tolerance: tolerance)
    grid.ids = ids
    let passes = allPasses.filter { Self.passes.contains($0.info.name) }
    let once = optimize(grid, PassOptions(level: .max), passes: passes).grid
    #expect(optimize(once, PassOptions(level: .max), passes: passes).grid == once)
    #expect(once.problem() == nil)
    #expect(try readGridIR(once.text()) == once)
    #expect(once.worst.distance <= tolerance)
    let svg = try SVGFormat.write(once, EmitOptions(name: "a")).bytes
    #expect(try svg.count <= SVGFormat.write(grid, EmitOptions(name: "a")).bytes.count)
    return (svg, once.nodes.elements.filter { if case .instance = $0.content { true } else { false } }.count)
  }

  private func scene(_ body: String) throws -> PathIR {
    let written = try #require(Written.scene(body))
    return written.exact
  }

  private static let tall = "polygon([(50, 8), (53, 20), (57, 24), (50, 41), (44, 24), (47, 20), (45, 16)])"

  @Test(arguments: 2...25, [1.0, 1.0 / 64, 8])
  func turnedCopiesOfEveryNumber(_ count: Int, _ factor: Double) throws {
    let exact = try scene(
      """
      scene {
        size: 100
        repeat k in 0..<\(count) {
          \(Self.tall).fill(rgb(79, 79, 191)).opacity(0.5).rotate(k / \(count) * 360deg)
        }
      }
      """)
    let tolerance = defaultTolerance(for: exact) * factor
    let (svg, references) = try shortened(exact, tolerance: tolerance)
    let result = verify(svg: svg, against: exact, tolerance: tolerance)
    #expect(result.messages == [], "\(String(decoding: svg, as: UTF8.self))")
    // Doublings: as many as the number has digits in base two, and one more for each further 1 among them.
    let digits = String(count, radix: 2)
    #expect(references <= digits.count - 1 + digits.filter { $0 == "1" }.count - 1)
  }

  @Test(arguments: [1.0, 1.0 / 64, 8]) func mirroredAndShiftedAndGrown(_ factor: Double) throws {
    let exact = try scene(
      """
      scene {
        size: 100
        repeat k in 0..<3 {
          \(Self.tall).fill(.crimson).scale(1 - k / 4).offset(x: k * 33.3 - 40, y: 1 / 3)
          \(Self.tall).stroke(.navy, width: 2).offset(x: k * 20 - 40, y: 50 + 1 / 3)
          \(Self.tall).fill(.green).opacity(0.3).mirror(.horizontal).offset(x: k * 20 - 20, y: 30)
        }
      }
      """)
    let tolerance = defaultTolerance(for: exact) * factor
    let (svg, references) = try shortened(exact, tolerance: tolerance)
    #expect(verify(svg: svg, against: exact, tolerance: tolerance).messages == [])
    #expect(references > 3)
  }
}
