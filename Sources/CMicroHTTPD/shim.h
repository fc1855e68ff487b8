// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <microhttpd.h>

// What is variadic in C cannot be called from Swift.

/// What a server is told once, when it starts.
struct facet_http_limits {
  unsigned int threads;
  size_t stack_bytes;
  unsigned int connections;
  unsigned int idle_seconds;
  size_t header_bytes;
};

static inline struct MHD_Daemon *facet_http_start(
    int listener, struct facet_http_limits limits, MHD_AccessHandlerCallback handle,
    MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback connected, void *context) {
  return MHD_start_daemon(
      MHD_USE_POLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handle, context,
      MHD_OPTION_LISTEN_SOCKET, listener, MHD_OPTION_THREAD_POOL_SIZE, limits.threads,
      MHD_OPTION_THREAD_STACK_SIZE, limits.stack_bytes, MHD_OPTION_CONNECTION_LIMIT, limits.connections,
      MHD_OPTION_CONNECTION_TIMEOUT, limits.idle_seconds, MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.header_bytes,
      MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_NOTIFY_CONNECTION, connected, context, MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1, MHD_OPTION_END);
}

/// The socket of a connection, or -1.
static inline int facet_http_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}
