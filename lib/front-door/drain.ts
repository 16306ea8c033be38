import type { RequestListener, ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { logLine } from './front-door-log.ts'

const DRAIN_DEADLINE_MS = 10_000
const CHECK_EVERY_MS = 50

/** A turn of the event loop that takes longer has done work, during which connections may have arrived. */
const QUIET_TURN_MS = 2
/** Without a quiet turn within this time the listeners are closed anyway. */
const QUIET_WITHIN_MS = 1_000

/** A load balancer sends its request within this time after it has connected, even on a busy machine. */
const FIRST_REQUEST_MS = 1_000

/**
 * Graceful shutdown without losing a request. First the process only reports that it is not ready and closes
 * each keep-alive connection after its next response, so that a load balancer turns to other containers.
 * Then it accepts no new connections, waits for the requests of those that were just opened, finishes the
 * requests in flight and exits.
 */
export class Drain {
  readonly #delayMs: number
  readonly #servers = new Set<Server>()
  readonly #inFlight = new Set<ServerResponse>()
  #draining = false
  #accepted = 0

  /** @param delayMs how long requests are still accepted after the first signal */
  constructor(delayMs: number) {
    this.#delayMs = delayMs
  }

  get isDraining(): boolean {
    return this.#draining
  }

  watchServer(server: Server): void {
    this.#servers.add(server)
    server.on('connection', () => {
      this.#accepted += 1
    })
  }

  /** Counts a request as in flight until its response is sent or its connection is closed. */
  watch(listener: RequestListener): RequestListener {
    return (request, response) => {
      this.#inFlight.add(response)
      response.once('close', () => this.#inFlight.delete(response))
      if (this.#draining) response.setHeader('connection', 'close')
      listener(request, response)
    }
  }

  /** Starts the shutdown; a second signal exits at once. */
  onSignal(exit: (code: number) => void): void {
    if (this.#draining) {
      exit(1)
      return
    }
    this.#draining = true
    const fields = { inFlight: this.#inFlight.size, delayMs: this.#delayMs }
    logLine('info', fields, 'stopping: finishing requests in flight')
    for (const response of this.#inFlight)
      if (!response.headersSent) response.setHeader('connection', 'close')
    if (this.#delayMs === 0) this.#finish(exit)
    else
      setTimeout(
        () => this.#whenQuiet(performance.now() + QUIET_WITHIN_MS, () => this.#finish(exit)),
        this.#delayMs,
      )
  }

  /**
   * Calls back right after a turn of the event loop that accepted no connection and did no work. Closing a
   * listener resets the connections that the kernel has opened and the process has not accepted yet. A turn
   * accepts one connection per listener, and none while it works on requests.
   */
  #whenQuiet(latest: number, callback: () => void): void {
    const accepted = this.#accepted
    const began = performance.now()
    setImmediate(() => {
      const isQuiet = this.#accepted === accepted && performance.now() - began < QUIET_TURN_MS
      if (isQuiet || performance.now() >= latest) callback()
      else this.#whenQuiet(latest, callback)
    })
  }

  #finish(exit: (code: number) => void): void {
    // The close of an HTTP server would also end connections whose first request is still on its way.
    for (const server of this.#servers) Server.prototype.close.call(server)
    const opened = performance.now() + (this.#delayMs === 0 ? 0 : FIRST_REQUEST_MS)
    const deadline = performance.now() + DRAIN_DEADLINE_MS
    const timer = setInterval(() => {
      const isOver = performance.now() >= deadline
      if (performance.now() < opened || (this.#inFlight.size > 0 && !isOver)) return
      clearInterval(timer)
      exit(this.#inFlight.size > 0 ? 1 : 0)
    }, CHECK_EVERY_MS)
  }
}
