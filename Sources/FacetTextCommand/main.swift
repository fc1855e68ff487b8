// SPDX-License-Identifier: Apache-2.0
//
// `facet-text`: sets text in named fonts for `facet`, which starts it and asks it line by line. Exit codes: 0 the input
// ended, 2 it could not run.

import FacetText
import FacetTextWire
import Glibc

let usage = """
  usage: facet-text [--root DIR]

  Sets text in named fonts for facet, which starts it; requests come on standard input, answers go to standard output.

    --root DIR   the folder in which font files are looked for (default: the current one)
    --version    print the version of the protocol
    --help       print this text
  """

func printLine(_ text: String, to descriptor: Int32) {
  let bytes = Array((text + "\n").utf8)
  _ = unsafe write(descriptor, bytes, bytes.count)
}

func stop(_ message: String) -> Never {
  printLine("facet-text: " + message, to: STDERR_FILENO)
  exit(2)
}

var root = "."
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--version":
    printLine("facet-text, protocol \(Wire.version)", to: STDOUT_FILENO)
    exit(0)
  case "--help", "-h":
    printLine(usage, to: STDOUT_FILENO)
    exit(0)
  case "--root":
    guard let folder = arguments.popFirst() else { stop("`--root` needs a folder") }
    root = folder
  case _ where argument.hasPrefix("--root="): root = String(argument.dropFirst("--root=".count))
  default: stop("unknown argument `\(argument)`; see `facet-text --help`")
  }
}

var service = ShapingService(shaper: HarfBuzzShaper(root: root))
do throws(ServiceFailure) {
  try service.run()
} catch {
  stop(error.message)
}
