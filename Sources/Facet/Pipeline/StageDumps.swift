// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax

/// One token a line.
func tokenDump(_ tokens: [Token], of file: SourceFile) -> String {
  tokens.map { "\($0.start) \($0.kind) \(file.text($0.span).debugDescription)\n" }.joined()
}

/// One declaration a line.
func treeDump(_ tree: SyntaxTree) -> String { tree.items.map { "\($0.kind)\n" }.joined() }
