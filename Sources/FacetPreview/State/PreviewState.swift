// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource
import Synchronization

/// One scene as requests see it.
struct PreviewScene: Sendable {
  var id: String
  var input: InputFile
  var compiler: Compiler
  /// Read and checked, for settings that come by.
  var open: OpenScene
  /// What the last build came to.
  var last: Compilation
  /// What choices of the root element make of its other parameters.
  var implied: [ImpliedValues]
  /// The last build that made a picture.
  var good: Compilation?
  /// The number of the build in which the picture last changed.
  var build: Int
  /// Of the source's bytes.
  var digest: String
}

/// What the pages may see: the scenes as they were built last. The loop writes, requests read.
public final class PreviewState: Sendable {
  private struct Content {
    var build = 0
    var scenes: [PreviewScene] = []
  }

  private let content = Mutex(Content())
  /// Held while a source is rewritten.
  let writing = Mutex<Void>(())

  public init() {}

  /// Ends the program while no source is being rewritten.
  public func betweenWrites(_ end: () -> Never) -> Never { writing.withLock { _ in end() } }

  func scene(_ id: String) -> PreviewScene? { content.withLock { $0.scenes.first { $0.id == id } } }

  /// The number of the last build.
  var build: Int { content.withLock { $0.build } }

  func scenes() -> [PreviewScene] { content.withLock { $0.scenes } }

  func replace(_ scenes: [PreviewScene], build: Int) {
    content.withLock { content in
      content.scenes = scenes
      content.build = build
    }
  }

  /// All scenes, as JSON.
  var description: [UInt8] {
    let (build, scenes) = content.withLock { ($0.build, $0.scenes) }
    return Self.description(build: build, scenes)
  }

  /// - Parameter all: the scenes that there are, where only some are described.
  static func description(build: Int, _ scenes: [PreviewScene], all: [PreviewScene]? = nil) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("build", build)
      json.member("scenes") { json in
        json.array { json in
          for scene in scenes { scene.write(into: &json) }
        }
      }
      guard let all else { return }
      json.member("all") { json in
        json.array { json in
          for scene in all { json.string(scene.id) }
        }
      }
    }
    return json.bytes
  }
}
