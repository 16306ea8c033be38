import type { ServerResponse } from 'node:http'
import { logLine } from '../front-door-log.ts'

/** `first`: a task in progress, such as a sign-in or a cart · `second`: browsing */
export type Priority = 'first' | 'second'

/** A request to admit: `begin` starts its work, `shed` refuses it. */
export type Entry = { response: ServerResponse; priority: Priority; begin: () => void; shed: () => void }

/** State of the event loop since the last sample: delay of its timers, and the share of time it was busy. */
export type LoopSample = { delayMs: number; utilization: number }

/**
 * Limit of requests in progress. Few suffice if each one computes; many are needed if each one waits for a
 * back end.
 */
const LIMIT = { start: 32, least: 8, most: 256 }
const MOST_WAITING = 100
/** The longest wait is counted in so many steps. */
const WAIT_STEPS = 3
/** Beyond this delay, more parallel requests only make each of them slower. */
const LATE_MS = 30
const BUSY = 0.95
const LOG_EVERY_MS = 10_000

type Waiting = Entry & { timer?: NodeJS.Timeout }

/**
 * Admission control: a limit of requests in progress, which follows the delay of the event loop, and a short
 * queue. A request that finds no room, or none in time, is shed at once, so that started work is finished
 * and the process stays responsive.
 */
export class Admission {
  readonly #queues: Readonly<Record<Priority, Set<Waiting>>> = { first: new Set(), second: new Set() }
  readonly #waitMs: number
  #limit = LIMIT.start
  #running = 0
  #wasLate = false
  #shedSinceLog = 0
  #loggedAt = Number.NEGATIVE_INFINITY

  /** @param waitMs longest wait of a request in the queue */
  constructor(waitMs: number) {
    this.#waitMs = waitMs
  }

  get #waiting(): number {
    return this.#queues.first.size + this.#queues.second.size
  }

  /** Begins a request, queues it, or sheds it. */
  enter(entry: Entry): void {
    if (this.#running < this.#limit && this.#waiting === 0) this.#begin(entry)
    else if (this.#waiting < MOST_WAITING) this.#enqueue(entry)
    else this.#replaceNewest(entry)
  }

  /**
   * Adapts the limit to the load: up by a quarter while requests wait or it is below the start value, slowly
   * back to that when none wait, down by a fifth when the event loop stays behind. One late sample changes
   * nothing: it may be a single pause of the process or the machine.
   */
  adjust({ delayMs, utilization }: LoopSample): void {
    const isLate = utilization > BUSY && delayMs > LATE_MS
    const staysLate = isLate && this.#wasLate
    this.#wasLate = isLate
    if (staysLate) this.#limit = Math.max(LIMIT.least, Math.floor(Math.min(this.#limit, this.#running) * 0.8))
    else if (isLate) return
    else if (this.#waiting > 0) this.#limit = Math.min(LIMIT.most, Math.ceil(this.#limit * 1.25))
    else if (this.#limit < LIMIT.start) this.#limit = Math.min(LIMIT.start, Math.ceil(this.#limit * 1.25))
    else if (this.#limit > LIMIT.start) this.#limit = Math.max(LIMIT.start, Math.floor(this.#limit * 0.95))
    this.#beginNext()
  }

  #begin({ response, begin }: Entry): void {
    this.#running += 1
    let isRunning = true
    const release = () => {
      if (!isRunning) return
      isRunning = false
      this.#running -= 1
      this.#beginNext()
    }
    // A slot is released once the response is complete: a client that reads slowly occupies none.
    response.once('prefinish', release).once('close', release)
    begin()
  }

  #beginNext(): void {
    while (this.#running < this.#limit) {
      const [next] = this.#queues.first.size > 0 ? this.#queues.first : this.#queues.second
      if (next === undefined) return
      this.#dequeue(next)
      this.#begin(next)
    }
  }

  #enqueue(entry: Entry): void {
    const waiting: Waiting = { ...entry }
    this.#queues[entry.priority].add(waiting)
    this.#limitWait(waiting, WAIT_STEPS)
    // Nothing is begun for a client that has disconnected.
    entry.response.once('close', () => this.#dequeue(waiting))
  }

  /** Counts the wait in steps: a pause of the process, however long, counts as one of them. */
  #limitWait(waiting: Waiting, steps: number): void {
    const next = () => (steps > 1 ? this.#limitWait(waiting, steps - 1) : this.#shed(waiting))
    waiting.timer = setTimeout(next, this.#waitMs / WAIT_STEPS)
  }

  #dequeue(waiting: Waiting): void {
    clearTimeout(waiting.timer)
    this.#queues[waiting.priority].delete(waiting)
  }

  /** With a full queue, a `first` request replaces the newest `second` one; any other is shed. */
  #replaceNewest(entry: Entry): void {
    const newest = entry.priority === 'first' ? [...this.#queues.second].at(-1) : undefined
    if (newest === undefined) {
      this.#logShedding()
      entry.shed()
      return
    }
    this.#shed(newest)
    this.#enqueue(entry)
  }

  #shed(waiting: Waiting): void {
    this.#dequeue(waiting)
    this.#logShedding()
    waiting.shed()
  }

  #logShedding(): void {
    this.#shedSinceLog += 1
    const now = performance.now()
    if (now - this.#loggedAt < LOG_EVERY_MS) return
    const fields = { shed: this.#shedSinceLog, running: this.#running, limit: this.#limit }
    logLine('warn', { ...fields, waiting: this.#waiting }, 'overloaded: requests are shed')
    this.#loggedAt = now
    this.#shedSinceLog = 0
  }
}
