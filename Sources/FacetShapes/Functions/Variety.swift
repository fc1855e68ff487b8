// SPDX-License-Identifier: Apache-2.0
//
// Repeatable variety. The algorithm is part of the language and written down in docs/random.md, as version 1; a change
// would change pictures that exist, so it needs a new name.

import FacetTypes

extension BuiltInFunction {
  static let hash = BuiltInFunction(
    "hash", seedTypes.map { Signature(seedAndKey($0.seed, $0.key), result: .type(.number)) },
    summary: "A number from 0 up to but not 1 that seed and key decide, as even as chance and the same for ever.",
    examples: [("hash(\"meadow\", 1)", "0.1830765665770835")]
  ) { (_, arguments) throws(ValueProblem) in
    // The upper 53 bits are as many as a number holds.
    .number(Double(try mixedBits(arguments, seedAt: 0) >> 11) * 0x1p-53)
  }

  static let pick = BuiltInFunction(
    "pick",
    seedTypes.map {
      let from = ParameterInfo("from", .list(.unknown), "A list that is not empty.")
      return Signature([from] + seedAndKey($0.seed, $0.key), result: .elementOfFirst)
    },
    summary: "An item of a list that seed and key decide; the key keeps one choice from moving another.",
    examples: [("pick(from: [10, 20, 30], seed: \"meadow\", key: \"stem\")", "30")]
  ) { (_, arguments) throws(ValueProblem) in
    let items = try arguments.list(0)
    guard !items.isEmpty else { throw ValueProblem("empty-list", "there is nothing to pick from", parameter: 0) }
    let bits = try mixedBits(arguments, seedAt: 1)
    return items[Int(bits.multipliedFullWidth(by: UInt64(items.count)).high)]
  }

  private static let seedTypes: [(seed: Type, key: Type)] = [
    (.string, .string), (.string, .number), (.number, .string), (.number, .number),
  ]

  private static func seedAndKey(_ seed: Type, _ key: Type) -> [ParameterInfo] {
    [
      ParameterInfo("seed", seed, "A word or number that stands for the whole drawing."),
      ParameterInfo("key", key, "A word or number that stands for this choice."),
    ]
  }
}

private func mixedBits(_ arguments: [Value?], seedAt place: Int) throws(ValueProblem) -> UInt64 {
  varietyBits(seed: try seedText(arguments, place), key: try seedText(arguments, place + 1))
}

private func seedText(_ arguments: [Value?], _ place: Int) throws(ValueProblem) -> String {
  if case .string(let text)? = arguments.given(place) { return text }
  return numberText(try arguments.number(place))
}

/// 64 even bits for a seed and a key: FNV-1a over the seed's UTF-8 bytes, 0xFF (which UTF-8 never holds), the key's
/// bytes and 0xFF, then SplitMix64's finaliser.
func varietyBits(seed: String, key: String) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  for byte in seed.utf8 { add(byte) }
  add(0xff)
  for byte in key.utf8 { add(byte) }
  add(0xff)
  hash = (hash ^ hash >> 30) &* 0xbf58_476d_1ce4_e5b9
  hash = (hash ^ hash >> 27) &* 0x94d0_49bb_1331_11eb
  return hash ^ hash >> 31
}
