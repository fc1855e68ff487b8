// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes
import Testing

/// The children of a picture's root.
private func children(of ir: PathIR) -> [IRNode] {
  guard case .group(let children) = ir.nodes[ir.root].content else { return [ir.nodes[ir.root]] }
  return children.map { ir.nodes[$0] }
}

private func shape(of node: IRNode, in ir: PathIR) -> (outline: Outline, layers: [PaintLayer])? {
  guard case .shape(let symbol, let layers) = node.content else { return nil }
  return (ir.symbols[symbol], layers)
}

@Suite struct LoweringTests {
  @Test func groupsWithoutMeaningVanishAndTransformsCompose() {
    let sketch = SceneSketch()
    let dot = sketch.shape(.circle(center: .zero, radius: 1), [fill()], .translation(1, 0))
    let inner = sketch.group([dot, dot], .scale(2, 2))
    let root = sketch.group([inner], .translation(10, 0))
    let ir = lower(sketch.scene(root)).ir
    #expect(children(of: ir).count == 2)
    // The root itself keeps what the only group below it left.
    #expect(ir.ink() == Rect(minX: 10, minY: -2, maxX: 14, maxY: 2))
    #expect(ir.symbols.count == 1)
    #expect(ir.problems() == [])
  }

  @Test(arguments: ["opacity", "blend", "clip", "mask", "id", "title", "decorative"])
  func groupsThatMeanSomethingStay(_ what: String) {
    let sketch = SceneSketch()
    let circle = Outline.circle(center: Point(5, 5), radius: 1)
    let inner = sketch.group([sketch.shape(circle, [fill()]), sketch.shape(circle, [fill()])])
    let other = sketch.shape(circle, [fill()])
    switch what {
    case "opacity": sketch.nodes[inner].opacity = 0.5
    case "blend": sketch.nodes[inner].blend = .multiply
    case "clip": sketch.nodes[inner].clip = other
    case "mask": sketch.nodes[inner].mask = SceneMask(kind: .removesInk, node: other)
    case "id": sketch.nodes[inner].id = "x"
    case "title": sketch.nodes[inner].title = "x"
    default: sketch.nodes[inner].isDecorative = true
    }
    let plain = sketch.shape(circle, [fill()])
    let ir = lower(sketch.scene(sketch.group([inner, plain]))).ir
    #expect(children(of: ir).count == 2)
    #expect(ir.problems() == [])
  }

  /// Nested equal opacities multiply; neither is redundant.
  @Test func nestedEqualOpacitiesAreBothKept() {
    let sketch = SceneSketch()
    let inner = sketch.group([sketch.shape(.circle(center: .zero, radius: 1), [fill()])])
    sketch.nodes[inner].opacity = 0.5
    let outer = sketch.group([inner])
    sketch.nodes[outer].opacity = 0.5
    let ir = lower(sketch.scene(outer)).ir
    #expect(ir.nodes.elements.map { $0.traits.opacity } == [0.5, 0.5])
  }

  /// Only a clip that all ink keeps well away from is left out.
  @Test(arguments: [
    (Outline.circle(center: Point(50, 50), radius: 40), false), (.circle(center: Point(50, 50), radius: 28.5), true),
    (.rect(Rect(minX: 20, minY: 20, maxX: 80, maxY: 80), cornerRadius: 0), false),
    (.rect(Rect(minX: 29.9, minY: 20, maxX: 80, maxY: 80), cornerRadius: 0), true),
    (.rect(Rect(minX: 20, minY: 20, maxX: 80, maxY: 80), cornerRadius: 10), false),
    (.rect(Rect(minX: 28, minY: 28, maxX: 80, maxY: 80), cornerRadius: 20), true),
    (.polyline([Point(0, 0), Point(200, 0), Point(0, 200)], isClosed: true), true),
  ])
  func aClipThatCutsNothingGoes(_ clip: Outline, _ stays: Bool) {
    let sketch = SceneSketch()
    let box = Outline.rect(Rect(minX: 30, minY: 30, maxX: 70, maxY: 70), cornerRadius: 0)
    let group = sketch.group([sketch.shape(box, [fill()]), sketch.shape(box, [stroke(width: 0.2)])])
    sketch.nodes[group].clip = sketch.shape(clip, [fill()])
    let ir = lower(sketch.scene(group)).ir
    #expect((ir.nodes[ir.root].clip != nil) == stays)
  }

  @Test func whatHangsOnAGroupOfOneHangsOnThatOne() {
    for hasClip in [false, true] {
      let sketch = SceneSketch()
      let dot = sketch.shape(.circle(center: .zero, radius: 1), [fill()], .translation(3, 0))
      let group = sketch.group([dot], .scale(2, 2))
      sketch.nodes[group].opacity = 0.5
      if hasClip { sketch.nodes[group].clip = sketch.shape(.circle(center: .zero, radius: 4.1), [fill()]) }
      let ir = lower(sketch.scene(group)).ir
      // A clip is in the group's coordinates, which the child's are not.
      #expect(ir.nodes.count == (hasClip ? 3 : 1))
      #expect(ir.nodes[ir.root].traits.opacity == 0.5)
      #expect(ir.ink() == Rect(minX: 4, minY: -2, maxX: 8, maxY: 2))
    }
  }

