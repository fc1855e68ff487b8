// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes

extension PlantedFault {
  private static func many(_ change: (inout Picture) -> Void) -> Picture {
    var picture = Picture()
    change(&picture)
    return picture
  }

  private static let pair = [(box(10, 10, 40, 40), [fill()]), (box(30, 30, 40, 40), [fill(.black)])]
  private static let faded = many { picture in
    let node = picture.group(pair, opacity: 0.5)
    picture.add(node)
  }
  private static let nested = many { picture in
    let inner = picture.ir.nodes.add(picture.group(pair, opacity: 0.5))
    var outer = IRNode(content: .group([inner]), traits: NodeTraits(origin: nowhere))
    outer.traits.opacity = 0.5
    picture.add(outer)
  }
  private static let clipped = many { picture in
    let clip = picture.loose(circle(50, 50, 20))
    picture.add(box(10, 10, 80, 80), [fill()]) { $0.clip = clip }
  }
  private static func masked(_ kind: MaskKind) -> Picture {
    many { picture in
      let mask = picture.loose(circle(50, 50, 20), [fill(faint)])
      picture.add(box(10, 10, 80, 80), [fill()]) { $0.mask = MaskUse(kind: kind, node: mask) }
    }
  }
  private static let blended = many { picture in
    picture.add(circle(40, 40, 20), [fill()]) { $0.traits.blend = .multiply }
  }
  private static let named = many { picture in
    picture.add(circle(40, 40, 20), [fill()]) {
      $0.traits.id = "sun"
      $0.traits.title = "The sun"
      $0.traits.description = "It shines"
    }
  }
  private static let stacked = Picture((box(10, 10, 40, 40), [fill()]), (box(30, 30, 40, 40), [fill(.black)]))
  private static let veiled = Picture((box(10, 10, 40, 40), [fill(faint)]), (box(60, 60, 20, 20), [fill(faint)]))
  private static let mirrored = many { picture in
    picture.add(path(sides([(10, 10), (40, 10), (10, 60)])), [fill()], Affine(-1, 0, 0, 1, 100, 0))
  }
  private static let turned = many { picture in
    let paint = ScenePaint.linear(
      stops: [SceneStop(color: ink, offset: 0), SceneStop(color: .white, offset: 1)], from: .zero, to: Point(40, 0))
    picture.add(box(0, 0, 40, 40), [.fill(paint, rule: .nonzero)], Affine.rotation(degrees: 30, about: Point(50, 50)))
  }
  private static let stretched = many { picture in picture.add(circle(20, 20, 10), [stroke(4)], .scale(2, 1)) }
  private static let grown = many { picture in picture.add(circle(20, 20, 10), [stroke(4)], .scale(2, 2)) }

  static let groups = [
    node("a group's opacity lost", faded) { $0.traits.opacity = 1 },
    node("a group's opacity changed", faded) { $0.traits.opacity = 0.51 },
    node("one of two equal opacities lost", nested) { $0.traits.opacity = 1 },
    node("a clip lost", clipped) { $0.clip = nil }, node("a mask lost", masked(.keepsInk)) { $0.mask = nil },
    node("a mask that removes lost", masked(.removesInk)) { $0.mask = nil },
    node("a mask turned round", masked(.keepsInk)) { $0.mask?.kind = .removesInk },
    node("a mask that removes turned round", masked(.removesInk)) { $0.mask?.kind = .keepsInk },
    outline("a clip moved", clipped) { $0 = circle(50.2, 50, 20).path },
    outline("a mask moved", masked(.keepsInk)) { $0 = circle(50.2, 50, 20).path },
    node("a blend lost", blended) { $0.traits.blend = .normal },
    node("another blend", blended) { $0.traits.blend = .screen },
    node("a title lost", named) { $0.traits.title = nil }, node("an id changed", named) { $0.traits.id = "moon" },
    node("a description changed", named) { $0.traits.description = "It shone" },
    node("an element hidden from readers", named) { $0.traits.isDecorative = true },
    PlantedFault("paint order swapped", stacked) { ir in
      guard case .group(let children) = ir.nodes[ir.root].content else { return }
      ir.nodes[ir.root].content = .group(children.reversed())
    },
    PlantedFault("an element lost", stacked) { ir in
      guard case .group(let children) = ir.nodes[ir.root].content else { return }
      ir.nodes[ir.root].content = .group(Array(children.dropLast()))
    },
    node("a translucent fill painted twice", veiled) { node in
      if case .shape(let symbol, let layers) = node.content { node.content = .shape(symbol, layers + layers) }
    },
    outline("translucent areas merged that overlap", veiled) { path in
      path.subpaths.append(sides([(30, 30), (70, 30), (70, 70), (30, 70)]))
    },
    node("the sign of a mirror lost", mirrored) { $0.transform = Affine(1, 0, 0, 1, 50, 0) },
    node("a turn by one degree", turned) { $0.transform = .rotation(degrees: 31, about: Point(50, 50)) },
    PlantedFault("a gradient left behind", turned) { ir in
      guard case .group(let children) = ir.nodes[ir.root].content,
        case .shape(let symbol, let layers) = ir.nodes[children[0]].content
      else { return }
      let map = ir.nodes[children[0]].transform
      ir.symbols[symbol] = .path(ir.symbols[symbol].path.transformed(by: map))
      ir.nodes[children[0]].transform = .identity
      ir.nodes[children[0]].content = .shape(symbol, layers)
    },
    PlantedFault("the scale of a stroke lost", grown) { ir in
      guard case .group(let children) = ir.nodes[ir.root].content,
        case .shape(let symbol, _) = ir.nodes[children[0]].content
      else { return }
      ir.symbols[symbol] = circle(40, 40, 20)
      ir.nodes[children[0]].transform = .identity
    },
    PlantedFault("the distortion of a stroke lost", stretched) { ir in
      guard case .group(let children) = ir.nodes[ir.root].content,
        case .shape(let symbol, _) = ir.nodes[children[0]].content
      else { return }
      ir.symbols[symbol] = .ellipse(center: Point(40, 20), radii: Size(20, 10))
      ir.nodes[children[0]].transform = .identity
    },
  ]

  private static let framed = many { picture in
    picture.add(circle(50, 50, 20), [fill()])
    picture.ir.picture.title = "A disc"
    picture.ir.picture.description = "It is dark"
    picture.ir.picture.contentMode = .fill
    picture.ir.background = .color(.white)
  }

  static let roots = [
    PlantedFault("the title lost", framed) { $0.picture.title = nil },
    PlantedFault("the description changed", framed) { $0.picture.description = "It is light" },
    PlantedFault("the picture hidden from readers", framed) { $0.picture.isDecorative = true },
    PlantedFault("the background lost", framed) { $0.background = nil },
    PlantedFault("another background", framed) { $0.background = .color(Color(red: 255, green: 255, blue: 254)) },
    PlantedFault("a smaller view box", framed) { $0.viewBox = Rect(minX: 0, minY: 0, maxX: 99, maxY: 99) },
    PlantedFault("a view box elsewhere", framed) { $0.viewBox = Rect(minX: 1, minY: 1, maxX: 101, maxY: 101) },
    PlantedFault("another size", framed) { $0.size = Size(200, 200) },
    PlantedFault("another content mode", framed) { $0.picture.contentMode = .scaleToFill },
  ]
}
