import 'server-only'
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { StoredValue, ValueCipher } from '@/lib/crypto/value-cipher.server'
import type { Leases, LeaseTimes } from './leases'
import { ENTRY_OVERHEAD, MEMORY_BOUNDS } from './memory-state.server'
import { RedisLeases } from './redis-leases.server'
import type { RedisClient, RedisLink } from './redis-link.server'
import type { SharedState } from './state'

/**
 * Copy of an entry that this process wrote or read. While it `isUnpublished`, it is newer than Redis and
 * other processes do not have it.
 */
type Copy = StoredValue & { isUnpublished: boolean }

/** The maximum lifetime of any entry. */
const DELETION_SECONDS = 24 * 60 * 60
const BATCH = 100

/** Writes one copy unless the entry has been written since. */
const PUBLISH = `
local kept = redis.call('GET', KEYS[1])
local writtenAt = kept and tonumber(string.match(kept, '^%d+'))
if writtenAt and writtenAt > tonumber(ARGV[1]) then return 0 end
if ARGV[2] == '' then return redis.call('DEL', KEYS[1]) end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`

/**
 * Name of an entry that identifies the current data set: another value means that the earlier data is lost.
 */
const EPOCH = 'state/epoch'

/**
 * State in Redis or Valkey, with a copy in this process of what it wrote or read. While Redis is unavailable
 * the copies are used, and changes are published once it is back; if it lost its data, all copies are. Of two
 * writes of one entry the later one wins.
 */
export class RedisState implements SharedState {
  readonly leases: Leases
  readonly #link: RedisLink
  readonly #cipher: ValueCipher
  readonly #copies = new LRUCache<string, Copy>({
    ...MEMORY_BOUNDS,
    sizeCalculation: ({ value }, key) => key.length + (value?.length ?? 0) + ENTRY_OVERHEAD,
  })
  #epoch: string | undefined

  constructor(link: RedisLink, cipher: ValueCipher, times: LeaseTimes) {
    this.leases = new RedisLeases(link, cipher, times)
    this.#link = link
    this.#cipher = cipher
    link.onConnection({ prepare: client => this.#prepare(client), publish: () => this.#publish() })
  }

  async get(key: string): Promise<string | undefined> {
    const copy = this.#copies.get(key)
    if (copy?.isUnpublished) return copy.value
    const answer = await this.#link.run(client => client.get(this.#cipher.nameOf(key)))
    if (!answer.ok) return this.#copies.get(key)?.value
    const kept = answer.value === null ? undefined : this.#cipher.open(key, answer.value)
    // This process may have written meanwhile; that write is newer than the response.
    if (this.#copies.get(key) === copy) this.#remember(key, kept)
    return kept?.value
  }

  async set(key: string, value: string, ttlSeconds: number): Promise<void> {
    const isWaiting = this.#isUnpublished(key)
    const copy = this.#remember(key, keptFor(value, ttlSeconds), isWaiting)
    if (isWaiting) return
    const answer = await this.#link.run(client => this.#write(client, key, copy))
    if (!answer.ok) copy.isUnpublished = true
  }

  async setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean> {
    const kept = keptFor(value, ttlSeconds)
    if (this.#isUnpublished(key)) return this.#claimAlone(key, kept)
    const answer = await this.#link.run(client => this.#write(client, key, kept, 'NX'))
    if (!answer.ok) return this.#claimAlone(key, kept)
    if (answer.value === null) return false
    this.#remember(key, kept)
    return true
  }

  async take(key: string): Promise<string | undefined> {
    if (this.#isUnpublished(key)) return this.#deleteAlone(key)
    const answer = await this.#link.run(client => client.getDel(this.#cipher.nameOf(key)))
    if (!answer.ok) return this.#deleteAlone(key)
    this.#copies.delete(key)
    return answer.value === null ? undefined : this.#cipher.open(key, answer.value)?.value
  }

  async delete(key: string): Promise<void> {
    if (!this.#isUnpublished(key)) {
      const answer = await this.#link.run(client => client.del(this.#cipher.nameOf(key)))
      if (answer.ok) {
        this.#copies.delete(key)
        return
      }
    }
    this.#deleteAlone(key)
  }

  #isUnpublished(key: string): boolean {
    return this.#copies.get(key)?.isUnpublished === true
  }

  #write(client: RedisClient, key: string, kept: StoredValue, condition?: 'NX'): Promise<unknown> {
    return client.set(this.#cipher.nameOf(key), this.#cipher.seal(key, kept), {
      expiration: { type: 'PX', value: millisecondsLeft(kept) },
      ...(condition && { condition }),
    })
  }

  #remember(key: string, kept: StoredValue, isUnpublished?: boolean): Copy
  #remember(key: string, kept: StoredValue | undefined): void
  #remember(key: string, kept: StoredValue | undefined, isUnpublished = false): Copy | undefined {
    this.#copies.delete(key)
    if (kept === undefined) return undefined
    const copy = { ...kept, isUnpublished }
    this.#copies.set(key, copy, { ttl: millisecondsLeft(kept) })
    return copy
  }

  #claimAlone(key: string, kept: StoredValue): boolean {
    if (this.#copies.get(key)?.value !== undefined) return false
    this.#remember(key, kept, true)
    return true
  }

  #deleteAlone(key: string): string | undefined {
    const value = this.#copies.get(key)?.value
    this.#remember(key, keptFor(undefined, DELETION_SECONDS), true)
    return value
  }

  /**
   * Checks whether Redis still has its data; if not, the copies of all processes are all that is left and
   * have to be published.
   */
  async #prepare(client: RedisClient): Promise<void> {
    const name = this.#cipher.nameOf(EPOCH)
    await client.set(name, randomUUID(), { condition: 'NX' })
    const epoch = await client.get(name)
    if (this.#epoch !== undefined && epoch !== this.#epoch)
      for (const copy of this.#copies.values()) copy.isUnpublished = true
    this.#epoch = epoch ?? undefined
  }

  async #publish(): Promise<void> {
    for (let batch = this.#unpublished(); batch.length > 0; batch = this.#unpublished()) {
      const answer = await this.#link.run(client =>
        Promise.all(batch.map(([key, copy]) => this.#publishOne(client, key, copy))),
      )
      if (!answer.ok) return
      for (const [key, copy] of batch) {
        copy.isUnpublished = false
        if (copy.value === undefined && this.#copies.get(key) === copy) this.#copies.delete(key)
      }
    }
  }

  #unpublished(): (readonly [string, Copy])[] {
    return this.#copies
      .entries()
      .filter(([, copy]) => copy.isUnpublished)
      .take(BATCH)
      .toArray()
  }

  #publishOne(client: RedisClient, key: string, copy: Copy): Promise<unknown> {
    const sealed = copy.value === undefined ? '' : this.#cipher.seal(key, copy)
    return client.eval(PUBLISH, {
      keys: [this.#cipher.nameOf(key)],
      arguments: [String(copy.writtenAt), sealed, String(millisecondsLeft(copy))],
    })
  }
}

const keptFor = (value: string | undefined, ttlSeconds: number): StoredValue => {
  const writtenAt = Date.now()
  return { value, writtenAt, expiresAt: writtenAt + Math.round(ttlSeconds * 1000) }
}

const millisecondsLeft = ({ expiresAt }: StoredValue): number => Math.max(1, expiresAt - Date.now())
