// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetTypes
import Glibc
import Testing

private struct GoldenRow: Sendable, CustomStringConvertible {
  var seed: String
  var key: String
  var hash: Double
  var place: Int
  var description: String { "\(seed) / \(key)" }
}

/// `Tests/Fixtures/random/version1.tsv`, written by another program.
private let goldenRows: [GoldenRow] = {
  let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  guard let file = unsafe fopen(root + "/Tests/Fixtures/random/version1.tsv", "r") else { return [] }
  defer { unsafe fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 16)
  let count = unsafe fread(&bytes, 1, bytes.count, file)
  return String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n").dropFirst().compactMap { line in
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard cells.count == 5, let hash = Double(cells[3]), let place = Int(cells[4]) else { return nil }
    return GoldenRow(seed: String(cells[0]), key: String(cells[1]), hash: hash, place: place)
  }
}()

private func call(_ name: String, _ arguments: [Value?], signature: Int = 0) throws -> Value {
  try BuiltInFunctions.all[try #require(BuiltInFunctions.index(of: name))].evaluate(signature, arguments)
}

@Suite("Repeatable variety") struct VarietyTests {
  @Test("has a golden table of fifty rows") func table() {
    #expect(goldenRows.count == 50)
  }

  @Test("gives what the written-down algorithm gives", arguments: goldenRows)
  fileprivate func golden(row: GoldenRow) throws {
    let (seed, key) = (Value.string(row.seed), Value.string(row.key))
    #expect(try call("hash", [seed, key]) == .number(row.hash))
    let list = Value.list((0..<10).map { .number(Double($0)) })
    #expect(try call("pick", [list, seed, key]) == .number(Double(row.place)))
  }

  @Test(
    "takes a number for its shortest digits",
    arguments: [(7, "7"), (0.5, "0.5"), (-0.0, "0"), (1e21, "1000000000000000000000")])
  func numbers(number: Double, text: String) throws {
    let plain = try call("hash", [.string(text), .string(text)])
    #expect(try call("hash", [.number(number), .number(number)], signature: 3) == plain)
    #expect(try call("hash", [.string(text), .number(number)], signature: 1) == plain)
    #expect(try call("hash", [.number(number), .string(text)], signature: 2) == plain)
  }

  @Test("reaches every item about equally often, and stays below 1") func evenness() throws {
    var counts = [Int](repeating: 0, count: 5)
    for key in 0..<5000 {
      guard case .number(let value) = try call("hash", [.string("even"), .number(Double(key))], signature: 1) else {
        continue
      }
      #expect(value >= 0 && value < 1)
      counts[Int(value * 5)] += 1
    }
    for count in counts { #expect(count > 880 && count < 1120) }
  }

  @Test("cannot pick from nothing") func empty() {
    let problem = #expect(throws: ValueProblem.self) {
      _ = try call("pick", [.list([]), .string("a"), .string("b")])
    }
    #expect(problem?.id == "empty-list")
    #expect(problem?.parameter == 0)
  }
}
