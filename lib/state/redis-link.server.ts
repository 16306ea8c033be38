import 'server-only'
import { logger } from '@/lib/log/logger'
import { failed, ok, type Result } from '@/lib/result/result'
import { within } from '@/lib/result/within'

/** A page that can do without waits no longer than this, for a connection or for an answer. */
const DEADLINE_MS = 500
const SHORTEST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** A connection that held this long was a good one; the next outage starts with a short pause again. */
const GOOD_CONNECTION_MS = 10_000

async function createClient(url: string) {
  // Loaded only where it is used; the process is smaller without it.
  const redis = await import('redis')
  // Reconnecting is ours, because a peer that accepts and never answers is an outage too.
  const socket = { connectTimeout: DEADLINE_MS, reconnectStrategy: false } as const
  return redis.createClient({ url, socket, disableOfflineQueue: true, maintNotifications: 'disabled' })
}

export type RedisClient = Awaited<ReturnType<typeof createClient>>

/**
 * What is done with every new connection: `prepare` before anybody uses it, `publish` beside those who do.
 */
export type Rejoining = {
  prepare: (client: RedisClient) => Promise<void>
  publish: () => Promise<void>
}

/** How the connection is: `idle` until somebody needs it, `away` from its first failure until it is back. */
export type LinkCondition = 'idle' | 'connected' | 'away'

/**
 * The one connection of this process to Redis or Valkey. It is made when first needed. Any failure, be it a
 * lost connection, a late answer or a refusal, is an outage of the whole: commands fail at once until a new
 * connection stands.
 */
export class RedisLink {
  readonly #url: string
  #rejoining: Rejoining | undefined
  #client: RedisClient | undefined
  #firstConnection: Promise<void> | undefined
  #retry: NodeJS.Timeout | undefined
  #connectedAt = 0
  #failures = 0
  #isAway = false
  #isClosed = false

  constructor(url: string) {
    this.#url = url
  }

  get condition(): LinkCondition {
    if (this.#isAway) return 'away'
    return this.#client === undefined ? 'idle' : 'connected'
  }

  onConnection(rejoining: Rejoining): void {
    this.#rejoining = rejoining
  }

  /**
   * Runs commands, all within 500 ms. After an outage in their middle they may or may not have had their
   * effect.
   */
  async run<T>(commands: (client: RedisClient) => Promise<T>): Promise<Result<T, 'away'>> {
    this.#firstConnection ??= this.#connect()
    await this.#firstConnection
    const client = this.#client
    if (client === undefined) return failed('away')
    try {
      return ok(await within(DEADLINE_MS, commands(client)))
    } catch (fault) {
      this.#lose(client, fault)
      return failed('away')
    }
  }

  /** Ends the connection for good. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
    this.#client?.destroy()
    this.#client = undefined
  }

  async #connect(): Promise<void> {
    const client = await createClient(this.#url)
    client.on('error', fault => this.#lose(client, fault))
    try {
      await within(DEADLINE_MS, client.connect())
      await within(DEADLINE_MS, Promise.resolve(this.#rejoining?.prepare(client)))
      this.#use(client)
    } catch (fault) {
      client.destroy()
      this.#goAway(fault)
    }
  }

  #use(client: RedisClient): void {
    if (this.#isClosed) {
      client.destroy()
      return
    }
    this.#client = client
    this.#connectedAt = Date.now()
    if (this.#isAway) logger.info({ dependency: 'redis' }, 'state is shared again')
    this.#isAway = false
    void this.#rejoining?.publish()
  }

  #lose(client: RedisClient, fault: unknown): void {
    if (this.#client !== client) return
    this.#client = undefined
    client.destroy()
    if (Date.now() - this.#connectedAt > GOOD_CONNECTION_MS) this.#failures = 0
    this.#goAway(fault)
  }

  #goAway(fault: unknown): void {
    if (this.#isClosed) return
    if (!this.#isAway)
      logger.warn(
        { dependency: 'redis', reason: nameOf(fault) },
        'state is not shared: this process goes on alone',
      )
    this.#isAway = true
    const pause = Math.min(SHORTEST_PAUSE_MS * 2 ** this.#failures, LONGEST_PAUSE_MS)
    this.#failures += 1
    // Containers that lost it together do not come back together.
    this.#retry = setTimeout(() => void this.#connect(), pause * (0.5 + Math.random() / 2))
    this.#retry.unref()
  }
}

/** Messages may repeat an address or a value; codes and names do not. */
function nameOf(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unknown'
  if ('code' in fault) return String(fault.code)
  return fault.message === 'deadline' ? 'deadline' : fault.constructor.name
}
