// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  /// Checks the main file's scene, and that the file holds what its name says.
  mutating func checkScene(hasSyntaxErrors: Bool) {
    enter(tree: 0, .scene, sizes: .inRootArgument)
    let kind = FileKind(path: tree.file.path)
    let scenes: [(element: ElementSyntax, span: ByteSpan)] = tree.items.compactMap { item in
      guard case .scene(let id) = item.kind, case .element(let element) = tree[id].kind else { return nil }
      return (element, tree[id].span)
    }
    guard let first = scenes.first else {
      if !hasSyntaxErrors { reportNoScene(kind) }
      return
    }
    for other in scenes.dropFirst() where !hasSyntaxErrors {
      report(.secondScene(at: at(other.element.name.span), first: at(first.element.name.span)))
    }
    checkRootName(first.element, kind)
    checkRoot(first.element, first.span)
  }

  private mutating func reportNoScene(_ kind: FileKind) {
    switch kind {
    case .scene(let root): report(.noScene(root: root, at: at(.at(0))))
    case .general, .open: break
    case .project: report(.projectFile(at: at(.at(0))))
    }
  }

  private mutating func checkRootName(_ element: ElementSyntax, _ kind: FileKind) {
    let name = element.name.text
    let place = at(element.name.span)
    switch kind {
    case .project: report(.projectFile(at: place))
    case .scene(let root):
      if name != root, FileKind.allRoots.contains(name) || name == "project" {
        report(.wrongRoot(name, expected: root, at: place))
      }
    case .general:
      if FileKind.specificRoots.contains(name) { report(.wrongRoot(name, expected: "scene", at: place)) }
    case .open: break
    }
  }

  private mutating func checkRoot(_ element: ElementSyntax, _ span: ByteSpan) {
    let name = element.name
    guard let callee = rootCallee(name) else {
      if name.text == "project" { return }
      scope.sizes = .known
      return abandon(element, .elements)
    }
    let parts = element.block.map { split($0) }
    let declared: [CheckedParameter]
    let signature: Signature
    if case .component(let id) = callee {
      declared = program.components[id].parameters
      signature = Signature(name.text, declared, declared: program.components[id].origin)
    } else {
      declared = []
      signature = Signature(WordInfo(name.text, summary: ""))
    }
    let root = rootArguments(element.arguments, parts?.properties ?? [], of: signature, at: name.span)
    var checked = CheckedElement(callee: callee, arguments: root.own, origin: at(headSpan(of: element)))
    scope.sizes = .known
    if let block = element.block, let content = parts?.content {
      switch callee {
      case .component(let id):
        scope.filling = id
        checked.fills = checkFills(content, of: block, program.components[id])
        scope.filling = nil
      case .container(.sketch): checked.block = checkStatements(content, of: block, .strokes)
      default: checked.block = checkStatements(content, of: block, .elements)
      }
    }
    checked.modifiers = checkModifiers(of: element, callee, .elements)
    program.scene = CheckedScene(
      kind: name.text, element: checked, rootArguments: root.common, frameSize: scope.frameSize, origin: at(span))
  }

  private mutating func rootCallee(_ name: NameSyntax) -> Callee? {
    if name.text == "project" {
      if FileKind(path: tree.file.path) == .open { report(.projectFile(at: at(name.span))) }
      return nil
    }
    if let declaration = table.lookUp(name.text, as: .element, in: treePlace) {
      use(name.span, declaration)
      switch resolved[declaration.index] {
      case .component(let id)?:
        if FileKind.allRoots.contains(name.text) { return .component(id) }
      case nil: return nil
      case .shape?, .global?, .function?, .enumeration?: break
      }
    } else if name.text == "scene" || name.text == "sketch", let container = Container(rawValue: name.text) {
      use(name.span, builtIn: name.text)
      return .container(container)
    }
    let expectedRoot = if case .scene(let root) = FileKind(path: tree.file.path) { root } else { "scene" }
    let meant = isElement(name.text) ? nil : nearestName(to: name.text, among: FileKind.allRoots)
    report(
      .notARoot(name.text, at: at(name.span), suggestion: meant, inside: isElement(name.text) ? expectedRoot : nil))
    return nil
  }

  /// Arguments of the root: those that every root takes, and those of its own.
  private mutating func rootArguments(
    _ arguments: [ArgumentSyntax], _ properties: [Property], of signature: Signature, at span: ByteSpan
  ) -> (own: [CheckedExpressionID?], common: [CheckedExpressionID?]) {
    func isCommon(_ label: NameSyntax?) -> Bool {
      guard let label, RootParameter(rawValue: label.text) != nil else { return false }
      return signature.place(of: label.text) == nil
    }
    let commonArguments =
      arguments.filter { isCommon($0.label) }
      + properties.filter { isCommon($0.name) }.map { ArgumentSyntax(label: $0.name, value: $0.value) }
    let common = Signature(WordInfo(signature.name, RootParameter.allCases.map(\.info), summary: ""))
    let checkedCommon = checkArguments(commonArguments, for: common, at: span)
    let ownArguments = arguments.filter { !isCommon($0.label) }
    let ownProperties = properties.filter { !isCommon($0.name) }
    var all = signature
    all.rootNames = RootParameter.allCases.map(\.rawValue)
    return (checkArguments(ownArguments, ownProperties, for: all, at: span), checkedCommon)
  }
}
