// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A plain thread that runs.
public struct StartedThread: Sendable {
  private let thread: pthread_t

  /// nil where the system has no room for one more.
  ///
  /// - Parameter stackBytes: nil is as many as the system gives.
  public init?(stackBytes: Int? = nil, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    if let stackBytes { unsafe pthread_attr_setstacksize(&attributes, stackBytes) }
    var thread = pthread_t()
    let context = unsafe Unmanaged.passRetained(ThreadBody(body))
    let status = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument = unsafe argument else { return nil }
        unsafe Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    if status != 0 {
      unsafe context.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for its end. Once, and not after `detach`.
  public func join() { pthread_join(thread, nil) }

  /// Nobody will wait for its end.
  public func detach() { pthread_detach(thread) }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