  @Test func loneMovesAndEmptyNodesVanish() throws {
    let scene = sceneOf(.path(try parsePathData("M5 5M1 1L2 2M9 9")), [stroke(cap: .round)])
    let ir = lower(scene).ir
    let outline = try #require(shape(of: children(of: ir)[0], in: ir)).outline
    #expect(outline == .path(try parsePathData("M1 1L2 2")))

    let sketch = SceneSketch()
    let nothing = sketch.shape(.path(try parsePathData("M5 5")), [stroke(cap: .round)])
    let empty = lower(sketch.scene(sketch.group([sketch.group([nothing])]))).ir
    #expect(empty.nodes.count == 1 && empty.symbols.count == 0)
    #expect(children(of: empty).isEmpty)
  }

  /// A14: a tap is a filled dot under a round cap, and nothing under a butt one.
  @Test(arguments: [Outline.line(Point(9, 9), Point(9, 9)), .polyline([Point(9, 9), Point(9, 9)], isClosed: false)])
  func tapsAreDots(_ tap: Outline) throws {
    let round = lower(sceneOf(tap, [stroke(width: 4, cap: .round)])).ir
    let dot = try #require(shape(of: children(of: round)[0], in: round))
    #expect(dot.outline == .circle(center: Point(9, 9), radius: 2))
    #expect(dot.layers == [fill()])

    let square = lower(sceneOf(tap, [stroke(width: 4, cap: .square)])).ir
    let box = try #require(shape(of: children(of: square)[0], in: square)).outline
    #expect(box == .rect(Rect(minX: 7, minY: 7, maxX: 11, maxY: 11), cornerRadius: 0))

    let butt = lower(sceneOf(tap, [stroke(width: 4)]))
    #expect(butt.ir.symbols.count == 0)
    #expect(butt.diagnostics.map { $0.id } == ["invisible-dot"])
    #expect(lower(sceneOf(tap, [stroke(width: 4, cap: .round)])).diagnostics.isEmpty)
  }

  @Test func dotsBesideDrawnSubpathsKeepTheirPlace() throws {
    let outline = Outline.path(try parsePathData("M8 5v0M8 11v6M3 3z"))
    let opaque = lower(sceneOf(outline, [stroke(width: 2, cap: .round)])).ir
    let parts = children(of: opaque).compactMap { shape(of: $0, in: opaque)?.outline }
    #expect(parts.count == 2)
    #expect(parts[0] == .path(try parsePathData("M8 11v6")))
    #expect(parts[1].bounds == Rect(minX: 2, minY: 2, maxX: 9, maxY: 6))

    // Translucent dots may overlap the stroke, so they stay part of it.
    let glass = ScenePaint.color(Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    let mixed = lower(sceneOf(outline, [stroke(glass, width: 2, cap: .round)])).ir
    #expect(children(of: mixed).count == 1)
    #expect(mixed.ink() == Rect(minX: 2, minY: 2, maxX: 9, maxY: 18))
  }

  @Test func aStrokeAlongTheInsideIsClippedAtTwiceTheWidth() throws {
    let scene = sceneOf(.circle(center: Point(50, 50), radius: 30), [fill(), stroke(width: 6, alignment: .inside)])
    let ir = lower(scene).ir
    let parts = children(of: ir)
    #expect(parts.count == 2)
    #expect(parts[0].clip == nil)
    let clip = try #require(parts[1].clip)
    #expect(try #require(shape(of: ir.nodes[clip], in: ir)).outline == .circle(center: Point(50, 50), radius: 30))
    #expect(try #require(shape(of: parts[1], in: ir)).layers == [stroke(width: 12)])
    #expect(ir.ink() == Rect(minX: 20, minY: 20, maxX: 80, maxY: 80))
    #expect(ir.problems() == [])
  }

  @Test func degenerateShapesDrawWhatTheirOutlineHas() throws {
    let flat = lower(sceneOf(.ellipse(center: Point(5, 5), radii: Size(3, 0)), [fill(), stroke()])).ir
    let line = try #require(shape(of: children(of: flat)[0], in: flat))
    #expect(line.outline == .polyline([Point(2, 5), Point(8, 5)], isClosed: true))
    #expect(line.layers == [stroke()])
    #expect(lower(sceneOf(.circle(center: .zero, radius: 0), [fill(), stroke()])).ir.symbols.count == 0)
    #expect(lower(sceneOf(.line(.zero, Point(1, 1)), [fill()])).ir.symbols.count == 0)
    let bow = lower(sceneOf(.rect(Rect(minX: 0, minY: 0, maxX: 40, maxY: 20), cornerRadius: 15), [fill()])).ir
    #expect(bow.symbols.elements == [.rect(Rect(minX: 0, minY: 0, maxX: 40, maxY: 20), cornerRadius: 10)])
  }

  @Test func anEmptyClipHidesAndAnEmptyEraserDoesNot() {
    for (kind, count) in [(SceneMask.Kind.keepsInk, 0), (.removesInk, 1)] {
      let sketch = SceneSketch()
      let shape = sketch.shape(.circle(center: .zero, radius: 1), [fill()])
      sketch.nodes[shape].mask = SceneMask(kind: kind, node: sketch.group([]))
      #expect(lower(sketch.scene(sketch.group([shape]))).ir.symbols.count == count)
    }
    let sketch = SceneSketch()
    let shape = sketch.shape(.circle(center: .zero, radius: 1), [fill()])
    sketch.nodes[shape].clip = sketch.group([])
    #expect(lower(sketch.scene(sketch.group([shape]))).ir.symbols.count == 0)
  }

  @Test func tooDeepNestingIsRefused() {
    let sketch = SceneSketch()
    var node = sketch.shape(.circle(center: .zero, radius: 1), [fill()])
    for _ in 0...IRLimits.depth {
      node = sketch.group([node])
      sketch.nodes[node].opacity = 0.9
    }
    let lowered = lower(sketch.scene(node))
    #expect(lowered.diagnostics.map { $0.id } == ["picture-too-deep"])
    #expect(lowered.diagnostics.hasErrors)
    // Depth that means nothing does not count.
    let plain = SceneSketch()
    var inner = plain.shape(.circle(center: .zero, radius: 1), [fill()])
    for _ in 0..<100_000 { inner = plain.group([inner]) }
    #expect(lower(plain.scene(inner)).diagnostics.isEmpty)
  }
}

@Suite struct FitTests {
  /// A15: half the stroke belongs to the picture.
  @Test func theCanvasIsCutToStrokes() {
    let scene = sceneOf(.circle(center: Point(50, 50), radius: 30), [stroke(width: 6)], fit: 0)
    let ir = lower(scene).ir
    #expect(ir.viewBox == Rect(minX: 17, minY: 17, maxX: 83, maxY: 83))
    #expect(ir.size == Size(66, 66))
  }

