// SPDX-License-Identifier: Apache-2.0
//
// Ids that nobody wrote, as `--ids` and `--id-prefix` ask for them.

import FacetTestSupport
import Testing

@Suite struct GeneratedIDs {
  private static let scene = """
    badge {
      title: "Petals"
      size: 100
      repeat k in 0..<8 {
        polygon([(50, 8), (53, 20), (57, 24), (50, 41), (44, 24), (47, 20), (45, 16)])
          .fill(rgb(79, 79, 191)).opacity(0.5).rotate(k * 45deg)
      }
    }

    """

  private func ids(_ options: String...) throws -> [String] {
    let shop = Workshop([("petals.badge", Self.scene)])
    let result = run(
      builtProgram("facet"), ["compile", "petals.badge", "-o", "-"] + options, in: shop.folder)
    #expect(result.exitCode == 0)
    return result.text.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
  }

  @Test func theSceneNamesThem() throws {
    let ids = try ids()
    #expect(ids.count == 4 && Set(ids).count == 4)
    for id in ids { #expect(id.wholeMatch(of: /petals-[a-z0-9]{5}/) != nil) }
    #expect(try self.ids("--ids", "scene") == ids)
  }

  @Test func orTheyAreAsShortAsCanBe() throws {
    #expect(try ids("--ids", "short") == ["a", "d", "c", "b"])
    #expect(try ids("--ids", "short", "--id-prefix", "x") == ["xa", "xd", "xc", "xb"])
  }

  @Test func nothingElseIsAStyle() {
    let shop = Workshop([("petals.badge", Self.scene)])
    #expect(shop.facet("compile", "petals.badge", "--ids", "long").exitCode == 2)
  }
}
