import type { RequestListener, ServerResponse } from 'node:http'
import type { Server } from 'node:net'
import { logLine } from './front-door-log.ts'

const DRAIN_DEADLINE_MS = 10_000
const CHECK_EVERY_MS = 50

/**
 * Ends a process without losing a request. First the process only says that it is not ready and closes each
 * kept-alive connection after its next answer, so that a load balancer can turn to others. Then it takes no
 * new connections, finishes the requests in flight and exits.
 */
export class Drain {
  readonly #delayMs: number
  readonly #servers = new Set<Server>()
  readonly #inFlight = new Set<ServerResponse>()
  #draining = false

  /** @param delayMs how long requests are still taken after the first signal */
  constructor(delayMs: number) {
    this.#delayMs = delayMs
  }

  get isDraining(): boolean {
    return this.#draining
  }

  watchServer(server: Server): void {
    this.#servers.add(server)
  }

  /** Counts an answer until its last byte is handed over or its connection is gone. */
  watch(listener: RequestListener): RequestListener {
    return (request, response) => {
      this.#inFlight.add(response)
      response.once('close', () => this.#inFlight.delete(response))
      if (this.#draining) response.setHeader('connection', 'close')
      listener(request, response)
    }
  }

  /** The second signal does not wait. */
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
    else setTimeout(() => this.#finish(exit), this.#delayMs)
  }

  #finish(exit: (code: number) => void): void {
    for (const server of this.#servers) server.close()
    const deadline = Date.now() + DRAIN_DEADLINE_MS
    const timer = setInterval(() => {
      const isOver = Date.now() >= deadline
      if (this.#inFlight.size > 0 && !isOver) return
      clearInterval(timer)
      exit(this.#inFlight.size > 0 ? 1 : 0)
    }, CHECK_EVERY_MS)
  }
}
