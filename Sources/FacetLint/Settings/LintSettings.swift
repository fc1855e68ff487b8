// SPDX-License-Identifier: Apache-2.0

/// Which rules run, how seriously they are taken, and their options.
public struct LintSettings: Sendable, Hashable {
  /// By rule; a rule that is not named has its own level.
  public var levels: [String: RuleLevel] = [:]
  /// By rule and option.
  public var options: [String: [String: RuleValue]] = [:]

  public init() {}

  public func level(of info: RuleInfo) -> RuleLevel { levels[info.name] ?? info.level }

  /// Has a rule, or a finding of the compiler's, looked for that is turned off.
  public mutating func turnOn(_ name: String) {
    let name = Self.settingName(ofID: name)
    if (levels[name] ?? ruleNamed(name)?.level) == .off { levels[name] = .warning }
  }

  /// The name that settings and suppressions use for an id of the compiler's own: `nothing-to-undo` is `nothingToUndo`.
  public static func settingName(ofID id: String) -> String {
    var name = ""
    for (index, part) in id.split(separator: "-").enumerated() {
      name += index == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }
    return name
  }
}
