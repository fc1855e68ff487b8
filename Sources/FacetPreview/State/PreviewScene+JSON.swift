// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetGeometry
import FacetIR
import FacetSemantics
import FacetSource
import FacetTypes
import FacetVerify

extension PreviewScene {
  /// One object of the list of scenes.
  func write(into json: inout JSONWriter) {
    let inspection = last.inspection ?? good?.inspection
    json.object { json in
      json.member("id", id)
      json.member("path", normalized(input.path))
      json.member("kind", inspection?.kind ?? "scene")
      json.member("title", inspection?.title ?? "")
      json.member("build", build)
      json.member("hash", digest)
      json.member("width") { $0.number(inspection?.size.width ?? 100) }
      json.member("height") { $0.number(inspection?.size.height ?? 100) }
      json.member("bytes", good?.output?.count ?? 0)
      json.member("distance") { $0.number(good?.provenDistance ?? 0) }
      json.member("tolerance") { $0.number(good?.statistics?.tolerance ?? 0) }
      json.member("isStale", last.output == nil)
      json.member("hasPicture", good != nil)
      json.member("problems") { last.writeProblems(into: &$0) }
      json.member("themes") { json in
        json.array { json in
          for theme in inspection?.themes ?? [] { json.string(theme) }
        }
      }
      json.member("knobs") { json in
        json.array { json in
          for knob in inspection?.knobs ?? [] { knob.write(into: &json) }
        }
      }
      json.member("implied") { json in
        json.array { json in
          for choice in implied { choice.write(into: &json) }
        }
      }
      if let sketch = inspection?.sketch {
        json.member("sketch") { json in
          json.object { json in
            json.member("canUndo", sketch.canUndo)
            json.member("canRedo", sketch.canRedo)
            json.member("isEmpty", sketch.isEmpty)
          }
        }
      }
    }
  }
}

extension Knob {
  /// What kind of control turns it. A paint that is a colour, or not there, is picked like one.
  private var control: String {
    if !choices.isEmpty { return "enum" }
    guard typeName == "Paint" else { return typeName }
    let isColor = value.map { $0.hasPrefix("#") || $0.hasPrefix(".") } ?? true
    return isColor ? "Color" : typeName
  }

  fileprivate func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("owner", owner.rawValue)
      json.member("type", control)
      json.member("value", value ?? "")
      json.member("isSet", isSet)
      if let low { json.member("low") { $0.number(low) } }
      if let high { json.member("high") { $0.number(high) } }
      if !isClosed { json.member("isClosed", false) }
      if let step { json.member("step") { $0.number(step) } }
      if !choices.isEmpty {
        json.member("choices") { json in
          json.array { json in
            for choice in choices { json.string(choice) }
          }
        }
      }
      if let documentation { json.member("doc", documentation) }
      json.member("aliases") { json in
        json.array { json in
          for alias in aliases { json.string(alias) }
        }
      }
    }
  }
}

extension ImpliedValues {
  fileprivate func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("name", parameter)
      json.member("choice", choice)
      json.member("values") { json in
        json.object { json in
          for value in values { json.member(value.name, value.value) }
        }
      }
    }
  }
}

extension Compilation {
  /// Between the written picture and the exact one: proven where that was asked for, else as measured on the grid.
  var provenDistance: Double { verification?.worst.distance ?? statistics?.worstDistance ?? 0 }

  /// An array of what is wrong, as people read it.
  func writeProblems(into json: inout JSONWriter) {
    json.array { json in
      for diagnostic in diagnostics { write(diagnostic, into: &json) }
      guard let trouble else { return }
      json.object { json in
        json.member("severity", Severity.error.rawValue)
        json.member("message", trouble.message)
        json.member("file", input.path)
        json.member("notes") { json in
          json.array { json in
            if let hint = trouble.hint { json.string(hint) }
          }
        }
      }
    }
  }

  private func write(_ diagnostic: Diagnostic, into json: inout JSONWriter) {
    let place = diagnostic.primary
    let file = sources[place.source]
    let position = LineTable(file.bytes).position(of: Int(place.span.start))
    let options = TerminalRenderer.Options(width: 100, hasSummary: false, hasHeading: false)
    json.object { json in
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      json.member("file", file.path)
      json.member("line", position.line)
      json.member("column", position.column)
      json.member("excerpt", TerminalRenderer(sources, options).render(diagnostic))
      json.member("notes") { json in
        json.array { json in
          for note in diagnostic.notes { json.string(note) }
        }
      }
    }
  }
}
