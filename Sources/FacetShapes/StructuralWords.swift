// SPDX-License-Identifier: Apache-2.0
//
// Words whose work is done by layout and evaluation; here they have their names, parameters and documentation.

/// Elements that arrange others.
public enum Container: String, Sendable, CaseIterable {
  case group, hstack, vstack, grid, spacer, text, path, sketch
  /// The root of a generic scene; never nested.
  case scene
}

/// What an outline block may hold beside primitives, shapes and control statements.
public enum OutlineCommand: String, Sendable, CaseIterable {
  case move, line, lines, quad, curve, arc, close, segment, smooth, data
}

/// What a sketch may hold beside control statements.
public enum SketchCommand: String, Sendable, CaseIterable {
  case pen, erase, eraseStroke, undo, redo, clear
}

/// What may follow an element after a dot.
public enum Modifier: String, Sendable, CaseIterable {
  case fill, stroke
  case opacity, blend, clip, mask
  case frame, padding, aspectRatio, fixedSize, position
  case offset, rotate, scale, mirror
  case id, title, description, decorative, hidden
}
