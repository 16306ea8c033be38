import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { freshAddress } from './raw-request'

type Asked = { method?: 'GET' | 'POST'; form?: Readonly<Record<string, string>> }

/** Status and body of a response, or the error instead of the status. */
type Answer = { status: number | string; body: string }

/** A browser without script before a TLS front: kept-alive connections, cookies, an address of its own. */
export class FrontVisitor {
  readonly #agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  readonly #cookies = new Map<string, string>()
  readonly #address = freshAddress()
  readonly #origin: URL

  /** @param origin public origin of a site, which the front serves on this machine */
  constructor(origin: string) {
    this.#origin = new URL(origin)
  }

  /** Sends one request without following redirects or trying again. */
  ask(path: string, { method = 'GET', form = {} }: Asked = {}): Promise<Answer> {
    const { host, hostname, port, origin } = this.#origin
    const headers = {
      host,
      origin,
      accept: method === 'GET' ? 'text/html' : 'application/json',
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-forwarded-for': this.#address,
      'sec-fetch-site': 'same-origin',
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    }
    const options = {
      host: '127.0.0.1',
      servername: hostname,
      port,
      path,
      method,
      headers,
      agent: this.#agent,
    }
    return new Promise(resolve => {
      const fail = (fault: NodeJS.ErrnoException) =>
        resolve({ status: fault.code ?? fault.message, body: '' })
      const outgoing = request(options, incoming => {
        this.#keepCookies(incoming)
        let body = ''
        incoming.setEncoding('utf8').on('data', part => {
          body += part
        })
        incoming.once('error', fail).once('end', () => resolve({ status: incoming.statusCode ?? 0, body }))
      })
      outgoing.once('error', fail)
      outgoing.end(method === 'POST' ? new URLSearchParams(form).toString() : undefined)
    })
  }

  close(): void {
    this.#agent.destroy()
  }

  #keepCookies({ headers }: IncomingMessage): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
  }
}
