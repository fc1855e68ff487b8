// SPDX-License-Identifier: Apache-2.0
//
// One `facet preview`: scenes that are built when they change, a server for this machine alone, and the page.

public import Facet
import FacetWatch

/// What a preview is started with.
public struct PreviewOptions: Sendable {
  public var compile: CompileOptions
  public var threads: Int
  /// 0 is any port that is free.
  public var port = 0
  /// nil is for events where they work.
  public var pollMilliseconds: Int64?

  public init(compile: CompileOptions, threads: Int) {
    self.compile = compile
    self.threads = threads
  }
}

/// A preview that runs.
public struct PreviewSession {
  /// Where the page is.
  public let address: String
  /// Scenes at the start.
  public let count: Int
  private var loop: WatchLoop<SystemFolders, SystemClock, PreviewWork>

  /// Builds the scenes that paths name, and begins to serve them. What is wrong with a scene is shown by the page; this
  /// throws what is wrong with paths, options and the machine.
  ///
  /// - Parameters:
  ///   - state: takes the scenes.
  ///   - tell: takes what the user should know meanwhile.
  public init(
    _ paths: [String], _ options: PreviewOptions, _ state: PreviewState, tell: @escaping @Sendable (String) -> Void
  ) throws(ToolError) {
    let files = LocalFileSystem()
    var compile = options.compile
    // The page says how near the picture is to the true one.
    compile.isVerified = true
    let compiler = Compiler(files: files, options: compile)
    let set = SceneSet(files: files, threads: options.threads, keepsOpen: true) { files throws(ToolError) in
      let inputs = try expandInputs(paths, in: files, waits: true).map { BatchInput(file: $0, bytes: nil) }
      return [SceneGroup(inputs: inputs, compiler: compiler)]
    }
    let listener = try Listener(port: options.port)
    let names = ["127.0.0.1", "localhost"]
    let routes = Routes(state, RequestGuard(names: names, port: listener.port, token: PreviewSession.token()))
    let server = HTTPServer { routes.answer($0) }
    var work = PreviewWork(
      set, files: files, state: state, tellPages: { server.send(event: "build", id: $0, data: $1) }, tellUser: tell)
    work.rebuild(after: [])
    if let trouble = work.trouble { throw trouble }
    count = work.count
    // Only now: nobody is to see a preview that has built nothing yet.
    try server.start(listener, stackBytes: compilingStackBytes)
    files.removeLeftovers(in: work.folders)
    address = "http://\(names[0]):\(listener.port)/"
    let watcher = SystemFolders(pollMilliseconds: options.pollMilliseconds)
    loop = try WatchLoop(work, watcher: watcher, files: files, clock: SystemClock())
  }

  /// Runs until the process is ended.
  public mutating func run() throws(ToolError) -> Never { try loop.run() }

  /// 32 hexadecimal digits that nobody can guess.
  private static func token() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = (0..<2).map { _ in String(generator.next() as UInt64, radix: 16) }
    return digits.map { String(repeating: "0", count: 16 - $0.utf8.count) + $0 }.joined()
  }
}
