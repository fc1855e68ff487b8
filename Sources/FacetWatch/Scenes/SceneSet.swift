// SPDX-License-Identifier: Apache-2.0

public import Facet
import FacetSource

/// Inputs that one compiler compiles.
public struct SceneGroup: Sendable {
  public var inputs: [BatchInput]
  public var compiler: Compiler
  /// Where their outputs go.
  public var place: OutputPlace
  public init(inputs: [BatchInput], compiler: Compiler, place: OutputPlace = .besideSource) {
    self.inputs = inputs
    self.compiler = compiler
    self.place = place
  }
}

/// One scene of a set, as it was compiled last.
public struct WatchedScene: Sendable {
  /// Which group of the plan it belongs to.
  public var group: Int
  public var compilation: Compilation
  /// Read and checked, where the set keeps that.
  public var open: OpenScene?
  /// What it depends on, with what was there.
  var stamps: [String: Stamp]

  /// The digest of the source as the compile saw it; nil where it could not be read.
  public var sourceDigest: String? {
    guard case .content(let digest)? = stamps[compilation.input.path] else { return nil }
    return digest.digits
  }
}

/// Scenes that are compiled when what they depend on changes, and only then. Which scenes there are is found out anew
/// whenever a folder, a pattern or a project would yield others.
public struct SceneSet: Sendable {
  /// Finds the scenes; reads through the files that it is given, so that what it asked for is known.
  public typealias Plan = @Sendable (any FileSystem) throws(ToolError) -> [SceneGroup]

  public private(set) var scenes: [WatchedScene] = []
  /// Why the scenes could not be found the last time, those of before being kept.
  public private(set) var trouble: ToolError?
  public private(set) var groups: [SceneGroup] = []
  private let files: any WatchableFiles
  private let plan: Plan
  private let threads: Int
  private let keepsOpen: Bool
  private var planStamps: [String: Stamp] = [:]

  /// - Parameter keepsOpen: keep scenes read and checked, for those who turn their knobs.
  public init(files: any WatchableFiles, threads: Int, keepsOpen: Bool = false, plan: @escaping Plan) {
    self.files = files
    self.keepsOpen = keepsOpen
    self.threads = threads
    self.plan = plan
  }

  public var dependencies: Dependencies {
    var dependencies = Dependencies()
    dependencies.add(planStamps)
    for scene in scenes { dependencies.add(scene.stamps) }
    return dependencies
  }

  /// Compiles what depends on changed paths, or everything where nothing was compiled yet. Answers the places of the
  /// scenes that were compiled, ascending.
  public mutating func update(after changed: Set<String>) -> [Int] {
    if groups.isEmpty || planStamps.keys.contains(where: changed.contains) { findScenes() }
    let stale = scenes.indices.filter { place in
      scenes[place].stamps.isEmpty || scenes[place].stamps.keys.contains(where: changed.contains)
    }
    let (files, keepsOpen) = (files, keepsOpen)
    let work = stale.map { place in (scenes[place], groups[scenes[place].group].compiler) }
    let built = parallelMap(work, threads: threads) { scene, compiler in
      scene.compiled(by: compiler, files, keepsOpen: keepsOpen)
    }
    for (place, scene) in zip(stale, built) { scenes[place] = scene }
    return stale
  }

  /// Keeps what is known of inputs that are still there.
  private mutating func findScenes() {
    let observed = ObservedFiles(files)
    do throws(ToolError) {
      let found = try plan(observed)
      var known: [SceneKey: WatchedScene] = [:]
      for scene in scenes where groups[scene.group].isBuilt(like: found, at: scene.group) {
        known[SceneKey(group: scene.group, path: scene.compilation.input.path)] = scene
      }
      groups = found
      scenes = found.enumerated().flatMap { group, found in
        found.inputs.map { input in
          known[SceneKey(group: group, path: input.file.path)]
            ?? WatchedScene(group: group, compilation: Compilation(input: input.file), stamps: [:])
        }
      }
      trouble = nil
      planStamps = observed.stamps
    } catch {
      trouble = error
      // What made it fail is to be looked at too, and what counted before still does.
      planStamps = planStamps.asTheyAre(in: files).merging(observed.stamps) { _, new in new }
    }
  }
}

private struct SceneKey: Hashable {
  var group: Int
  var path: String
}

extension SceneGroup {
  /// Whether the group of that place in a new plan is compiled as this one is, to the same place.
  fileprivate func isBuilt(like groups: [SceneGroup], at index: Int) -> Bool {
    groups.indices.contains(index) && groups[index].compiler.options == compiler.options && groups[index].place == place
  }
}

extension WatchedScene {
  /// The scene compiled anew. Where something is wrong with it, it still depends on all that it depended on, since the
  /// compile may have ended before it asked for that.
  fileprivate func compiled(
    by compiler: Compiler, _ files: any WatchableFiles, keepsOpen: Bool
  ) -> WatchedScene {
    let observed = ObservedFiles(files)
    let input = BatchInput(file: compilation.input, bytes: nil)
    var result = self
    if keepsOpen {
      let open = compiler.reading(observed).open(input)
      result.open = open
      result.compilation = open.compile()
    } else {
      result.compilation = compiler.reading(observed).compile(input)
    }
    var now = observed.stamps
    for path in result.compilation.dependencies where now[path] == nil {
      now[path] = Stamp.empty.now(at: path, in: files)
    }
    if result.compilation.output == nil { now.merge(stamps.asTheyAre(in: files)) { new, _ in new } }
    result.stamps = now
    return result
  }
}

extension [String: Stamp] {
  /// The same paths with what is there now.
  fileprivate func asTheyAre(in files: any WatchableFiles) -> [String: Stamp] {
    var result: [String: Stamp] = [:]
    for (path, stamp) in self { result[path] = stamp.now(at: path, in: files) }
    return result
  }
}
