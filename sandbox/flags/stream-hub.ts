import type { DatabaseSync } from 'node:sqlite'
import type { FlagContext } from '../../lib/contract/flags.ts'

/** One open stream. A client that sends its context in the body gets pings only, hence no context. */
export type StreamClient = {
  context: FlagContext | undefined
  send(event: 'put' | 'patch' | 'delete' | 'ping', payload: unknown): void
  /** Ends the stream as a network does: the client finds out and opens another. */
  end(): void
}

const hubs = new WeakMap<DatabaseSync, Set<StreamClient>>()

/**
 * The open streams over a database: shared by the service, which opens them, and by what changes a flag.
 */
export const streamClients = (database: DatabaseSync): Set<StreamClient> => {
  const clients = hubs.get(database) ?? new Set()
  hubs.set(database, clients)
  return clients
}
