// SPDX-License-Identifier: Apache-2.0

internal import FacetXML

extension XMLError {
  /// What is wrong, as a sentence without a full stop.
  var message: String {
    switch self {
    case .forbiddenCharacter(let scalar, let offset):
      "the character U+\(String(scalar.value, radix: 16, uppercase: true)) at byte \(offset) may not stand in XML"
    case .invalidUTF8(let offset): "the bytes from \(offset) on are not UTF-8"
    case .outOfMemory: "there is not enough memory"
    case .tooManyBytes(let limit): "it is longer than \(limit) bytes"
    case .tooDeep(let limit, let line): "elements nest more than \(limit) deep on line \(line)"
    case .tooManyNodes(let limit, let line): "there are more than \(limit) elements and texts by line \(line)"
    case .tooManyAttributes(let limit, let line): "an element has more than \(limit) attributes on line \(line)"
    case .tooManyNamespaces(let limit, let line): "more than \(limit) namespaces are declared on line \(line)"
    case .attributeTooLong(let limit, let line): "an attribute is longer than \(limit) bytes on line \(line)"
    case .textTooLong(let limit, let line): "a text is longer than \(limit) bytes on line \(line)"
    case .doctype(let line): "it has a document type on line \(line), which is not read"
    case .unsupportedEncoding(let name): "its encoding is `\(name)`, not UTF-8"
    case .malformed(let text, let line, let column):
      "it is not well formed at line \(line), column \(column): \(text.hasSuffix(".") ? String(text.dropLast()) : text)"
    }
  }
}
