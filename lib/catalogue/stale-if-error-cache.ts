import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { compress, decompress } from '@/lib/front-door/compress/compressed'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { within } from '@/lib/result/within'
import { isNotFound } from './is-not-found'

/** How long an answer of the catalogue is used before it is asked again. */
export const CATALOGUE_FRESH_MS = 5_000
/**
 * How long commerce is waited for where an earlier answer can stand in: longer than it takes on a busy day,
 * which is no outage to be told of.
 */
export const CATALOGUE_PATIENCE_MS = 2_000
/** How long a page waits for what only stands beside what it is about. */
export const CATALOGUE_BESIDE_MS = 1_000
/** How long an answer stands in for a back end that is away. */
export const CATALOGUE_KEPT_MS = 24 * 60 * 60 * 1000
/** How long nobody asks again after a failure. */
export const CATALOGUE_PAUSE_MS = 5_000
/** The longest that a back end which is busy can ask not to be asked. */
export const CATALOGUE_LONGEST_PAUSE_MS = 60_000

/** Bytes of all answers that a process keeps, which is about five times as much text. */
const MOST_KEPT_BYTES = 12_000_000

/**
 * An answer of the catalogue. `asOf` (epoch milliseconds) only where commerce is away and an earlier answer
 * stands in: prices and availability may have changed since then, and the page says so.
 */
export type Kept<T> = { value: T; asOf?: number }

/** What was made of several answers is as old as the oldest of those that stand in. */
export function keptFrom<T>(value: T, ...from: readonly { asOf?: number }[]): Kept<T> {
  const times = from.flatMap(({ asOf }) => asOf ?? [])
  return times.length === 0 ? { value } : { value, asOf: Math.min(...times) }
}

/**
 * What is asked: a name that also names the type of the answer, the call, and the shape to check what others
 * have kept.
 */
export type Question<T> = { key: string; load: () => Promise<Result<T, Problem>>; schema: z.ZodType<T> }

/** An answer as containers hand it on: as text, which is smaller than what it describes. */
export type KeptText = { text: string; readAt: number }

/** Where containers keep answers for one another. Never rejects. */
export type SharedAnswers = {
  read(key: string): Promise<KeptText | undefined>
  write(key: string, kept: KeptText): Promise<void>
}

type Entry = { compressed: Buffer; readAt: number; askAgainAt: number }

type Answer<T> = Promise<Result<Kept<T>, Problem>>

/**
 * Keeps the last good answer to each question. Who asks while one is on its way shares the wait, which is
 * short where an earlier answer can stand in. That there is no such thing is an answer too: nothing is kept
 * of what is gone.
 */
export class StaleIfErrorCache {
  readonly #now: () => number
  readonly #shared: SharedAnswers | undefined
  readonly #entries: LRUCache<string, Entry>
  readonly #asking = new Map<string, Promise<unknown>>()
  /** Commerce is busy and has said for how long; that counts for all questions. */
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
    if (known !== undefined && this.#now() < known.askAgainAt) {
      const kept = this.#read(known, question)
      if (kept !== undefined) return ok(kept)
    }
    // Whoever asks under one name asks for one type.
    const running = this.#asking.get(question.key) as Answer<T> | undefined
    return running ?? this.#begin(question)
  }

  /** Whether there has been an answer to a question. */
  knows(key: string): boolean {
    return this.#entries.has(key)
  }

  /** Makes every answer be asked again; what is kept still stands in for an outage. */
  expire(): void {
    for (const entry of this.#entries.values()) entry.askAgainAt = 0
  }

  /**
   * The call goes on when nobody waits for it any more: its answer is for those who ask next, and until then
   * nobody calls again.
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
    const early = await within(CATALOGUE_PATIENCE_MS, call).catch(() => undefined)
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
    if (this.#busy !== undefined && this.#now() < this.#busy.until) return failed(this.#busy.problem)
    const answer = await load()
    if (!answer.ok && answer.error.retryAfterSeconds !== undefined) {
      const pause = Math.min(answer.error.retryAfterSeconds * 1000, CATALOGUE_LONGEST_PAUSE_MS)
      this.#busy = { problem: answer.error, until: this.#now() + pause }
    }
    return answer
  }

  #keep(key: string, text: string): void {
    const readAt = this.#now()
    this.#entries.set(key, { compressed: compress(text), readAt, askAgainAt: readAt + CATALOGUE_FRESH_MS })
    void this.#shared?.write(key, { text, readAt })
  }

  async #standIn<T>(question: Question<T>): Promise<Kept<T> | undefined> {
    const { key } = question
    const others = this.#entries.has(key) ? undefined : await this.#shared?.read(key)
    // The answer may have come while others were asked for theirs.
    const earlier = this.#entries.get(key) ?? (others && { ...others, compressed: compress(others.text) })
    if (earlier === undefined) return undefined
    const { compressed, readAt } = earlier
    const entry = { compressed, readAt, askAgainAt: this.#now() + CATALOGUE_PAUSE_MS }
    const kept = this.#read(entry, question)
    if (kept === undefined) this.#entries.delete(key)
    else this.#entries.set(key, entry)
    return kept
  }

  /** Undefined for what is older than a day, and for what another release of the store wrote differently. */
  #read<T>({ compressed, readAt }: Entry, { schema }: Question<T>): Kept<T> | undefined {
    const age = this.#now() - readAt
    if (age >= CATALOGUE_KEPT_MS) return undefined
    const parsed = schema.safeParse(JSON.parse(decompress(compressed).toString()))
    if (!parsed.success) return undefined
    return age < CATALOGUE_FRESH_MS ? { value: parsed.data } : { value: parsed.data, asOf: readAt }
  }
}
