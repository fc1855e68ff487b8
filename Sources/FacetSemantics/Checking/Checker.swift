// SPDX-License-Identifier: Apache-2.0
//
// Checking: in come trees and tables of names, out comes a checked program with what is wrong beside it. In a program
// without errors every name is resolved, every type known, every argument in its parameter's place and every conversion
// written out; nothing leads back to itself. Each expression is checked exactly once, whichever branch would run.

public import FacetSource
public import FacetSyntax
import FacetTypes

/// Checks a program: all of the user's files, and the library as far as they use it.
///
/// Syntax errors do no harm: what is missing is passed over in silence. A program with errors must not be evaluated.
///
/// - Parameter library: the parsed files of the built-in library, whose declarations can be seen everywhere.
public func check(
  _ graph: ModuleGraph, library: [SyntaxTree]
) -> (program: Program, diagnostics: [Diagnostic], facts: ProgramFacts) {
  let table = DeclarationTable(graph: graph, library: library)
  let order = DeclarationOrder(table)
  var checker = Checker(table)
  checker.diagnostics = table.diagnostics + order.diagnostics
  for declaration in order.order { checker.checkDeclaration(declaration) }
  checker.checkScene(hasSyntaxErrors: graph.modules[0].hasSyntaxErrors)
  checker.listKnobs()
  for tree in 0..<table.userTrees { checker.checkThemes(of: tree) }
  checker.sortUses()
  return (checker.program, checker.diagnostics.inShownOrder(), checker.facts)
}

/// What a declaration became.
enum Resolved {
  case global(GlobalID)
  case function(FunctionID)
  case enumeration(EnumID)
  case shape(ShapeID)
  case component(ComponentID)
}

/// The state of one check.
struct Checker {
  let table: DeclarationTable
  var program = Program()
  var diagnostics: [Diagnostic] = []
  private(set) var errorCount = 0
  var facts = ProgramFacts()
  /// By declaration; nil for those not yet checked, which only a cycle (reported before) can lead to.
  var resolved: [Resolved?]
  /// Places in the facts' definitions, by declaration.
  var definitions: [Int?]
  /// The tree that is being read, and its place in the table.
  var tree: SyntaxTree
  var treePlace = 0
  var scope = Scope(.file, sizes: .atFileLevel)
  /// The values of `Type.allCases`.
  var allCases: [EnumID: Value] = [:]
  /// Ids given to elements of the scene, with their places.
  var elementIDs: [String: SourceSpan] = [:]

  init(_ table: DeclarationTable) {
    self.table = table
    tree = table.trees[0]
    resolved = Array(repeating: nil, count: table.declarations.count)
    definitions = resolved.map { _ in nil }
  }

  var isInLibrary: Bool { treePlace >= table.userTrees }

  mutating func enter(tree place: Int, _ callable: Callable, sizes: SizeAccess) {
    if place != treePlace {
      tree = table.trees[place]
      treePlace = place
    }
    scope = Scope(callable, sizes: sizes)
  }

  /// Adds a finding, unless there are so many that one more helps nobody.
  mutating func report(_ diagnostic: Diagnostic) {
    if isFull { return }
    if diagnostic.severity == .error { errorCount += 1 }
    diagnostics.append(diagnostic)
  }

  /// Whether further errors are not listed any more.
  var isFull: Bool { errorCount >= DeclarationLimits.errors }

  func at(_ span: ByteSpan) -> SourceSpan { tree.at(span) }

  func name(of type: Type) -> String { type.name(enums: program.enums) }

  mutating func make(_ kind: CheckedExpression.Kind, _ type: Type, _ span: ByteSpan) -> CheckedExpressionID {
    program.expressions.add(CheckedExpression(kind: kind, type: type, origin: at(span)))
  }

  mutating func constant(_ value: Value, _ type: Type, _ span: ByteSpan) -> CheckedExpressionID {
    make(.constant(value), type, span)
  }

  /// Stands for what an error was reported for.
  mutating func invalid(_ span: ByteSpan) -> CheckedExpressionID { make(.invalid, .unknown, span) }

  func type(of id: CheckedExpressionID) -> Type { program.expressions[id].type }

  /// The value of an expression that has one already.
  func constantValue(of id: CheckedExpressionID) -> Value? {
    if case .constant(let value) = program.expressions[id].kind { return value }
    return nil
  }
}
