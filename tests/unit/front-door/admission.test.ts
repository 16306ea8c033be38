import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Admission, type Priority } from '@/lib/front-door/refuse/admission'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const IDLE = { delayMs: 0, utilization: 0.1 }
const LATE = { delayMs: 200, utilization: 1 }
/** Late because others use the processor: the process itself has nothing to do. */
const STARVED = { delayMs: 200, utilization: 0.3 }

/** A gate that writes down what becomes of those who come. */
class Gate {
  readonly admission = new Admission(3_000)
  readonly begun: string[] = []
  readonly shed: string[] = []
  readonly #responses = new Map<string, EventEmitter>()

  come(name: string, priority: Priority = 'second'): void {
    const emitter = new EventEmitter()
    this.#responses.set(name, emitter)
    // Only the events of a response matter here.
    const response = emitter as ServerResponse
    const begin = () => void this.begun.push(name)
    this.admission.enter({ response, priority, begin, shed: () => void this.shed.push(name) })
  }

  comeMany(count: number, prefix: string): void {
    for (let index = 0; index < count; index += 1) this.come(`${prefix}${index}`)
  }

  /** Fills all places in work and in the queue. */
  fill(): void {
    while (this.shed.length === 0) this.come(`filler${this.#responses.size}`)
    this.shed.length = 0
  }

  emit(name: string, event: 'prefinish' | 'close'): void {
    this.#responses.get(name)?.emit(event)
  }
}

describe('while there is more to do than can be done', () => {
  test('what has waited for three seconds is shed and never begun', () => {
    const gate = new Gate()
    gate.fill()
    const begun = gate.begun.length
    vi.advanceTimersByTime(2_900)
    expect(gate.shed).toEqual([])
    vi.advanceTimersByTime(200)
    expect(gate.shed).toHaveLength(100)
    for (const name of [...gate.begun]) gate.emit(name, 'close')
    expect(gate.begun).toHaveLength(begun)
  })

  test('a pause in which all timers become due sheds nothing that waited for a moment before it', () => {
    const timers: (() => void)[] = []
    // Below a stub, a simulated clock would be taken for the real one.
    vi.useRealTimers()
    vi.stubGlobal('setTimeout', (callback: () => void) => timers.push(callback))
    const gate = new Gate()
    gate.fill()
    for (const due of timers.splice(0)) due()
    expect(gate.shed).toEqual([])
    vi.unstubAllGlobals()
  })

  test('what waits is begun in its order as soon as others are done, however slowly those are read', () => {
    const gate = new Gate()
    gate.fill()
    const [first = '', second = ''] = gate.begun
    const count = gate.begun.length
    gate.emit(first, 'prefinish')
    gate.emit(first, 'close')
    gate.emit(second, 'close')
    expect(gate.begun.slice(count)).toEqual([`filler${count}`, `filler${count + 1}`])
  })

  test('a sign-in takes the place of a page for looking around, and is begun before all of them', () => {
    const gate = new Gate()
    gate.fill()
    gate.come('search')
    gate.come('sign-in', 'first')
    expect(gate.shed).toHaveLength(2)
    expect(gate.shed[0]).toBe('search')
    gate.emit(gate.begun[0] ?? '', 'close')
    expect(gate.begun.at(-1)).toBe('sign-in')
  })

  test('what waits for a client that has gone is not begun', () => {
    const gate = new Gate()
    gate.fill()
    const waiting = `filler${gate.begun.length}`
    gate.emit(waiting, 'close')
    gate.emit(gate.begun[0] ?? '', 'close')
    expect(gate.begun).not.toContain(waiting)
  })
})

describe('how much is done at once', () => {
  /** How many are begun of those who come after all others are done. */
  const roomOf = (gate: Gate): number => {
    for (const name of [...gate.begun]) gate.emit(name, 'close')
    const before = gate.begun.length
    gate.fill()
    return gate.begun.length - before
  }

  test('grows while the event loop keeps up and requests wait', () => {
    const gate = new Gate()
    gate.fill()
    const before = gate.begun.length
    gate.admission.adjust(IDLE)
    expect(gate.begun.length).toBeGreaterThan(before)
  })

  test('shrinks while the event loop is late, and never to less than eight', () => {
    const gate = new Gate()
    gate.fill()
    for (let times = 0; times < 100; times += 1) gate.admission.adjust(LATE)
    vi.advanceTimersByTime(4_000)
    gate.shed.length = 0
    expect(roomOf(gate)).toBe(8)
  })

  test('does not shrink where the process waits for a processor that others use', () => {
    const gate = new Gate()
    gate.fill()
    const before = gate.begun.length
    for (let times = 0; times < 100; times += 1) gate.admission.adjust(STARVED)
    expect(gate.begun.length).toBeGreaterThan(before)
  })

  test('does not shrink for a single pause of the process', () => {
    const gate = new Gate()
    gate.come('page')
    gate.admission.adjust({ delayMs: 5_000, utilization: 1 })
    gate.admission.adjust(IDLE)
    gate.admission.adjust({ delayMs: 5_000, utilization: 1 })
    expect(roomOf(gate)).toBe(32)
  })

  test('is back at its start value within a second of a quick loop, though nothing waits', () => {
    const gate = new Gate()
    for (let times = 0; times < 100; times += 1) gate.admission.adjust(LATE)
    for (let times = 0; times < 10; times += 1) gate.admission.adjust(IDLE)
    expect(roomOf(gate)).toBe(32)
  })

  test('never grows beyond 256', () => {
    const gate = new Gate()
    for (let times = 0; times < 100; times += 1) {
      gate.fill()
      gate.admission.adjust(IDLE)
    }
    expect(gate.begun).toHaveLength(256)
  })
})
