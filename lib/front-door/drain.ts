import type { Server, ServerResponse } from 'node:http'
import { logLine } from './front-door-log.ts'

const DRAIN_DEADLINE_MS = 10_000
const CHECK_EVERY_MS = 50

/** Ends a process without losing a request: no new connections, requests in flight are finished, then exit. */
export class Drain {
  readonly #servers = new Set<Server>()
  readonly #inFlight = new Set<ServerResponse>()
  #draining = false

  get isDraining(): boolean {
    return this.#draining
  }

  watchServer(server: Server): void {
    this.#servers.add(server)
  }

  /** Counts an answer until its last byte is handed over or its connection is gone. */
  watchResponse(response: ServerResponse): void {
    this.#inFlight.add(response)
    response.once('close', () => this.#inFlight.delete(response))
    if (this.#draining) response.setHeader('connection', 'close')
  }

  /** The second signal does not wait. */
  onSignal(exit: (code: number) => void): void {
    if (this.#draining) {
      exit(1)
      return
    }
    this.#draining = true
    logLine('info', { inFlight: this.#inFlight.size }, 'stopping: finishing requests in flight')
    for (const response of this.#inFlight)
      if (!response.headersSent) response.setHeader('connection', 'close')
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
