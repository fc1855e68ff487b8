// SPDX-License-Identifier: Apache-2.0

/// How large a picture may become between the scene and the written file.
public enum IRLimits {
  /// Groups, clips and masks inside one another, counted after groups without meaning are gone. It bounds the recursion of
  /// every later stage.
  public static let depth = 192
  /// The same with what the optimizer may add: groups for what shapes share, and for what is drawn again.
  public static let gridDepth = 256
  /// Nodes of one picture.
  public static let nodes = 4_000_000
  /// Decimals of a written coordinate.
  public static let decimals = 8
  /// Steps of the grid from 0 to the farthest coordinate: fifteen digits, which a double still holds one by one.
  public static let greatestSteps = 1e15
}
