// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetIR
import FacetVerify
import Testing

/// What the compiler writes of a picture is that picture; what it writes of a changed one is not.
@Suite struct PlantedFaultTests {
  private static func written(_ ir: PathIR) throws -> [UInt8] {
    let written = try defaultOutputFormat.write(quantize(ir), EmitOptions(name: "fault"))
    return written.bytes
  }

  private static func verified(_ svg: [UInt8], _ exact: PathIR) -> Verification {
    verify(svg: svg, against: exact, tolerance: defaultTolerance(for: exact))
  }

  @Test(arguments: PlantedFault.all) func withoutTheFaultThePictureIsTheSame(_ fault: PlantedFault) throws {
    #expect(fault.exact.problems() == [])
    let result = Self.verified(try Self.written(fault.exact), fault.exact)
    #expect(result.messages == [])
  }

  @Test(arguments: PlantedFault.all) func theFaultIsCaught(_ fault: PlantedFault) throws {
    #expect(fault.planted.problems() == [])
    let svg = try Self.written(fault.planted)
    let result = Self.verified(svg, fault.exact)
    #expect(!result.isSame, "\(String(decoding: svg, as: UTF8.self))")
  }

  @Test func thereAreEnoughOfThem() {
    #expect(PlantedFault.all.count >= 60)
    #expect(Set(PlantedFault.all.map(\.name)).count == PlantedFault.all.count)
  }
}
