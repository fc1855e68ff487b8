// SPDX-License-Identifier: Apache-2.0

/// A pattern of names: `*` and `?` within a step, `**` over any number of steps, `[a-z]` sets.
struct Glob {
  let steps: [Substring]
  let isAbsolute: Bool

  /// Whether a text is meant as a pattern at all.
  static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" || $0 == "[" } }

  /// The pattern of this text and no other.
  static func literal(_ text: String) -> String {
    text.map { isPattern(String($0)) ? "[\($0)]" : String($0) }.joined()
  }

  init(_ pattern: String) {
    isAbsolute = pattern.hasPrefix("/")
    steps = pattern.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
  }

  /// What stands in a match after the steps that are no patterns: `b/c.face` of `a/b/c.face` for `a/**/*.face`.
  func partBelowItsFolder(_ path: String) -> String {
    let plain = steps.prefix { !Glob.isPattern(String($0)) }.count
    return path.split(separator: "/", omittingEmptySubsequences: true).dropFirst(plain).joined(separator: "/")
  }

  /// The paths that match, sorted by bytes. Names that start with a dot match only a step that does too; `**` goes down no
  /// link.
  func matches(in files: some FileSystem) throws(ToolError) -> [String] {
    var found: [String] = []
    // Each entry: a folder to look in and the step that its names must match.
    var waiting: [(folder: String, step: Int)] = [(isAbsolute ? "/" : "", 0)]
    var seen: Set<String> = []
    while let (folder, step) = waiting.popLast() {
      guard step < steps.count, seen.insert("\(step) \(folder)").inserted else { continue }
      let pattern = steps[step]
      if pattern == "**" { waiting.append((folder, step + 1)) }
      guard files.kind(of: folder.isEmpty ? "." : folder) == .folder else { continue }
      let names = pattern == ".." ? [".."] : try files.names(in: folder.isEmpty ? "." : folder)
      for name in names {
        let path = joined(folder, name)
        if pattern == "**" {
          let isFolder = files.kind(of: path) == .folder && files.linkTarget(of: path) == nil
          if isFolder, !name.hasPrefix(".") { waiting.append((path, step)) }
        } else if Glob.name(name, matches: pattern) {
          if step == steps.count - 1 { found.append(path) } else { waiting.append((path, step + 1)) }
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a path matches, step by step.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    guard path.hasPrefix("/") == isAbsolute else { return false }
    // Which steps may come next, after each name.
    var reachable = [Bool](repeating: false, count: steps.count + 1)
    reachable[0] = true
    func skipFree(_ places: inout [Bool]) {
      for place in steps.indices where places[place] && steps[place] == "**" { places[place + 1] = true }
    }
    skipFree(&reachable)
    for name in names {
      var next = [Bool](repeating: false, count: steps.count + 1)
      for place in steps.indices where reachable[place] {
        if steps[place] == "**" {
          next[place] = true
        } else if Glob.name(String(name), matches: steps[place]) {
          next[place + 1] = true
        }
      }
      skipFree(&next)
      reachable = next
    }
    return reachable[steps.count]
  }

  /// Whether a path lies where the pattern says: it matches, or a folder above it does.
  func covers(_ path: String) -> Bool {
    var place = path
    while !place.isEmpty, place != "/" {
      if matches(place) { return true }
      place = folderOf(place)
    }
    return false
  }

  /// One name against one step, in linear space and quadratic time at worst.
  static func name(_ name: String, matches pattern: Substring) -> Bool {
    if name.hasPrefix("."), !pattern.hasPrefix(".") { return false }
    let text = Array(name)
    let parts = GlobPart.parts(of: pattern)
    var reachable = [Bool](repeating: false, count: text.count + 1)
    reachable[0] = true
    for part in parts {
      var next = [Bool](repeating: false, count: text.count + 1)
      if part == .anything {
        var open = false
        for place in 0...text.count {
          open = open || reachable[place]
          next[place] = open
        }
      } else {
        for place in text.indices where reachable[place] && part.accepts(text[place]) { next[place + 1] = true }
      }
      reachable = next
    }
    return reachable[text.count]
  }
}

/// The folder that all lies in that a path or pattern can mean; `.` for the working folder.
public func plainFolder(of pattern: String) -> String {
  let folders = folderOf(pattern).split(separator: "/", omittingEmptySubsequences: true)
  let plain = folders.prefix { !Glob.isPattern(String($0)) }.joined(separator: "/")
  return normalized(pattern.hasPrefix("/") ? "/" + plain : plain)
}

private enum GlobPart: Equatable {
  case anything
  case anyOne
  case literal(Character)
  case oneOf([ClosedRange<Character>], negated: Bool)

  func accepts(_ character: Character) -> Bool {
    switch self {
    case .anything, .anyOne: true
    case .literal(let wanted): character == wanted
    case .oneOf(let ranges, let negated): ranges.contains { $0.contains(character) } != negated
    }
  }

  static func parts(of pattern: Substring) -> [GlobPart] {
    var parts: [GlobPart] = []
    var rest = pattern
    while let first = rest.popFirst() {
      switch first {
      case "*": parts.append(.anything)
      case "?": parts.append(.anyOne)
      case "[":
        guard let close = rest.dropFirst().firstIndex(of: "]") else {
          parts.append(.literal(first))
          continue
        }
        parts.append(set(rest[..<close]))
        rest = rest[rest.index(after: close)...]
      default: parts.append(.literal(first))
      }
    }
    return parts
  }

  private static func set(_ text: Substring) -> GlobPart {
    var body = text
    let negated = body.first == "!" || body.first == "^"
    if negated { body.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let low = body.popFirst() {
      if body.first == "-", let high = body.dropFirst().first, low <= high {
        ranges.append(low...high)
        body = body.dropFirst(2)
      } else {
        ranges.append(low...low)
      }
    }
    return .oneOf(ranges, negated: negated)
  }
}
