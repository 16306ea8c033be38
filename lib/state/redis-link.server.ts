import 'server-only'
import { logger } from '@/lib/log/logger'
import { failed, ok, type Result } from '@/lib/result/result'
import { withTimeout } from '@/lib/result/with-timeout'

/** The maximum time to wait for a connection or a response; every caller can go on without one. */
const DEADLINE_MS = 500
const SHORTEST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** After a connection of at least this duration, the next outage starts with a short retry interval again. */
const GOOD_CONNECTION_MS = 10_000

async function createClient(url: string) {
  // Loaded only when it is used; the process is smaller without it.
  const redis = await import('redis')
  // We reconnect ourselves, because a peer that accepts connections but never responds is an outage too.
  const socket = { connectTimeout: DEADLINE_MS, reconnectStrategy: false } as const
  return redis.createClient({ url, socket, disableOfflineQueue: true, maintNotifications: 'disabled' })
}

export type RedisClient = Awaited<ReturnType<typeof createClient>>

/** Actions on every new connection: `prepare` before it is used, `publish` concurrently with its use. */
export type Rejoining = {
  prepare: (client: RedisClient) => Promise<void>
  publish: () => Promise<void>
}

/** State of the connection: `idle` until it is first used, `away` from a failure until it is restored. */
export type LinkCondition = 'idle' | 'connected' | 'away'

/**
 * The one connection of this process to Redis or Valkey, created on first use. Any failure (lost connection,
 * late response, refusal) counts as an outage: commands fail immediately until a new connection is
 * established.
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
   * Runs commands, within 500 ms in total. If an outage interrupts them, they may or may not have taken
   * effect.
   */
  async run<T>(commands: (client: RedisClient) => Promise<T>): Promise<Result<T, 'away'>> {
    this.#firstConnection ??= this.#connect()
    await this.#firstConnection
    const client = this.#client
    if (client === undefined) return failed('away')
    try {
      return ok(await withTimeout(DEADLINE_MS, commands(client)))
    } catch (fault) {
      this.#lose(client, fault)
      return failed('away')
    }
  }

  /** Closes the connection permanently. */
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
      await withTimeout(DEADLINE_MS, client.connect())
      await withTimeout(DEADLINE_MS, Promise.resolve(this.#rejoining?.prepare(client)))
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
    // Jitter: containers that lost the connection together do not reconnect together.
    this.#retry = setTimeout(() => void this.#connect(), pause * (0.5 + Math.random() / 2))
    this.#retry.unref()
  }
}

/** The error code at the start of a Redis error reply, such as `NOAUTH`, `READONLY` or `OOM`. */
const REPLY_CODE = /^[A-Z]+(?= )/

/** What the library says of a connection that ended without an error code. */
const ENDED: ReadonlySet<string> = new Set([
  'Socket closed unexpectedly',
  'The client is closed',
  'The client is offline',
  'Disconnects client',
])

/**
 * A name for the log: error messages may contain an address or a value, and classes have no names in a build.
 */
function nameOf(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unknown'
  if ('code' in fault) return String(fault.code)
  const { message } = fault
  if (ENDED.has(message)) return 'closed'
  if (message === 'deadline' || message === 'Connection timeout') return 'deadline'
  return REPLY_CODE.exec(message)?.[0] ?? 'unknown'
}
