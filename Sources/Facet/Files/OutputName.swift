// SPDX-License-Identifier: Apache-2.0
//
// Where the picture of an input goes: beside it, into a folder, to one file, or by a template.

/// Where outputs go.
public enum OutputPlace: Sendable, Hashable {
  /// Beside the source, with the format's ending.
  case besideSource
  case standardOutput
  case file(String)
  /// The tree of the inputs below this folder.
  case folder(String)
  /// A path with `{name}`, `{dir}`, `{theme}` and `{param}` in it.
  case template(String)

  /// What `-o` means: `-`, a template when it has braces, a folder when it is one or ends in `/`, else a file.
  public init(argument: String, in files: some FileSystem) {
    if argument == "-" {
      self = .standardOutput
    } else if argument.contains("{") {
      self = .template(argument)
    } else if argument.hasSuffix("/") || files.kind(of: argument) == .folder {
      self = .folder(argument)
    } else {
      self = .file(argument)
    }
  }

  /// The output's path, or nil for standard output. `values` are the words a template may use beside its own three.
  public func path(for input: InputFile, ending: String, values: [(name: String, text: String)], theme: String)
    throws(ToolError) -> String?
  {
    switch self {
    case .standardOutput: return nil
    case .besideSource: return joined(folderOf(input.path), stemOf(input.path) + ending)
    case .file(let path): return path
    case .folder(let folder):
      return joined(folder, joined(folderOf(input.relativePath), stemOf(input.relativePath) + ending))
    case .template(let text):
      // An input without a folder lies in `.`: `{dir}/x` must not point at the root.
      let folder = folderOf(input.path)
      let builtIn = [
        (name: "name", text: stemOf(input.path)), (name: "dir", text: folder.isEmpty ? "." : folder),
        (name: "theme", text: theme),
      ]
      let path = normalized(try filled(text, from: builtIn + values))
      // The template decides, not a point in a value.
      return endingOf("x" + withoutWords(nameOf(text))).count < 2 ? path + ending : path
    }
  }
}

/// Replaces `{word}` by its text; `{{` and `}}` are braces.
func filled(_ template: String, from values: [(name: String, text: String)]) throws(ToolError) -> String {
  var result = ""
  var rest = Substring(template)
  while let first = rest.popFirst() {
    if first == "{" || first == "}", rest.first == first {
      result.append(first)
      rest.removeFirst()
    } else if first == "{" {
      guard let close = rest.firstIndex(of: "}") else { throw ToolError("`\(template)` lacks a closing `}`") }
      let word = String(rest[..<close])
      guard let value = values.first(where: { $0.name == word }) else {
        let known = values.map { "{" + $0.name + "}" }.joined(separator: ", ")
        throw ToolError("`{\(word)}` in `\(template)` is not known", hint: "known are \(known)")
      }
      result += word == "dir" ? value.text : fileNameSafe(value.text)
      rest = rest[rest.index(after: close)...]
    } else {
      result.append(first)
    }
  }
  return result
}

/// A template with its words taken out.
private func withoutWords(_ template: String) -> String {
  var depth = 0
  return template.filter { character in
    if character == "{" { depth += 1 }
    if character == "}" { depth -= 1 }
    return depth == 0 && character != "}"
  }
}

/// A value as part of a file name: separators and characters that some systems refuse become `-`, so that no value can
/// leave the output folder.
func fileNameSafe(_ text: String) -> String {
  var result = String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { scalar in
        scalar.value < 0x20 || "/\\:*?\"<>|".unicodeScalars.contains(scalar) ? "-" : scalar
      }))
  while let last = result.last, last == "." || last == " " { result.removeLast() }
  return result.isEmpty ? "-" : result
}
