// SPDX-License-Identifier: Apache-2.0
//
// In: a picture on its grid. Out: the same picture, said shorter; what each pass saved. Passes run in the order of the
// registry, round after round, until a whole round changes nothing; so a second run has nothing to do.

public import FacetIR

/// What one pass saved.
public struct PassSaving: Sendable, Hashable {
  /// The pass's name.
  public var pass: String
  /// Bytes of the written file; 0 where nobody measured. Negative where a pass prepares what another one saves.
  public var bytes: Int
  /// How often it changed the picture.
  public var changes: Int

  public init(pass: String, bytes: Int, changes: Int) {
    self.pass = pass
    self.bytes = bytes
    self.changes = changes
  }
}

/// A picture after its passes.
public struct Optimized: Sendable {
  public var grid: GridIR
  /// Those that changed something, in the order of the registry.
  public var savings: [PassSaving]
}

/// No picture needs more; it bounds the time, whatever passes do to one another.
let roundLimit = 12

/// Makes a picture's file shorter.
///
/// - Parameters:
///   - passes: In the order in which they run; those of the options' level and profile.
///   - measure: The length of a picture's file in bytes, for the report alone: it decides nothing.
public func optimize(
  _ grid: GridIR, _ options: PassOptions, passes: [any Pass.Type]? = nil, measure: ((GridIR) -> Int)? = nil
) -> Optimized {
  let passes = passes ?? allPasses.filter { options.includes($0.info) }
  var best = grid
  var savings = passes.map { PassSaving(pass: $0.info.name, bytes: 0, changes: 0) }
  var length = measure?(best) ?? 0
  var settled = passes.map { _ in SettledShapes() }
  var idle = 0
  for step in 0..<(passes.count * roundLimit) {
    let index = step % passes.count
    var next = best
    passes[index].run(&next, options, settled: &settled[index])
    // What a pass leaves as it is has no orphans, but the first one may be given some.
    let mayDiffer = step == 0 || next != best
    if mayDiffer { next.dropOrphans() }
    idle += 1
    let isChanged = mayDiffer && next != best
    best = next
    if isChanged {
      idle = 0
      savings[index].changes += 1
      let nextLength = measure?(best) ?? 0
      savings[index].bytes += length - nextLength
      length = nextLength
    }
    if idle == passes.count { break }
  }
  return Optimized(grid: best, savings: savings.filter { $0.changes > 0 })
}

extension PassOptions {
  /// Whether a pass runs under these options.
  public func includes(_ pass: PassInfo) -> Bool {
    level > .none && pass.level <= level && pass.profiles.contains(profile)
  }
}
