// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetMorph
import FacetScene
import FacetSource
import FacetTypes
import Testing

@Suite struct SceneMorphTests {
  /// Shapes that are stroked in black, each made by an element of its own.
  private func scene(
    _ outlines: [(outline: Outline, element: Int)], width: Double = 4, cap: Cap = .butt, kind: String = "face"
  ) -> Scene {
    var nodes = Arena<SceneNode>()
    var arena = Arena<Outline>()
    var children: [SceneNodeID] = []
    for (outline, element) in outlines {
      let layer = PaintLayer.stroke(.color(.black), StrokeStyle(width: width, cap: cap))
      let content = SceneNode.Content.outline(arena.add(outline), [layer])
      children.append(nodes.add(SceneNode(content: content, origin: origin(element))))
    }
    let root = nodes.add(SceneNode(content: .group(children), origin: origin(0)))
    return Scene(nodes: nodes, outlines: arena, root: root, size: Size(100, 100), kind: kind, origin: origin(0))
  }

  private func origin(_ element: Int) -> SourceSpan { SourceSpan(SourceID(0), ByteSpan(element..<element + 1)) }

  private func morph(_ first: Scene, _ last: Scene) throws -> SceneMorph { try SceneMorph(first, last) { _ in true } }

  private func shapes(of scene: Scene) -> [(outline: Outline, node: SceneNode)] {
    guard case .group(let children) = scene.nodes[scene.root].content else { return [] }
    return children.compactMap { child in
      guard case .outline(let outline, _) = scene.nodes[child].content else { return nil }
      return (scene.outlines[outline], scene.nodes[child])
    }
  }

  private let circle = Outline.circle(center: Point(50, 50), radius: 10)
  private let line = Outline.line(Point(40, 50), Point(60, 50))

  @Test func numbersGoStraightAndCirclesStayCircles() throws {
    let other = Outline.circle(center: Point(60, 30), radius: 20)
    let morph = try morph(scene([(circle, 1)]), scene([(other, 1)], width: 8))
    let half = shapes(of: morph.scene(at: 0.25))
    #expect(half.map(\.outline) == [.circle(center: Point(52.5, 45), radius: 12.5)])
    guard case .outline(_, let layers)? = half.first?.node.content, case .stroke(_, let style)? = layers.first else {
      Issue.record("no stroke")
      return
    }
    #expect(style.width == 5)
    #expect(shapes(of: morph.scene(at: 0)).map(\.outline) == [circle])
    #expect(shapes(of: morph.scene(at: 1)).map(\.outline) == [other])
  }

  /// A closed eye is an ellipse without height.
  @Test func aCircleClosesToALine() throws {
    let morph = try morph(scene([(circle, 1)]), scene([(line, 2)]))
    let ends = try [morph.from, morph.to].map { try #require(shapes(of: $0).first).outline.path.subpaths[0] }
    #expect(ends[0].segments.count == 4 && ends[1].segments.count == 4)
    // Exactly the line: from one end to the other and back.
    #expect(ends[1].start == Point(60, 50) && ends[1].segments[1].end == Point(40, 50))
    #expect(Outline.path(Path([ends[1]])).bounds == Rect(minX: 40, minY: 50, maxX: 60, maxY: 50))
    // Just before, the round end of the stroke, half its width of 4, reaches as far as the line will.
    let almost = try #require(shapes(of: morph.scene(at: 1 - 1e-9)).first?.outline.bounds)
    #expect(abs(almost.maxX + 2 - 60) < 1e-6 && abs(almost.minX - 2 - 40) < 1e-6 && almost.height < 1e-6)
  }

  @Test func aRoundCapIsARoundJoin() throws {
    let morph = try morph(scene([(line, 2)], cap: .round), scene([(circle, 1)]))
    for side in [morph.from, morph.start, morph.end, morph.to] {
      guard case .outline(_, let layers)? = shapes(of: side).first?.node.content,
        case .stroke(_, let style)? = layers.first
      else {
        Issue.record("no stroke")
        return
      }
      #expect(style.join == .round)
    }
    let bounds = try [morph.from, morph.start].map { try #require(shapes(of: $0).first).outline.bounds }
    #expect(bounds[0].width == 20 && bounds[1].width == 20)
  }

  @Test func whatOneSideLacksFades() throws {
    let one = scene([(circle, 1), (line, 2), (line, 3)])
    let morph = try morph(one, scene([(circle, 1), (line, 3)]))
    #expect(shapes(of: morph.from).map(\.node.opacity).allSatisfy { $0 > 0.999 })
    let opacities = shapes(of: morph.to).map(\.node.opacity)
    #expect(opacities.count == 3 && opacities[1] == 0 && opacities[0] == 1 && opacities[2] == 1)
    #expect(abs(shapes(of: morph.scene(at: 0.25))[1].node.opacity - 0.75) < 1e-9)
  }

  /// A circle in a frame that turns is no upright ellipse on the way.
  @Test func whatTurnsIsMadeOfCurves() throws {
    let box = Outline.rect(Rect(minX: 0, minY: 0, maxX: 20, maxY: 10), cornerRadius: 2)
    var turned = scene([(circle, 1), (box, 2)])
    guard case .group(let children) = turned.nodes[turned.root].content else { return }
    for child in children { turned.nodes[child].transform = .rotation(degrees: 30) }
    let morph = try morph(scene([(circle, 1), (box, 2)]), turned)
    for side in [morph.from, morph.to] {
      let segments = shapes(of: side).flatMap { $0.outline.path.subpaths.flatMap(\.segments) }
      #expect(segments.count == 12)
      for case .arc in segments { Issue.record("an arc") }
    }
  }

  @Test func arcsAndCurvesOfOtherDegreesAgree() throws {
    func path(_ segment: Segment) -> Outline { .path(Path([Subpath(start: Point(10, 0), segments: [segment])])) }
    let arc = path(.arc(EllipticArc(center: .zero, radii: Size(10, 10), start: 0, sweep: 200)))
    let quad = path(.quad(control: Point(30, 30), to: Point(50, 0)))
    for (one, other) in [(arc, quad), (quad, arc), (quad, path(.line(to: Point(9, 9)))), (arc, arc)] {
      let morph = try morph(scene([(one, 1)]), scene([(other, 1)]))
      let kinds = [morph.from, morph.to].map { side in shapes(of: side)[0].outline.path.subpaths[0].segments.count }
      #expect(kinds[0] == kinds[1])
      let ends = [(morph.from, one), (morph.to, other)]
      for (side, exact) in ends {
        let written = shapes(of: side)[0].outline.path.subpaths[0]
        #expect(written.end.distance(to: exact.path.subpaths[0].end) < 1e-9)
      }
    }
  }

  @Test func whatHasNothingInBetweenIsRefused() {
    let triangle = Outline.polyline([Point(0, 0), Point(9, 0), Point(9, 9)], isClosed: true)
    let square = Outline.polyline([Point(0, 0), Point(9, 0), Point(9, 9), Point(0, 9)], isClosed: true)
    func refusal(_ one: Scene, _ other: Scene) -> String? {
      do throws(MorphRefusal) {
        _ = try SceneMorph(one, other) { _ in true }
        return nil
      } catch { return error.message }
    }
    #expect(
      refusal(scene([(triangle, 1)]), scene([(square, 1)]))
        == "this outline has 2 commands in one scene and 3 in the other")
    #expect(refusal(scene([]), scene([], kind: "card")) == "one scene is a `face` and the other a `card`")
  }
}
