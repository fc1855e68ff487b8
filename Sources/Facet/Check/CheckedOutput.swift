// SPDX-License-Identifier: Apache-2.0
//
// What a compile makes against what lies there. Nothing is written.

import FacetSource
import FacetVerify

/// How a file stands to the sources.
public enum OutputState: Sendable, Hashable {
  /// Byte by byte what the source makes.
  case current
  case missing
  /// Other bytes. Without a change both draw the same.
  case stale([DescribedChange])
  /// Other bytes, which cannot be compared for this reason.
  case unreadable(String)
  /// Nothing makes it.
  case orphaned

  /// As JSON names it.
  public var name: String {
    switch self {
    case .current: "current"
    case .missing: "missing"
    case .stale, .unreadable: "stale"
    case .orphaned: "orphaned"
    }
  }
}

/// One file that is made, or that nothing makes.
public struct CheckedOutput: Sendable, Hashable {
  public var path: String
  /// The scene that makes it.
  public var source: String?
  public var state: OutputState
  /// How it stands to the lock, where there is one.
  public var lock: LockComparison.Difference?
  /// The lock lists it, and nothing makes it.
  public var isOnlyLocked = false

  public init(path: String, source: String?, state: OutputState) {
    self.path = path
    self.source = source
    self.state = state
  }

  /// Nothing is to be said of it.
  public var isFine: Bool { state == .current && lock == nil }
}

extension Compiler {
  /// The largest file that is compared.
  public static let comparedBytes = 64 << 20

  /// What one input made against the file in its place.
  public func checkedOutput(of compilation: Compilation, at path: String) throws(ToolError) -> CheckedOutput? {
    guard let made = compilation.output else { return nil }
    var checked = CheckedOutput(path: path, source: compilation.input.path, state: .missing)
    guard files.kind(of: path) != nil else { return checked }
    let old = try files.read(path, limit: Compiler.comparedBytes)
    checked.state = old == made ? .current : difference(from: old, to: made, compilation)
    return checked
  }

  private func difference(from old: [UInt8], to made: [UInt8], _ compilation: Compilation) -> OutputState {
    let (exact, again) = exactPicture(of: BatchInput(file: compilation.input, bytes: nil))
    do throws(DifferenceError) {
      let found = try changes(
        from: ComparedPicture(svg: old), to: ComparedPicture(svg: made, exact: exact),
        tolerance: options.tolerance.map { 2 * $0 })
      return .stale(found.map { DescribedChange($0, before: PictureNames(), after: again.names) })
    } catch {
      return .unreadable(error.message)
    }
  }
}
