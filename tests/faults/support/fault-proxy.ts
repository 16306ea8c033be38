import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FaultRule, matches, type SeenRequest } from './fault-rule'

/** Marks every text of the proxy; no page may show it. */
export const RAW_TEXT = 'raw back-end text 7d1f'

/** Far more than a call takes to arrive on a busy machine. */
const MOST_LOOKS = 8_000

type Armed = { rule: FaultRule; hits: number }

/** A transparent proxy between the store and one back end. */
export class FaultProxy {
  readonly seen: SeenRequest[] = []
  #target = new URL('http://127.0.0.1')
  readonly #server = http.createServer((request, response) => void this.#serve(request, response))
  readonly #held = new Set<{ rule: FaultRule; send: () => void; drop: () => void }>()
  #armed: Armed[] = []
  #port = 0

  /** Name of the back end behind it. */
  aim(target: string): void {
    this.#target = new URL(target)
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Accepts connections; after `down`, on the same port again. */
  async up(): Promise<void> {
    if (this.#server.listening) return
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** Refuses connections. */
  async down(): Promise<void> {
    this.release()
    if (!this.#server.listening) return
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }

  /** Injects a fault; returns the function that removes it. */
  arm(rule: FaultRule): () => void {
    const armed = { rule, hits: 0 }
    this.#armed.push(armed)
    return () => {
      this.#armed = this.#armed.filter(other => other !== armed)
    }
  }

  clear(): void {
    this.#armed = []
    this.release()
  }

  /** Sends the requests and responses that are held back. */
  release(): void {
    for (const { send } of this.#held) send()
    this.#held.clear()
  }

  /** Loses the requests and responses that are held back, as when a connection is cut. */
  drop(): void {
    for (const { drop } of this.#held) drop()
    this.#held.clear()
  }

  /** Waits until a request or response is held back by this rule. @throws if none ever is */
  async untilHeld(rule: FaultRule): Promise<void> {
    for (let looks = 0; ![...this.#held].some(held => held.rule === rule); looks += 1) {
      if (looks > MOST_LOOKS) throw new Error(`no ${rule.method} ${rule.path?.source} came to be held back`)
      await new Promise(resolve => setTimeout(resolve, 5))
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => response.destroy())
    const body = await readAll(request).catch(() => undefined)
    if (body === undefined) return
    const { method = 'GET', url: path = '/', headers } = request
    const seen: SeenRequest = {
      method,
      path,
      body: body.toString('utf8'),
      authorization: headers.authorization,
      startedAt: performance.now(),
    }
    response.once('close', () => {
      seen.endedAt = performance.now()
    })
    this.seen.push(seen)
    const rule = this.#take(seen)
    if (rule === undefined) pass(await this.#ask(request, body), response)
    else await this.#fail(rule, request, response, body)
  }

  #take(seen: SeenRequest): FaultRule | undefined {
    const found = this.#armed.find(
      ({ rule, hits }) => matches(rule, seen) && hits < (rule.times ?? Number.POSITIVE_INFINITY),
    )
    if (found === undefined) return undefined
    found.hits += 1
    return found.rule.flapping && found.hits % 2 === 0 ? undefined : found.rule
  }

  async #fail(
    rule: FaultRule,
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ): Promise<void> {
    const { fault } = rule
    switch (fault.kind) {
      case 'reset':
        request.socket.resetAndDestroy()
        return
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>${RAW_TEXT}</h1>`)
        return
      case 'garbage':
        response.writeHead(200, { 'content-type': 'application/json' }).end(`{"message":"${RAW_TEXT}`)
        return
      case 'busy':
        response.writeHead(429, { 'content-type': 'application/json', 'retry-after': String(fault.seconds) })
        response.end(JSON.stringify({ errors: [{ type: 'TooManyRequestsError', message: RAW_TEXT }] }))
        return
      case 'failing':
        response.writeHead(503, { 'content-type': 'text/plain' }).end(RAW_TEXT)
        return
      case 'slow':
        await wait(fault.ms)
        pass(await this.#ask(request, body), response)
        return
      case 'waiting':
        this.#hold(rule, request, async () => pass(await this.#ask(request, body), response))
        return
      default:
        await this.#spoil(rule, request, response, body)
    }
  }

  /** Faults that occur after the work is done. */
  async #spoil(
    rule: FaultRule,
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ): Promise<void> {
    const { fault } = rule
    const answer = await this.#ask(request, body)
    if (answer === undefined || fault.kind === 'lost') {
      request.socket.resetAndDestroy()
      return
    }
    if (fault.kind === 'held') {
      this.#hold(rule, request, () => pass(answer, response))
      return
    }
    const half = answer.body.subarray(0, Math.floor(answer.body.length / 2))
    if (fault.kind === 'truncated') {
      response.writeHead(answer.status, { ...answer.headers, 'content-length': half.length }).end(half)
      return
    }
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length })
    response.write(half)
    if (fault.kind === 'trickle') {
      await wait(fault.ms)
      response.end(answer.body.subarray(half.length))
    } else {
      setImmediate(() => request.socket.resetAndDestroy())
    }
  }

  #hold(rule: FaultRule, request: IncomingMessage, send: () => void): void {
    this.#held.add({ rule, send, drop: () => request.socket.resetAndDestroy() })
  }

  #ask(request: IncomingMessage, body: Buffer): Promise<Answer | undefined> {
    const { method, url: path, headers } = request
    return new Promise(resolve => {
      const { hostname, port } = this.#target
      const outgoing = http.request(
        { hostname, port, method, path, headers, agent: false },
        async incoming => {
          const content = await readAll(incoming).catch(() => undefined)
          const { 'transfer-encoding': _, connection: _connection, ...kept } = incoming.headers
          resolve(content && { status: incoming.statusCode ?? 502, headers: kept, body: content })
        },
      )
      outgoing.on('error', () => resolve(undefined))
      outgoing.end(body)
    })
  }
}

type Answer = { status: number; headers: http.OutgoingHttpHeaders; body: Buffer }

function pass(answer: Answer | undefined, response: ServerResponse): void {
  if (answer === undefined) response.socket?.resetAndDestroy()
  else if (answer.status === 204 || answer.status === 304)
    response.writeHead(answer.status, answer.headers).end()
  else
    response
      .writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length })
      .end(answer.body)
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms).unref())

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
