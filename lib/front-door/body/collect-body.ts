import type { IncomingMessage } from 'node:http'
import type { Refusal } from '../refuse/refusal.ts'
import type { Pace } from './body-settings.ts'
import { watchPace } from './watch-pace.ts'

/** How a body is collected. */
export type Collecting = {
  mostBytes: number
  /** Bytes that are received in all, although the body is refused: the client reads no answer before. */
  mostDropped: number
  pace: Pace
  /** Set if the body is refused already and only received. */
  refused: Refusal | undefined
  /** Holds so many bytes; the refusal if there are not as many. */
  hold: (bytes: number) => Refusal | undefined
  /** Gives back what is held. */
  free: () => void
  whenComplete: () => void
  whenRefused: (refusal: Refusal) => void
}

export const TOO_LARGE: Refusal = { status: 413, code: 'body-too-large' }
const TOO_SLOW: Refusal = { status: 408, code: 'body-too-slow' }

/** What a chunk takes of memory at least: a body in chunks of one byte takes hundreds of times its size. */
const LEAST_CHUNK_BYTES = 512

/**
 * Collects the whole body, within its bounds, before any handler sees the request: an incomplete body never
 * ends in a handler. The bytes stay readable on the request. A refused body is received up to `mostDropped`
 * bytes, of which none are kept.
 */
export class BodyCollector {
  readonly #request: IncomingMessage
  readonly #how: Collecting
  readonly #endWatch: () => void
  #chunks: Uint8Array[] = []
  #size: number
  /** Bytes of memory that the chunks take. */
  #held: number
  #refusal: Refusal | undefined
  #isOver = false

  constructor(request: IncomingMessage, how: Collecting) {
    this.#request = request
    this.#how = how
    this.#refusal = how.refused
    // A request that waited behind another one of its connection has buffered what came meanwhile.
    this.#size = request.readableLength
    this.#held = this.#size
    this.#endWatch = watchPace(
      how.pace,
      () => this.#size,
      () => this.#endWith(TOO_SLOW),
    )
    // The parser passes every chunk, and null at the end, to `push`; the return value true keeps it going.
    request.push = (chunk: Uint8Array | null) => (chunk === null ? this.#finish() : this.#take(chunk))
    this.#count()
    if (request.complete) this.#complete()
    // What it has buffered may have paused the connection.
    else request.socket.resume()
  }

  /** Refuses the body, of which nothing is kept. */
  refuse(why: Refusal): void {
    if (this.#isOver) return
    this.#refusal ??= why
    this.#chunks = []
    this.#how.free()
    if (this.#size > this.#how.mostDropped) this.#endWith(this.#refusal)
  }

  /** Ends the collection, of a client that has gone. */
  end(): void {
    this.#isOver = true
    this.#endWatch()
    this.#chunks = []
  }

  #take(chunk: Uint8Array): boolean {
    if (this.#isOver) return true
    this.#size += chunk.length
    this.#held += Math.max(chunk.length, LEAST_CHUNK_BYTES)
    this.#chunks.push(chunk)
    this.#count()
    return true
  }

  #count(): void {
    const { mostBytes, hold } = this.#how
    const refusal = this.#refusal ?? (this.#size > mostBytes ? TOO_LARGE : hold(this.#held))
    if (refusal !== undefined) this.refuse(refusal)
  }

  #finish(): boolean {
    return this.#complete() ? this.#request.push(null) : true
  }

  /** Lets the request go on with its body; false if it is refused. */
  #complete(): boolean {
    if (this.#isOver) return false
    if (this.#refusal !== undefined) {
      this.#endWith(this.#refusal)
      return false
    }
    const chunks = this.#chunks
    this.end()
    Reflect.deleteProperty(this.#request, 'push')
    this.#how.whenComplete()
    for (const part of chunks) this.#request.push(part)
    return true
  }

  #endWith(why: Refusal): void {
    this.end()
    this.#how.free()
    this.#how.whenRefused(why)
  }
}
