// SPDX-License-Identifier: Apache-2.0

public import Facet

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// Folders of this machine: by inotify where that works, by polling where it does not, or everywhere if asked to.
public struct SystemFolders: FolderWatching {
  /// Between two looks at folders that are polled.
  public static let pollMilliseconds: Int64 = 200

  private let clock = SystemClock()
  private let files = LocalFileSystem()
  private let interval: Int64
  /// The table as it is now.
  private let mounts: @Sendable () -> MountTable
  /// What it said of each device.
  private var remoteTypes: [UInt64: String?] = [:]
  private var polled: PolledFolders
  private var nextLook: Moment?
  private var notices: [String] = []
  /// Kinds of notices that were given.
  private var told: Set<String> = []
  #if os(Linux)
    private var inotify: InotifyFolders?
  #endif

  /// - Parameter pollMilliseconds: poll everything, this often; nil is for events where they work.
  public init(pollMilliseconds: Int64? = nil) { self.init(pollMilliseconds: pollMilliseconds) { MountTable() } }

  init(pollMilliseconds: Int64? = nil, mounts: @escaping @Sendable () -> MountTable) {
    self.mounts = mounts
    interval = pollMilliseconds ?? Self.pollMilliseconds
    polled = PolledFolders(files)
    #if os(Linux)
      inotify = nil
      if pollMilliseconds != nil { return }
      do throws(InotifyRefusal) {
        inotify = try InotifyFolders()
      } catch {
        tell(of: error)
      }
    #endif
  }

  public mutating func watch(_ folder: String, isFar: Bool) throws(ToolError) -> WatchOutcome {
    #if os(Linux)
      if let type = files.signature(of: folder).flatMap({ remoteType(ofDevice: $0.device) }) {
        if isFar { return .passedOver }
        tell("remote", "`\(folder)` lies on \(type), which does not tell of every change: it is polled")
        return poll(folder)
      }
      do throws(InotifyRefusal) {
        if let id = try inotify?.watch(folder) { return .watched(id) }
      } catch {
        switch error {
        case .gone: return .gone
        case .hidden: return isFar ? .passedOver : hidden(folder)
        case .limit:
          if isFar { return .passedOver }
          tell(of: error)
        }
      }
    #endif
    return isFar ? .passedOver : poll(folder)
  }

  #if os(Linux)
    /// The table is read for each device that is new: disks are mounted while a watch runs.
    private mutating func remoteType(ofDevice device: UInt64) -> String? {
      if let known = remoteTypes[device] { return known }
      let type = mounts().remoteType(ofDevice: device)
      remoteTypes[device] = .some(type)
      return type
    }
  #endif

  private mutating func poll(_ folder: String) -> WatchOutcome {
    if nextLook == nil { nextLook = clock.now.adding(milliseconds: interval) }
    let outcome = polled.watch(folder)
    switch outcome {
    case .hidden: return hidden(folder)
    case .watched, .gone, .passedOver: return outcome
    }
  }

  private mutating func hidden(_ folder: String) -> WatchOutcome {
    tell("hidden", "`\(folder)` cannot be looked into: what changes there is noticed late")
    return .hidden
  }

  public var lookMilliseconds: Int64? { polled.isEmpty ? nil : interval }

  public mutating func forget(_ folder: FolderID) {
    polled.forget(folder)
    #if os(Linux)
      if folder.raw >= 0 { inotify?.forget(folder) }
    #endif
  }

  public mutating func wait(until deadline: Moment?) throws(ToolError) -> [FolderEvent] {
    let end = [deadline, polled.isEmpty ? nil : nextLook].compactMap { $0 }.min()
    let milliseconds = end.map { max(0, $0.milliseconds(since: clock.now).rounded(.up)) } ?? -1
    var events: [FolderEvent] = []
    #if os(Linux)
      if inotify != nil {
        events = inotify?.wait(milliseconds: Int32(min(milliseconds, 1e9))) ?? []
        if events.contains(.lost) { tell("lost", "more happened than the system keeps: everything is looked at") }
      } else {
        _ = Glibc.poll(nil, 0, Int32(min(milliseconds, 1e9)))
      }
    #else
      _ = Darwin.poll(nil, 0, Int32(min(milliseconds, 1e9)))
    #endif
    if let look = nextLook, !polled.isEmpty, clock.now >= look {
      events += polled.look()
      nextLook = clock.now.adding(milliseconds: interval)
    }
    return events
  }

  public mutating func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  private mutating func tell(_ kind: String, _ text: String) {
    if told.insert(kind).inserted { notices.append(text) }
  }

  #if os(Linux)
    private mutating func tell(of refusal: InotifyRefusal) {
      guard case .limit(let name, let value) = refusal else { return }
      tell(
        name,
        "the system watches no more folders: \(name) is \(value.map(String.init) ?? "reached"); folders above that are "
          + "polled (`sudo sysctl \(name)=…` raises it)")
    }
  #endif
}
