import type { BodyKind } from './body-kind.ts'

/** A body has to bring `leastBytes` within every `windowMs` until it is complete. */
export type Pace = { windowMs: number; leastBytes: number }

/** Bounds of all bodies of one kind. */
type KindSettings = {
  /** Bytes that are held at the same time, from their arrival to the end of the response. */
  mostHeld: number
  /** The same for the clients of one network. */
  mostPerNetwork: number
  pace: Pace
}

export type BodySettings = Readonly<Record<BodyKind, KindSettings>>

const MEBIBYTE = 1_048_576
const WINDOW_MS = 12_000

/** The whole body within one window. */
const AT_ONCE: Pace = { windowMs: WINDOW_MS, leastBytes: Number.POSITIVE_INFINITY }

/** 32 KiB a second: half of what the slowest usual line (512 kbit/s upstream) can send. */
const STEADILY: Pace = { windowMs: WINDOW_MS, leastBytes: 12 * 32_768 }

/**
 * Four documents of full size at a time, two from one network; the handlers need about as much again. Of the
 * rest, no network holds more than a sixteenth. Each kind has bounds of its own: whoever exhausts one leaves
 * the others alone.
 */
export const BODY_SETTINGS: BodySettings = {
  form: { mostHeld: 8 * MEBIBYTE, mostPerNetwork: 0.5 * MEBIBYTE, pace: AT_ONCE },
  list: { mostHeld: 24 * MEBIBYTE, mostPerNetwork: 1.5 * MEBIBYTE, pace: STEADILY },
  document: { mostHeld: 42 * MEBIBYTE, mostPerNetwork: 21 * MEBIBYTE, pace: STEADILY },
}
