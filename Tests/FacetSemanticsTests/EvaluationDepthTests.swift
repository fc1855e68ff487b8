// SPDX-License-Identifier: Apache-2.0

import FacetSemantics
import FacetShapes
import FacetSource
import Glibc
import Testing

@Suite("What lies in one another is bounded")
struct EvaluationDepthTests {
  /// The root's node and its block take two levels, each group two more, the rectangle and its step one.
  @Test(arguments: [(40, true), (200, false)])
  func nestedGroups(count: Int, passes: Bool) {
    var builder = LayoutProgramBuilder()
    builder.setScene([builder.nested(count)])
    let result = evaluate(builder.program, inputs: EvaluationInputs(), shaper: SilentShaper())
    #expect((result.scene != nil) == passes)
    #expect(result.diagnostics.map(\.id) == (passes ? [] : ["depth-limit"]))
  }

  @Test func theLimitCanBeSet() {
    var builder = LayoutProgramBuilder()
    builder.setScene([builder.nested(10)])
    var limits = EvaluationLimits()
    limits.depth = 8
    let refused = evaluate(builder.program, inputs: EvaluationInputs(), shaper: SilentShaper(), limits: limits)
    #expect(refused.diagnostics.map(\.id) == ["depth-limit"])
    limits.depth = 40
    let passed = evaluate(builder.program, inputs: EvaluationInputs(), shaper: SilentShaper(), limits: limits)
    #expect(passed.scene != nil)
  }

  /// Everything nested as deep as it goes must fit the stack that the limits state.
  @Test(arguments: [(126, true, true), (126, false, true), (5000, false, false), (5000, true, false)])
  func deepestNestingFitsTheStatedStack(count: Int, readsSize: Bool, passes: Bool) {
    var builder = LayoutProgramBuilder()
    builder.setScene([builder.nested(count, readsSize: readsSize)])
    #expect(idsOnStatedStack(builder.program) == (passes ? [] : ["depth-limit"]))
  }

  @Test(arguments: [(125, true), (200, false)])
  func nestedClipsFitTheStatedStack(count: Int, passes: Bool) {
    var builder = LayoutProgramBuilder()
    builder.setScene([builder.clipped(count)])
    #expect(idsOnStatedStack(builder.program) == (passes ? [] : ["depth-limit"]))
  }

  @Test(arguments: [(50, true), (300, false)])
  func callsCount(count: Int, passes: Bool) {
    var builder = LayoutProgramBuilder()
    let width = builder.callChain(count)
    let padding = builder.modifier(.padding, [width])
    var rect = builder.nested(0)
    rect.modifiers = [padding]
    builder.setScene([rect], frameSize: 1)
    #expect(idsOnStatedStack(builder.program) == (passes ? ["type-mismatch"] : ["depth-limit"]))
  }
}

private func idsOnStatedStack(_ program: Program) -> [String] {
  let ids = Locked<[String]>([])
  onStatedStack {
    let result = evaluate(program, inputs: EvaluationInputs(), shaper: SilentShaper())
    ids.value = result.diagnostics.map(\.id)
  }
  return ids.value
}

/// A value that a thread leaves behind.
private final class Locked<Value: Sendable>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private final class Work {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}

/// Runs `body` on a thread with the stack that the limits state and waits for it.
private func onStatedStack(_ body: @escaping () -> Void) {
  var attributes = pthread_attr_t()
  unsafe pthread_attr_init(&attributes)
  unsafe pthread_attr_setstacksize(&attributes, EvaluationLimits().stackBytes)
  var thread = pthread_t()
  let work = unsafe Unmanaged.passRetained(Work(body)).toOpaque()
  unsafe pthread_create(
    &thread, &attributes,
    { pointer in
      if let pointer = unsafe pointer { unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }, work)
  pthread_join(thread, nil)
}
