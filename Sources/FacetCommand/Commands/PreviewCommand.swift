// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetTextWire
import Glibc

/// `facet preview`: a program of its own, so that a compile never loads a server.
enum PreviewCommand {
  static let info = PreviewArguments.info { arguments throws(ToolError) in
    guard let program = SiblingProgram.find("facet-preview") else {
      throw ToolError(
        "`facet-preview` was not found beside facet or on PATH",
        hint: "it is part of the facet package, and needs libmicrohttpd")
    }
    // It takes this process's place, and with it its terminal and its signals.
    let failure = unsafe withCStrings([program] + CommandLine.arguments.dropFirst(2)) { argv in
      unsafe execv(program, argv)
      return errno
    }
    throw ToolError("cannot start `\(program)`: \(unsafe String(cString: strerror(failure)))")
  }
}
