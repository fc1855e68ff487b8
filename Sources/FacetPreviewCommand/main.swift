// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetPreview
import Glibc

var paths = Array(CommandLine.arguments.dropFirst())
var options = PreviewOptions(compile: CompileOptions(), threads: availableProcessors())
if let place = paths.firstIndex(of: "--port"), place + 1 < paths.count {
  options.port = Int(paths[place + 1]) ?? 0
  paths.removeSubrange(place...(place + 1))
}
do throws(ToolError) {
  var session = try PreviewSession(paths, options) { print($0) }
  print(session.address)
  fflush(nil)
  try session.run()
} catch {
  print(error.message)
  exit(2)
}
