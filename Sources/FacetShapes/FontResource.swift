// SPDX-License-Identifier: Apache-2.0

/// A font file that text was set from: part of the input of a compilation.
public struct FontResource: Sendable, Hashable {
  /// The file itself, absolute, without symbolic links.
  public var path: String
  /// FNV-1a, 128 bits, of the file's bytes, as 32 lowercase hexadecimal digits.
  public var contentHash: String

  public init(path: String, contentHash: String) {
    self.path = path
    self.contentHash = contentHash
  }
}
