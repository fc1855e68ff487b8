// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetTestSupport
import FacetWatch
import Glibc
import Synchronization
import Testing

@testable import FacetPreview

/// A preview of files in a folder of its own, without a socket.
final class Bench: Sendable {
  let folder = TemporaryFolder()
  let routes: Routes
  let events = Mutex<[String]>([])
  private let work: Mutex<PreviewWork>

  init(_ files: [(String, String)]) {
    for (name, text) in files { writeFile(folder.path + "/" + name, Array(text.utf8)) }
    let path = folder.path
    let set = SceneSet(files: LocalFileSystem(), threads: 1, keepsOpen: true) { files throws(ToolError) in
      let inputs = try expandInputs([path], in: files).map { BatchInput(file: $0, bytes: nil) }
      return [SceneGroup(inputs: inputs, compiler: Compiler(files: LocalFileSystem(), options: CompileOptions()))]
    }
    let state = PreviewState()
    routes = Routes(state, RequestGuard(names: ["127.0.0.1"], port: 1, token: "token"))
    let (told, said) = (Events(), Events())
    work = Mutex(
      PreviewWork(
        set, files: LocalFileSystem(), state: state,
        tellPages: { _, data in told.add(String(decoding: data, as: UTF8.self)) }, tellUser: { said.add($0) }))
    self.told = told
    self.said = said
    work.withLock { $0.rebuild(after: []) }
  }

  let told: Events
  /// What the user was told.
  let said: Events

  final class Events: Sendable {
    private let all = Mutex<[String]>([])
    func add(_ event: String) { all.withLock { $0.append(event) } }
    var list: [String] { all.withLock { $0 } }
  }

  func save(_ name: String, _ text: String) {
    writeFile(folder.path + "/" + name, Array(text.utf8))
    let path = folder.path
    work.withLock { $0.rebuild(after: [path + "/" + name, path]) }
  }

  /// A scene goes, and so far only its folder tells of that.
  func remove(_ name: String) {
    unsafe unlink(folder.path + "/" + name)
    work.withLock { $0.rebuild(after: [folder.path]) }
  }

  func text(_ name: String) -> String {
    String(decoding: readFile(folder.path + "/" + name) ?? [], as: UTF8.self)
  }

  func get(_ path: String, _ query: [(String, String)] = []) -> (status: Int, text: String) {
    let request = HTTPRequest(
      method: "GET", path: path, query: query.map { HTTPRequest.Query(name: $0.0, value: $0.1) },
      headers: ["host": ["127.0.0.1:1"]])
    return read(routes.answer(request))
  }

  func write(_ json: String) -> (status: Int, text: String) {
    let request = HTTPRequest(
      method: "POST", path: "/write",
      headers: ["host": ["127.0.0.1:1"], "x-facet-token": ["token"], "content-type": ["application/json"]],
      body: Array(json.utf8))
    return read(routes.answer(request))
  }

  private func read(_ response: HTTPResponse) -> (status: Int, text: String) {
    switch response.body {
    case .bytes(let bytes): (response.status, String(decoding: bytes, as: UTF8.self))
    case .events: (response.status, "events")
    }
  }

  var ids: [String] { routes.state.scenes().map(\.id) }
  /// Where the first scene's picture is.
  var picture: String { "/picture/\(ids[0])" }

  /// The digest that the page would know.
  func hash() -> String {
    let parts = get("/scenes").text.split(separator: "\"hash\":\"")
    return parts.count > 1 ? String(parts[1].prefix { $0 != "\"" }) : ""
  }
}

@Suite struct RoutesTests {
  @Test func settingsMakeAnotherPicture() {
    let bench = Bench([("a.face", "face { size: 100 }\n")])
    let plain = bench.get(bench.picture)
    #expect(plain.status == 200 && plain.text.hasPrefix("<svg"))
    let sad = bench.get(bench.picture, [("set", "mouth=frown")])
    #expect(sad.status == 200 && sad.text.hasPrefix("<svg") && sad.text != plain.text)
    #expect(bench.get(bench.picture).text == plain.text)
  }

  @Test func aWrongSettingIsAFinding() {
    let bench = Bench([("a.face", "face { size: 100 }\n")])
    let answer = bench.get(bench.picture, [("set", "mouth=wide")])
    #expect(answer.status == 422 && answer.text.contains("wide"))
    #expect(bench.get(bench.picture, [("set", "mouth")]).status == 400)
    #expect(bench.get(bench.picture, [("toward", "mouth=frown"), ("at", "2")]).status == 400)
  }

  @Test func whatLiesBetweenTwoExpressionsIsAPicture() {
    let bench = Bench([("a.face", "face { size: 100 }\n")])
    let pictures = ["0", "0.3", "1"].map { at in
      bench.get(
        bench.picture, [("set", "mouth=smile"), ("toward", "mouth=frown"), ("toward", "eyes=closed"), ("at", at)])
    }
    #expect(pictures.allSatisfy { $0.status == 200 && $0.text.hasPrefix("<svg") })
    #expect(Set(pictures.map(\.text)).count == 3)
  }

  @Test(arguments: [
    "/picture/1", "/picture/", "/picture/../a.face", "/etc/passwd", "/../../etc/passwd", "/..%2f..%2fetc/passwd", "//",
    "/a.face",
    "/page.css/", "/Page/page.css",
  ]) func onlyTheTableIsServed(_ path: String) {
    #expect(Bench([("a.face", "face { size: 100 }\n")]).get(path).status == 404)
  }

