// SPDX-License-Identifier: Apache-2.0

public import Facet

/// A watched folder, as its watcher calls it. Two paths of one folder may have one and the same.
public struct FolderID: Sendable, Hashable {
  public var raw: Int32
  public init(raw: Int32) { self.raw = raw }
}

/// Something happened in a watched folder.
public enum FolderEvent: Sendable, Hashable {
  /// A file has all its bytes: who wrote it closed it, or it was moved to this name as a whole.
  case written(FolderID, name: String)
  /// A file of this name was made, and whoever made it may still be writing it.
  case begun(FolderID, name: String)
  /// Something of this name appeared, went, or changed in a way that may not be at its end.
  case touched(FolderID, name: String)
  /// A file of this name has other bytes, and whoever writes it may not be done.
  case modified(FolderID, name: String)
  /// The folder itself went or moved. It may be watched still, under another name.
  case gone(FolderID)
  /// More happened than could be kept: anything may have changed.
  case lost
}

/// What came of the wish to watch a folder.
public enum WatchOutcome: Sendable, Hashable {
  case watched(FolderID)
  /// It is not there, or not any more.
  case gone
  /// It is there, but this program may not look into it.
  case hidden
  /// It is far, and to watch it is not possible or not cheap.
  case passedOver
}

/// Tells what happens to names in folders. Folders are watched and not files, since a save may put another file in place
/// of the old one. inotify and polling are two of these; kqueue or FSEvents would be a third.
public protocol FolderWatching {
  /// Begins to watch a folder. Watching one twice is no harm.
  ///
  /// - Parameter isFar: It lies well above what is looked for, and seldom matters: it is watched where that is possible
  ///   and cheap, and otherwise nothing is said.
  mutating func watch(_ folder: String, isFar: Bool) throws(ToolError) -> WatchOutcome
  mutating func forget(_ folder: FolderID)
  /// Between two looks at folders that do not tell by themselves, in milliseconds; nil while all of them do.
  var lookMilliseconds: Int64? { get }
  /// Waits until something happens, or until `deadline`; nil is for ever. May come back early with nothing.
  mutating func wait(until deadline: Moment?) throws(ToolError) -> [FolderEvent]
  /// What the user should know of the way in which folders are watched, each once.
  mutating func takeNotices() -> [String]
}