  @Test func theMarginIsAdded() {
    let scene = sceneOf(.rect(Rect(minX: 10, minY: 20, maxX: 30, maxY: 40), cornerRadius: 0), [fill()], fit: 5)
    #expect(lower(scene).ir.viewBox == Rect(minX: 5, minY: 15, maxX: 35, maxY: 45))
  }

  @Test func mitersCapsAndTransformsCount() throws {
    let corner = Outline.path(try parsePathData("M10 0L20 10L10 20"))
    let scene = sceneOf(corner, [stroke(width: 4)], .rotation(degrees: 180), fit: 0)
    #expect(isClose(lower(scene).ir.viewBox.minX, -20 - 2 * 2.0.squareRoot()))
    let uneven = sceneOf(.circle(center: .zero, radius: 10), [stroke(width: 2)], .scale(1, 3), fit: 0)
    #expect(isClose(lower(uneven).ir.viewBox, Rect(minX: -11, minY: -33, maxX: 11, maxY: 33)))
  }

  @Test func clipsAndMasksCut() {
    for isMask in [false, true] {
      let sketch = SceneSketch()
      let big = sketch.shape(.circle(center: Point(50, 50), radius: 40), [fill()])
      let window = sketch.shape(.rect(Rect(minX: 0, minY: 45, maxX: 100, maxY: 55), cornerRadius: 0), [fill()])
      if isMask {
        sketch.nodes[big].mask = SceneMask(kind: .keepsInk, node: window)
      } else {
        sketch.nodes[big].clip = window
      }
      let ir = lower(sketch.scene(sketch.group([big]), fit: 0)).ir
      #expect(ir.viewBox == Rect(minX: 10, minY: 45, maxX: 90, maxY: 55))
    }
  }

  @Test func clearPaintIsNoInkAndAnEmptyPictureKeepsItsCanvas() {
    let clear = ScenePaint.color(Color(red: 0, green: 0, blue: 0, alpha: 0))
    let lowered = lower(sceneOf(.circle(center: .zero, radius: 9), [fill(clear)], fit: 1))
    #expect(lowered.diagnostics.map { $0.id } == ["empty-picture"])
    #expect(lowered.diagnostics.map { $0.severity } == [.warning])
    #expect(lowered.ir.viewBox == Rect(minX: 0, minY: 0, maxX: 100, maxY: 100))
  }

  @Test func inkBesideTheCanvasDoesNotShowInTheLetterbox() {
    for (radius, hasClip) in [(60.0, true), (40, false)] {
      var scene = sceneOf(.circle(center: Point(50, 50), radius: radius), [fill()])
      scene.contentMode = .fit
      scene.outputSize = Size(300, 100)
      let ir = lower(scene).ir
      #expect(ir.size == Size(300, 100))
      #expect((ir.nodes[ir.root].clip != nil) == hasClip)
      #expect(ir.problems() == [])
    }
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }
  private func isClose(_ a: Rect, _ b: Rect) -> Bool {
    isClose(a.minX, b.minX) && isClose(a.minY, b.minY) && isClose(a.maxX, b.maxX) && isClose(a.maxY, b.maxY)
  }
}
