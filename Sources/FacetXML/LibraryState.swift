// SPDX-License-Identifier: Apache-2.0
//
// What is global in libxml2: its start-up, and the handler of errors that belong to no document.

internal import CLibXML2

/// Starts libxml2, once for the process, before the first use from any thread.
let libraryIsReady: Void = xmlInitParser()

/// Runs `body` while this thread's errors without a document are dropped, since the default is to print them. The thread's
/// earlier handler is put back.
func withoutMessages<Result>(_ body: () -> Result) -> Result {
  let handler = unsafe __xmlStructuredError().pointee
  let context = unsafe __xmlStructuredErrorContext().pointee
  unsafe xmlSetStructuredErrorFunc(nil) { _, _ in }
  defer { unsafe xmlSetStructuredErrorFunc(context, handler) }
  return body()
}
