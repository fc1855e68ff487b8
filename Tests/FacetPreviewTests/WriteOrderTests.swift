// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetGeometry
import FacetTypes
import Testing

@testable import FacetPreview

@Suite struct WriteOrderTests {
  private func read(_ json: String) -> WriteOrder? { try? WriteOrder(json: Array(json.utf8)) }

  @Test func changesAreRead() throws {
    let order = try #require(
      read(#"{"scene":"0","hash":"h","changes":[{"name":"a","value":"1"},{"name":"b","value":"2"}]}"#))
    #expect(order.scene == "0" && order.hash == "h")
    #expect(order.change == .knobs([KnobChange(name: "a", value: "1"), KnobChange(name: "b", value: "2")]))
  }

  @Test func gesturesAreRead() throws {
    let pen = try #require(
      read(
        ##"{"scene":"0","hash":"h","gesture":{"kind":"pen","color":"#0b5fff","width":3,"points":[[1,2],[3.5,4]]}}"##))
    guard case .gesture(.pen(let color, let width, let points)) = pen.change else {
      Issue.record("no stroke of a pen")
      return
    }
    #expect(color == Color(hex: "#0b5fff"))
    #expect(width == 3 && points == [Point(1, 2), Point(3.5, 4)])
    #expect(read(#"{"scene":"0","hash":"h","gesture":{"kind":"undo"}}"#)?.change == .gesture(.undo))
  }

  @Test(arguments: ["1e30", "-10000001", "1e308"]) func aStrokeStaysNearItsPaper(_ number: String) {
    for (width, point) in [("3", "[\(number),2]"), ("3", "[2,\(number)]"), (number, "[1,2]")] {
      let refusal = #expect(throws: WriteOrder.Refusal.self) {
        try WriteOrder(
          json: Array(
            #"{"scene":"0","hash":"h","gesture":{"kind":"erase","width":\#(width),"points":[[1,1],\#(point)]}}"#.utf8))
      }
      #expect(refusal?.text == "A stroke goes no farther than 10000000 units, and is no wider.")
    }
  }

  @Test(arguments: [
    "", "null", "[]", "{", #"{"scene":"0"}"#, #"{"scene":"0","hash":"h"}"#, #"{"scene":0,"hash":"h","changes":[]}"#,
    #"{"scene":"0","hash":"h","changes":[],"gesture":{"kind":"undo"}}"#,
    #"{"scene":"0","hash":"h","changes":[{"name":"a","value":null}]}"#,
    #"{"scene":"0","hash":"h","gesture":{"kind":"burn"}}"#,
    #"{"scene":"0","hash":"h","gesture":{"kind":"erase","width":3}}"#,
    #"{"scene":"0","hash":"h","gesture":{"kind":"erase","width":3,"points":[[1]]}}"#,
    #"{"scene":"0","hash":"h","gesture":{"kind":"pen","width":3,"points":[[1,2]]}}"#,
    ##"{"scene":"0","hash":"h","gesture":{"kind":"pen","color":"red; }","width":3,"points":[[1,2]]}}"##,
  ]) func nonsenseIsNoOrder(_ json: String) {
    #expect(read(json) == nil)
  }
}
