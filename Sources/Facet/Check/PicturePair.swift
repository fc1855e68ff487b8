// SPDX-License-Identifier: Apache-2.0

/// One picture: a scene or an SVG, and where its files are.
public struct PictureSide: Sendable {
  public var path: String
  public var files: any FileSystem
  public var isSVG: Bool { endingOf(path) == ".svg" }

  public init(path: String, files: any FileSystem) {
    self.path = path
    self.files = files
  }
}

/// Two pictures that are to be compared; one of them may not be there.
public struct PicturePair: Sendable {
  public var name: String
  public var before: PictureSide?
  public var after: PictureSide?
  public var isOneSided: Bool { before == nil || after == nil }

  public init(name: String, before: PictureSide?, after: PictureSide?) {
    self.name = name
    self.before = before
    self.after = after
  }

  /// What files, folders and patterns mean on two sides, paired by path, sorted. Throws when a path means nothing on either.
  public static func pairs(
    of arguments: [String], _ before: any FileSystem, _ after: any FileSystem
  ) throws(ToolError) -> [PicturePair] {
    var sides: [String: (before: Bool, after: Bool)] = [:]
    for argument in arguments {
      let argument = argument.isEmpty ? argument : normalized(argument)
      let old = PicturePair.paths(of: argument, before)
      let new = PicturePair.paths(of: argument, after)
      if case .failure = old, case .failure(let error) = new { throw error }
      for path in (try? old.get()) ?? [] { sides[path, default: (false, false)].before = true }
      for path in (try? new.get()) ?? [] { sides[path, default: (false, false)].after = true }
    }
    return sides.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, there in
      PicturePair(
        name: path, before: there.before ? PictureSide(path: path, files: before) : nil,
        after: there.after ? PictureSide(path: path, files: after) : nil)
    }
  }

  private static func paths(of argument: String, _ files: any FileSystem) -> Result<[String], ToolError> {
    do throws(ToolError) {
      return .success(try expandInputs([argument], in: files).map { normalized($0.path) })
    } catch {
      return .failure(error)
    }
  }
}
