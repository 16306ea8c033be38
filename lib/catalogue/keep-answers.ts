import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { isOutage, ok, type Problem, type Result } from '@/lib/http/result'

/** How long an answer of the catalogue is used before it is asked again. */
export const CATALOGUE_FRESH_MS = 5_000
/** How long an answer stands in for a back end that is away. */
export const CATALOGUE_KEPT_MS = 24 * 60 * 60 * 1000
/** How long nobody asks again after a failure. */
export const CATALOGUE_PAUSE_MS = 5_000

/** Characters of all answers that a process keeps. */
const MOST_KEPT = 50_000_000

/**
 * An answer of the catalogue. `asOf` (epoch milliseconds) only where commerce is away and an earlier answer stands in:
 * prices and availability may have changed since then, and the page says so.
 */
export type Kept<T> = { value: T; asOf?: number }

/** What is asked: a name that also names the type of the answer, the call, and the shape to check what others have kept. */
export type Question<T> = { key: string; load: () => Promise<Result<T, Problem>>; schema: z.ZodType<T> }

/** An answer as it is kept: as text, which is smaller than what it describes. */
export type KeptText = { text: string; readAt: number }

/** Where containers keep answers for one another. Never rejects. */
export type SharedAnswers = {
  read(key: string): Promise<KeptText | undefined>
  write(key: string, kept: KeptText): Promise<void>
}

type Entry = KeptText & { askAgainAt: number }

/**
 * Keeps the last good answer to each question. Who asks while one is on its way shares the wait. A refusal, such as an
 * unknown code, is an answer too: nothing is kept of what is gone.
 */
export class AnswerKeeper {
  readonly #now: () => number
  readonly #shared: SharedAnswers | undefined
  readonly #entries: LRUCache<string, Entry>
  readonly #asking = new Map<string, Promise<unknown>>()

  constructor(now: () => number, shared?: SharedAnswers) {
    this.#now = now
    this.#shared = shared
    this.#entries = new LRUCache({
      maxSize: MOST_KEPT,
      sizeCalculation: ({ text }, key) => text.length + key.length,
    })
  }

  async get<T>(question: Question<T>): Promise<Result<Kept<T>, Problem>> {
    const known = this.#entries.get(question.key)
    if (known !== undefined && this.#now() < known.askAgainAt) {
      const kept = this.#read(known, question)
      if (kept !== undefined) return ok(kept)
    }
    const running = this.#asking.get(question.key)
    // Whoever asks under one name asks for one type.
    if (running !== undefined) return running as Promise<Result<Kept<T>, Problem>>
    const asking = this.#ask(question).finally(() => this.#asking.delete(question.key))
    this.#asking.set(question.key, asking)
    return asking
  }

  /** Makes every answer be asked again; what is kept still stands in for an outage. */
  expire(): void {
    for (const entry of this.#entries.values()) entry.askAgainAt = 0
  }

  async #ask<T>(question: Question<T>): Promise<Result<Kept<T>, Problem>> {
    const answer = await question.load()
    if (answer.ok) {
      this.#keep(question.key, JSON.stringify(answer.value))
      return ok({ value: answer.value })
    }
    if (!isOutage(answer.error)) {
      this.#entries.delete(question.key)
      return answer
    }
    const standIn = await this.#standIn(question)
    return standIn === undefined ? answer : ok(standIn)
  }

  #keep(key: string, text: string): void {
    const readAt = this.#now()
    this.#entries.set(key, { text, readAt, askAgainAt: readAt + CATALOGUE_FRESH_MS })
    void this.#shared?.write(key, { text, readAt })
  }

  async #standIn<T>(question: Question<T>): Promise<Kept<T> | undefined> {
    const earlier = this.#entries.get(question.key) ?? (await this.#shared?.read(question.key))
    if (earlier === undefined) return undefined
    const entry = { ...earlier, askAgainAt: this.#now() + CATALOGUE_PAUSE_MS }
    const kept = this.#read(entry, question)
    if (kept === undefined) this.#entries.delete(question.key)
    else this.#entries.set(question.key, entry)
    return kept
  }

  /** Undefined for what is older than a day, and for what another release of the store wrote differently. */
  #read<T>({ text, readAt }: KeptText, { schema }: Question<T>): Kept<T> | undefined {
    const age = this.#now() - readAt
    if (age >= CATALOGUE_KEPT_MS) return undefined
    const parsed = schema.safeParse(JSON.parse(text))
    if (!parsed.success) return undefined
    return age < CATALOGUE_FRESH_MS ? { value: parsed.data } : { value: parsed.data, asOf: readAt }
  }
}
