import 'server-only'
import type { ValueCipher } from '@/lib/crypto/value-cipher.server'
import type { Leases, LeaseTimes } from './leases'
import type { RedisLink } from './redis-link.server'

const ACQUIRE = `
local holder = redis.call('GET', KEYS[1])
if holder then return holder end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ARGV[1]`

/**
 * A lease that was acquired while Redis was unavailable is stored in Redis on renewal, unless another process
 * holds the name.
 */
const RENEW = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
if not holder and ARGV[3] ~= 'alone' then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`

const RELEASE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`

/**
 * Leases in Redis or Valkey. While it is unavailable, every process goes on alone and gets every lease it
 * requests, as with all shared state; within one process the lock queue still serializes the callers.
 */
export class RedisLeases implements Leases {
  readonly times: LeaseTimes
  readonly #link: RedisLink
  readonly #cipher: ValueCipher
  /** Tokens of leases that were acquired or renewed while Redis was unavailable. */
  readonly #alone = new Set<string>()

  constructor(link: RedisLink, cipher: ValueCipher, times: LeaseTimes) {
    this.times = times
    this.#link = link
    this.#cipher = cipher
  }

  async acquire(name: string, token: string, milliseconds: number): Promise<string> {
    const holder = await this.#run(ACQUIRE, name, [token, String(milliseconds)])
    if (holder !== undefined) return String(holder)
    this.#alone.add(token)
    return token
  }

  async renew(name: string, token: string, milliseconds: number): Promise<boolean> {
    const place = this.#alone.has(token) ? 'alone' : 'shared'
    const renewed = await this.#run(RENEW, name, [token, String(milliseconds), place])
    if (renewed === undefined) this.#alone.add(token)
    else this.#alone.delete(token)
    return renewed !== 0
  }

  async release(name: string, token: string): Promise<void> {
    this.#alone.delete(token)
    await this.#run(RELEASE, name, [token])
  }

  /** Result of a script; undefined while Redis is unavailable. */
  async #run(script: string, name: string, args: string[]): Promise<unknown> {
    const keys = [this.#cipher.nameOf(name)]
    const answer = await this.#link.run(client => client.eval(script, { keys, arguments: args }))
    return answer.ok ? answer.value : undefined
  }
}
