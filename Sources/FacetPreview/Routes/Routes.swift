// SPDX-License-Identifier: Apache-2.0
//
// A request → an answer. The table is fixed, and what it serves lies in memory: no part of an address is ever a path.

import Facet
import FacetSource
import Synchronization

/// Answers the requests of one run.
public struct Routes: Sendable {
  static let writing = "/write"

  let state: PreviewState
  let requestGuard: RequestGuard
  private let lastMorph = LastMorph()

  public init(_ state: PreviewState, _ requestGuard: RequestGuard) {
    self.state = state
    self.requestGuard = requestGuard
  }

  public func answer(_ request: HTTPRequest) -> HTTPResponse {
    if let refusal = requestGuard.rejection(of: request) { return refusal }
    switch request.path {
    case "/":
      return HTTPResponse(
        contentType: "text/html; charset=utf-8", body: .bytes(PageFiles.index(token: requestGuard.token)))
    case "/scenes": return .json(200, state.description)
    case "/events": return HTTPResponse(contentType: "text/event-stream", body: .events)
    case Self.writing:
      return request.method == "POST" ? write(request) : .text(405, "Write with POST.")
    case _: break
    }
    if request.path.hasPrefix(Self.pictures) {
      return picture(String(request.path.dropFirst(Self.pictures.count)), request)
    }
    let name = String(request.path.dropFirst())
    guard let bytes = PageFiles.all[name] else { return .text(404, "There is nothing here.") }
    return HTTPResponse(contentType: PageFiles.contentType(of: name), body: .bytes(bytes))
  }

  // MARK: Pictures

  private static let pictures = "/picture/"

  /// The last good picture of a scene, or the one that some settings make.
  private func picture(_ id: String, _ request: HTTPRequest) -> HTTPResponse {
    // Asked for before the scene: a morph may be kept for a build before its own, never for one after.
    let build = state.build
    guard let scene = state.scene(id) else { return .text(404, "There is no such scene.") }
    let theme = request.values("theme").last
    guard let settings = self.settings(request.values("set")), let toward = self.settings(request.values("toward"))
    else {
      return .text(400, "A setting is `name=value`.")
    }
    if settings.isEmpty, toward.isEmpty, theme == nil {
      guard let good = scene.good, let bytes = good.output else { return .text(404, "There is no picture yet.") }
      return picture(bytes, of: good, scene)
    }
    var compilation: Compilation
    if toward.isEmpty {
      compilation = scene.open.compile(settings, theme: theme, isDraft: request.values("draft").last == "1")
    } else {
      guard let at = request.values("at").last.flatMap({ Double($0) }), (0...1).contains(at) else {
        return .text(400, "`at` is a number from 0 to 1.")
      }
      let ends = MorphEnds(build: build, scene: id, from: settings, to: settings + toward, theme: theme)
      let morph = lastMorph.morph(between: ends) {
        scene.open.morph(from: ends.from, to: ends.to, theme: theme)
      }
      // Where there is nothing between the two, the one gives way to the other.
      compilation =
        morph.isPossible
        ? morph.picture(at: at, isDraft: true)
        : scene.open.compile(at < 0.5 ? settings : settings + toward, theme: theme, isDraft: true)
    }
    guard let bytes = compilation.output else { return .json(422, problems(of: compilation)) }
    return picture(bytes, of: compilation, scene)
  }

  private func picture(_ bytes: [UInt8], of compilation: Compilation, _ scene: PreviewScene) -> HTTPResponse {
    var response = HTTPResponse(contentType: "image/svg+xml", body: .bytes(bytes))
    response.headers = [
      ("X-Facet-Build", "\(scene.build)"), ("X-Facet-Bytes", "\(bytes.count)"),
      ("X-Facet-Distance", "\(compilation.provenDistance)"),
    ]
    return response
  }

  /// nil where one lacks a name.
  private func settings(_ texts: [String]) -> [Setting]? {
    let settings = texts.compactMap { text -> Setting? in
      guard let equal = text.firstIndex(of: "="), equal != text.startIndex else { return nil }
      return Setting(name: String(text[..<equal]), text: String(text[text.index(after: equal)...]))
    }
    return settings.count == texts.count ? settings : nil
  }

  private func problems(of compilation: Compilation) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in json.member("problems") { compilation.writeProblems(into: &$0) } }
    return json.bytes
  }

  // MARK: Writing

  private func write(_ request: HTTPRequest) -> HTTPResponse {
    guard request.header("content-type")?.hasPrefix("application/json") == true else {
      return .text(415, "A change is JSON.")
    }
    let order: WriteOrder
    do throws(WriteOrder.Refusal) {
      order = try WriteOrder(json: request.body)
    } catch {
      return .text(400, error.text)
    }
    guard let scene = state.scene(order.scene) else { return .text(404, "There is no such scene.") }
    do throws(WriteBackRefusal) {
      let hash = try state.writing.withLock { _ throws(WriteBackRefusal) in
        try scene.compiler.writeBack(order.change, to: scene.input, hash: order.hash)
      }
      var json = JSONWriter()
      json.object { $0.member("hash", hash) }
      return .json(200, json.bytes)
    } catch {
      switch error {
      case .changedMeanwhile: return .text(409, "The file has changed meanwhile.")
      case .findings(let compilation): return .json(422, problems(of: compilation))
      case .trouble(let trouble):
        var result = Compilation(input: scene.input)
        result.trouble = trouble
        return .json(422, problems(of: result))
      }
    }
  }
}
