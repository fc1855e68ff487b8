// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetOptimizer

/// Options that more than one command takes, by what they are about.
package enum SharedOptions {
  /// What decides the picture.
  package static let picture = [
    OptionInfo(
      "set", short: "s", value: "NAME=VALUE", repeats: true, in: .picture,
      "Give a param, or a parameter of the root element, a value: a literal of the language, enum cases with or "
        + "without the dot."),
    OptionInfo("theme", value: "NAME", in: .picture, "Take the values of a theme."),
    OptionInfo("size", value: "WxH", in: .picture, "The size asked for; the scene's contentMode says what it does."),
    OptionInfo(
      "tolerance", value: "N", in: .picture,
      "How far a written point may lie from the true one, in user units. Default: the larger side / 4096."),
    OptionInfo("responsive", in: .picture, "Leave width and height out of the root element."),
    OptionInfo(
      "id-prefix", value: "TEXT", in: .picture, "Begin every generated id with this instead of the scene's name."),
    OptionInfo(
      "ids", value: "STYLE", choices: IDStyle.allCases.map(\.rawValue), in: .picture,
      "How generated ids look: with the scene's name, for pictures in one page, or as short as can be."),
  ]

  /// What `compile` and `opt` have in common.
  package static let size = [
    OptionInfo(
      "optimize", value: "LEVEL", choices: OptimizationLevel.allCases.map(\.rawValue), in: .picture,
      "How much is done to make the file short; the picture is the same. Default: default."),
    OptionInfo(
      "profile", value: "READERS", choices: OutputProfile.allCases.map(\.rawValue), in: .picture,
      "Who must be able to read the file: browsers, simple readers without use, mask and clip, or readers of the whole "
        + "grammar. Default: web."),
  ]

  /// How changes are noticed.
  package static let watching = [
    OptionInfo(
      "poll", in: .output, "Look at the files again and again, for disks that tell nothing; network disks are known."),
    OptionInfo("poll-every", value: "MS", in: .output, "Poll, and this often, in milliseconds. Default: 200."),
  ]

  /// Some of these, in this order.
  package static func named(_ names: Set<String>) -> [OptionInfo] {
    (picture + size + watching).filter { names.contains($0.long) }
  }
}
