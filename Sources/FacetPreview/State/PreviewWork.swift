// SPDX-License-Identifier: Apache-2.0

public import Facet
import FacetSource
public import FacetWatch

/// What pages call a scene. It is made from the path, so that a page which outlives the program means the same scene when
/// another one runs.
public func sceneID(of path: String) -> String { String(ContentDigest(of: Array(path.utf8)).digits.prefix(12)) }

/// Builds scenes when they change, and tells the pages.
public struct PreviewWork: WatchedWork {
  private let files: any WatchableFiles
  private var sceneSet: SceneSet
  private let state: PreviewState
  private let tellPages: @Sendable (_ build: Int, _ event: [UInt8]) -> Void
  private let tellUser: @Sendable (String) -> Void
  private var number = 0
  /// The last trouble that the user was told of, while it lasts.
  private var told: String?
  /// The path of each scene that there was, by its id, so that no two share one.
  private var paths: [String: String] = [:]
  /// By kind of root element: no scene can change it.
  private var implied: [String: [ImpliedValues]] = [:]

  public init(
    _ set: SceneSet, files: any WatchableFiles, state: PreviewState,
    tellPages: @escaping @Sendable (_ build: Int, _ event: [UInt8]) -> Void,
    tellUser: @escaping @Sendable (String) -> Void
  ) {
    sceneSet = set
    self.files = files
    self.state = state
    self.tellPages = tellPages
    self.tellUser = tellUser
  }

  public var dependencies: Dependencies { sceneSet.dependencies }
  /// Why scenes could not be found.
  public var trouble: ToolError? { sceneSet.trouble }
  public var count: Int { state.scenes().count }
  /// Where sources are rewritten.
  var folders: [String] {
    state.scenes().map { scene in folderOf(files.canonicalPath(scene.input.path) ?? scene.input.path) }
  }

  public mutating func tell(_ notice: String) { tellUser(notice) }

  public mutating func rebuild(after changed: Set<String>) {
    let before = state.scenes()
    let built = Set(sceneSet.update(after: changed))
    number += 1
    tellOfTrouble(built)
    var known: [String: PreviewScene] = [:]
    for scene in before { known[scene.id] = scene }
    var scenes: [PreviewScene] = []
    var news: [PreviewScene] = []
    for (place, watched) in sceneSet.scenes.enumerated()
    where !watched.compilation.isLibrary || watched.compilation.diagnostics.hasErrors {
      let id = id(of: watched.compilation.input.path)
      guard let scene = built.contains(place) || known[id] == nil ? scene(id, watched, before: known[id]) : known[id]
      else { continue }
      scenes.append(scene)
      if built.contains(place) { news.append(scene) }
    }
    state.replace(scenes, build: number)
    if news.isEmpty, scenes.map(\.id) == before.map(\.id) { return }
    tellPages(number, PreviewState.description(build: number, news, all: scenes))
  }

  /// Once for each trouble with the set of scenes that comes up while it is watched. A scene that cannot be read says so
  /// itself in the page.
  private mutating func tellOfTrouble(_ built: Set<Int>) {
    let isSaid = number == 1 || built.contains { sceneSet.scenes[$0].compilation.trouble != nil }
    let text = isSaid ? nil : trouble?.message
    if let text, text != told { tellUser(text) }
    told = text
  }

  private mutating func id(of path: String) -> String {
    var id = sceneID(of: path)
    while let other = paths[id], other != path { id += "x" }
    paths[id] = path
    return id
  }

  private mutating func implied(_ kind: String, _ compiler: Compiler) -> [ImpliedValues] {
    if let known = implied[kind] { return known }
    let values = compiler.impliedValues(ofRoot: kind)
    implied[kind] = values
    return values
  }

  private mutating func scene(_ id: String, _ watched: WatchedScene, before: PreviewScene?) -> PreviewScene? {
    guard let open = watched.open else { return nil }
    let compilation = watched.compilation
    let isGood = compilation.output != nil
    let compiler = sceneSet.groups[watched.group].compiler
    let kind = (compilation.inspection ?? before?.good?.inspection)?.kind ?? ""
    return PreviewScene(
      id: id, input: compilation.input, compiler: compiler, open: open, last: compilation,
      implied: implied(kind, compiler),
      good: isGood ? compilation : before?.good,
      build: isGood && compilation.output != before?.good?.output ? number : before?.build ?? number,
      digest: watched.sourceDigest ?? "")
  }
}
