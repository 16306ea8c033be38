import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { compress, decompress } from '@/lib/front-door/compress/compressed'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { withTimeout } from '@/lib/result/with-timeout'
import { isNotFound } from './is-not-found'

/** How long a cached response is fresh. */
export const CATALOGUE_FRESH_MS = 5_000
/**
 * How long a caller waits for commerce while an earlier response can be used instead: longer than commerce
 * needs under load, so that load alone does not count as an outage.
 */
export const CATALOGUE_TIMEOUT_MS = 2_000
/** How long a page waits for data that is not its main content. */
export const CATALOGUE_BESIDE_MS = 1_000
/** How long a stale response is used while commerce is unavailable. */
export const CATALOGUE_KEPT_MS = 24 * 60 * 60 * 1000
/** Pause before the next call after a failure. */
export const CATALOGUE_PAUSE_MS = 5_000
/** Upper limit for the pause that a busy back end requests. */
export const CATALOGUE_LONGEST_PAUSE_MS = 60_000

/** Maximum bytes of all cached responses of a process, compressed to about a fifth of their text. */
const MOST_KEPT_BYTES = 12_000_000

/**
 * A response of the catalogue. `asOf` (epoch milliseconds) is set only where commerce is unavailable and an
 * earlier response is used: prices and availability may have changed since then, and the page shows it.
 */
export type Cached<T> = { value: T; asOf?: number }

/** A value that is built from several responses is as old as the oldest stale one. */
export function cachedFrom<T>(value: T, ...from: readonly { asOf?: number }[]): Cached<T> {
  const times = from.flatMap(({ asOf }) => asOf ?? [])
  return times.length === 0 ? { value } : { value, asOf: Math.min(...times) }
}

/**
 * A cached call: the key, which also determines the type of the response, the call itself, and the schema
 * that stored responses are checked with.
 */
export type Question<T> = { key: string; load: () => Promise<Result<T, Problem>>; schema: z.ZodType<T> }

/** A response as containers share it: as text, which is smaller than the parsed object. */
export type CachedText = { text: string; readAt: number }

/** Store in which containers share responses. Never rejects. */
export type SharedAnswers = {
  read(key: string): Promise<CachedText | undefined>
  write(key: string, kept: CachedText): Promise<void>
}

type Entry = { compressed: Buffer; readAt: number; askAgainAt: number }

type Answer<T> = Promise<Result<Cached<T>, Problem>>

/**
 * Cache of the last successful response to each call (stale-if-error). Concurrent callers share one call;
 * they wait only briefly where an earlier response can be used. A "not found" is a response too: it drops the
 * cached one.
 */
export class StaleIfErrorCache {
  readonly #now: () => number
  readonly #shared: SharedAnswers | undefined
  readonly #entries: LRUCache<string, Entry>
  readonly #asking = new Map<string, Promise<unknown>>()
  /** Commerce is overloaded and has sent a `Retry-After`; it applies to all calls. */
  #busy: { problem: Problem; until: number } | undefined

  constructor(now: () => number, shared?: SharedAnswers) {
    this.#now = now
    this.#shared = shared
    this.#entries = new LRUCache({
      maxSize: MOST_KEPT_BYTES,
      sizeCalculation: ({ compressed }, key) => compressed.length + key.length,
    })
  }

  async get<T>(question: Question<T>): Answer<T> {
    const known = this.#entries.get(question.key)
    if (known !== undefined && this.#isAhead(known.askAgainAt, CATALOGUE_PAUSE_MS)) {
      const kept = this.#read(known, question)
      if (kept !== undefined) return ok(kept)
    }
    // Callers with the same key expect the same type.
    const running = this.#asking.get(question.key) as Answer<T> | undefined
    return running ?? this.#begin(question)
  }

  /** Whether the cache has a response. */
  knows(key: string): boolean {
    return this.#entries.has(key)
  }

  /** Marks all responses as expired; they can still be used during an outage. */
  expire(): void {
    for (const entry of this.#entries.values()) entry.askAgainAt = 0
  }

  /**
   * The call continues after its callers have stopped waiting: its response is for the next callers, and
   * until then no second call is made.
   */
  #begin<T>(question: Question<T>): Answer<T> {
    const call = this.#ask(question)
    const answer = this.#soon(call, question)
    this.#asking.set(question.key, answer)
    const end = () => this.#asking.delete(question.key)
    void call.then(end, end)
    return answer
  }

  async #soon<T>(call: Answer<T>, question: Question<T>): Answer<T> {
    const early = await withTimeout(CATALOGUE_TIMEOUT_MS, call).catch(() => undefined)
    if (early !== undefined) return early
    const standIn = await this.#standIn(question)
    return standIn === undefined ? call : ok(standIn)
  }

  async #ask<T>(question: Question<T>): Answer<T> {
    const answer = await this.#call(question)
    if (answer.ok) {
      this.#keep(question.key, JSON.stringify(answer.value))
      return ok({ value: answer.value })
    }
    if (isNotFound(answer.error)) {
      this.#entries.delete(question.key)
      return answer
    }
    const standIn = await this.#standIn(question)
    return standIn === undefined ? answer : ok(standIn)
  }

  async #call<T>({ load }: Question<T>): Promise<Result<T, Problem>> {
    if (this.#busy !== undefined && this.#isAhead(this.#busy.until, CATALOGUE_LONGEST_PAUSE_MS))
      return failed(this.#busy.problem)
    const answer = await load()
    if (!answer.ok && answer.error.retryAfterSeconds !== undefined) {
      const pause = Math.min(answer.error.retryAfterSeconds * 1000, CATALOGUE_LONGEST_PAUSE_MS)
      this.#busy = { problem: answer.error, until: this.#now() + pause }
    }
    return answer
  }

  /** Whether a time is still to come. One further ahead than any was set before the clock went back. */
  #isAhead(time: number, mostMs: number): boolean {
    const left = time - this.#now()
    return left > 0 && left <= mostMs
  }

  #keep(key: string, text: string): void {
    const readAt = this.#now()
    this.#entries.set(key, { compressed: compress(text), readAt, askAgainAt: readAt + CATALOGUE_FRESH_MS })
    void this.#shared?.write(key, { text, readAt })
  }

  async #standIn<T>(question: Question<T>): Promise<Cached<T> | undefined> {
    const { key } = question
    const others = this.#entries.has(key) ? undefined : await this.#shared?.read(key)
    // The response may have arrived while the shared store was read.
    const earlier = this.#entries.get(key) ?? (others && { ...others, compressed: compress(others.text) })
    if (earlier === undefined) return undefined
    const { compressed, readAt } = earlier
    const entry = { compressed, readAt, askAgainAt: this.#now() + CATALOGUE_PAUSE_MS }
    const kept = this.#read(entry, question)
    if (kept === undefined) this.#entries.delete(key)
    else this.#entries.set(key, entry)
    return kept
  }

  /**
   * Undefined for a response older than a day, or one whose schema differs, as that of another release may.
   */
  #read<T>({ compressed, readAt }: Entry, { schema }: Question<T>): Cached<T> | undefined {
    const age = this.#now() - readAt
    if (age >= CATALOGUE_KEPT_MS) return undefined
    const parsed = schema.safeParse(JSON.parse(decompress(compressed).toString()))
    if (!parsed.success) return undefined
    return age < CATALOGUE_FRESH_MS ? { value: parsed.data } : { value: parsed.data, asOf: readAt }
  }
}
