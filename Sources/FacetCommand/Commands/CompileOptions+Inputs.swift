// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource

extension CompileOptions {
  /// A setting that some inputs do not know is fine; one that none knows is a mistake. Where an input did not get as far
  /// as its settings, nobody can tell.
  func checkSettings(against compilations: [Compilation]) throws(ToolError) {
    if stage == .tokens || stage == .tree { return }
    let able = compilations.filter { !$0.isSkipped }
    if able.isEmpty || able.contains(where: { $0.stoppedEarly || $0.trouble != nil }) { return }
    for setting in settings where able.allSatisfy({ $0.unknownSettings.contains(setting.name) }) {
      let near = nearestName(to: setting.name, among: able.flatMap(\.settableNames)).map { "did you mean `\($0)`?" }
      throw ToolError("no input has a param `\(setting.name)`, which `--\(setting.option)` names", hint: near)
    }
    if let theme, able.allSatisfy({ !$0.themeNames.contains(theme) }) {
      let near = nearestName(to: theme, among: able.flatMap(\.themeNames)).map { "did you mean `\($0)`?" }
      throw ToolError("no input has a theme `\(theme)`", hint: near)
    }
  }
}
