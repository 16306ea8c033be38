import type { Server, ServerOptions } from 'node:http'

/**
 * A request, body included, has to be complete within 12 s or its connection is closed; checked every 2 s,
 * so 14 s at most. No connection is ever upgraded: an upgrade would bypass the request listener and every
 * check in it.
 */
export const SERVER_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  insecureHTTPParser: false,
  shouldUpgradeCallback: () => false,
} as const satisfies ServerOptions

/** Longer than any request may take. */
const IDLE_TIMEOUT_MS = 30_000

/** Closes idle connections: a client that does not read its response must not hold one forever. */
export const closeIdleConnections = (server: Server, afterMs = IDLE_TIMEOUT_MS): Server =>
  server.setTimeout(afterMs)
