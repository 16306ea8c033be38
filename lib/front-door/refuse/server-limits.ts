import type { Server, ServerOptions } from 'node:http'

/**
 * The head of a request has to be complete within 10 s or its connection is closed; checked every 2 s. Its
 * body has a pace of its own (see `body-settings`); `requestTimeout` only ends what keeps that pace and never
 * ends: the largest file that is received takes 16 minutes. No connection is ever upgraded: an upgrade would
 * bypass the request listener and every check in it.
 */
export const SERVER_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 1_000_000,
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
