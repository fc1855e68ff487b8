// SPDX-License-Identifier: Apache-2.0

/// Why an evaluation does not go on; the diagnostic has already been recorded.
enum Stop: Error {
  /// What depends on the failed value is given up; what stands beside it goes on.
  case finding
  /// A limit is passed or the tool cannot work: everything is given up.
  case everything
}