  @Test func aMistakeKeepsTheLastGoodPicture() {
    let bench = Bench([("a.face", "face { size: 100 }\n")])
    let before = bench.get(bench.picture)
    bench.save("a.face", "face { size: }\n")
    #expect(bench.get(bench.picture).text == before.text)
    let broken = bench.get("/scenes").text
    #expect(broken.contains(#""isStale":true"#) && broken.contains(#""line":1"#))
    bench.save("a.face", "face { size: 120 }\n")
    #expect(bench.get("/scenes").text.contains(#""isStale":false"#))
    #expect(bench.get(bench.picture).text != before.text)
  }

  @Test func aSceneWithoutAPictureYetIsThere() {
    let bench = Bench([("a.face", "face { size: }\n")])
    #expect(bench.get(bench.picture).status == 404)
    #expect(bench.get("/scenes").text.contains(#""hasPicture":false"#))
  }

  @Test func eventsTellOfChangedScenesAlone() {
    let bench = Bench([("a.face", "face { size: 100 }\n"), ("b.face", "face { size: 100 }\n")])
    bench.save("b.face", "face { size: 120 }\n")
    #expect(bench.told.list.count == 2)
    let news = bench.told.list.last ?? ""
    #expect(news.contains("b.face") && !news.contains("a.face"))
    #expect(news.contains(#""all":["\#(bench.ids[0])","\#(bench.ids[1])"]"#))
    bench.save("b.face", "face { size: 120 }\n")
    #expect(bench.told.list.last.map { $0.contains(#""build":3"#) } == true)
  }

  @Test func anewSceneKeepsTheOthersIDs() {
    let bench = Bench([("b.face", "face { size: 100 }\n")])
    let id = bench.ids[0]
    bench.save("a.face", "face { size: 100 }\n")
    #expect(bench.ids[1] == id && bench.ids[0] != id)
    #expect(bench.told.list.last?.contains(#""all":["\#(bench.ids[0])","\#(id)"]"#) == true)
  }

  @Test func troubleWithTheSetOfScenesIsSaidOnce() {
    let bench = Bench([("a.face", "face { size: 100 }\n")])
    bench.remove("a.face")
    bench.remove("a.face")
    #expect(bench.said.list == ["no scene files in `\(bench.folder.path)`"])
    bench.save("a.face", "face { size: 120 }\n")
    #expect(bench.said.list.count == 1)
    bench.remove("a.face")
    #expect(bench.said.list.count == 2)
    #expect(bench.get(bench.picture).status == 200)
  }

  @Test func aChangeIsWrittenUnlessTheFileChanged() {
    let bench = Bench([("a.face", "face {\n  size: 100 // large\n}\n")])
    let hash = bench.hash()
    let order = #"{"scene":"\#(bench.ids[0])","hash":"\#(hash)","changes":[{"name":"size","value":"120"}]}"#
    #expect(bench.write(order).status == 200)
    #expect(bench.text("a.face") == "face {\n  size: 120 // large\n}\n")
    #expect(bench.write(order).status == 409)
    #expect(bench.text("a.face") == "face {\n  size: 120 // large\n}\n")
  }

  @Test func aWrongChangeIsRefused() {
    let bench = Bench([("a.face", "face { size: 100 }\n")])
    let change = #"{"name":"mouth","value":"wide"}"#
    let answer = bench.write(#"{"scene":"\#(bench.ids[0])","hash":"\#(bench.hash())","changes":[\#(change)]}"#)
    #expect(answer.status == 422 && answer.text.contains("problems"))
    #expect(bench.write("{}").status == 400)
    #expect(bench.write(#"{"scene":"7","hash":"","changes":[]}"#).status == 404)
    #expect(bench.text("a.face") == "face { size: 100 }\n")
  }

  @Test func aStrokeBecomesALine() {
    let bench = Bench([("a.sketch", "sketch {\n  size: 100\n}\n")])
    let gesture = ##"{"kind":"pen","color":"#0b5fff","width":3,"points":[[10,10],[20,20]]}"##
    #expect(bench.write(#"{"scene":"\#(bench.ids[0])","hash":"\#(bench.hash())","gesture":\#(gesture)}"#).status == 200)
    #expect(bench.text("a.sketch").contains("  pen(color: #0b5fff, width: 3, points: [(10, 10), (20, 20)])\n"))
  }

  /// What is told of one knob.
  private func knob(_ name: String, in scenes: String) -> Substring {
    let parts = scenes.split(separator: #""name":"\#(name)""#)
    return parts.count > 1 ? parts[1].prefix { $0 != "}" } : ""
  }

  @Test func aRangeWithoutItsUpperEndSaysSo() {
    let params = "param half: Number = 1 in 0..<9\nparam whole: Number = 1 in 0...9\n"
    let scenes = Bench([("a.face", params + "face { size: 100 + half + whole }\n")]).get("/scenes").text
    #expect(knob("half", in: scenes).contains(#""isClosed":false"#))
    #expect(!knob("whole", in: scenes).contains("isClosed"))
  }

  /// A title with markup stays text, in JSON and in the picture.
  @Test func markupInATitleStaysText() {
    let bench = Bench([("a.face", "face {\n  title: \"</title><script>alert(1)</script>\"\n}\n")])
    #expect(!bench.get(bench.picture).text.contains("<script"))
    #expect(bench.get("/scenes").text.contains("script"))
  }
}
