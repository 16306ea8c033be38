import { randomInt } from 'node:crypto'
import http from 'node:http'
import {
  encodePlainForm,
  type FormValues,
  fieldOfButton,
  fillPlainForm,
  type PlainForm,
  readPlainForm,
} from './plain-form'

/** The page that a browser shows. */
export type Screen = {
  status: number
  host: string
  path: string
  html: string
  headers: http.IncomingHttpHeaders
}

type Cookie = { value: string; path: string; host: string }

type Body = { body: Buffer; type: string | undefined }

type Hop = { method: string; host: string; path: string; body: Body | undefined }

type Raw = { status: number; headers: http.IncomingHttpHeaders; body: string }

const MOST_REDIRECTS = 12
/** Far beyond the promised response time: a response that has not arrived by then hangs. */
const HANG_MS = 20_000

const octet = (): number => randomInt(1, 255)

/**
 * A browser without script: cookies, redirects, plain forms. Its addresses name public hosts; all of them are
 * the store under test.
 */
export class PlainBrowser {
  readonly #port: () => number
  #cookies = new Map<string, Cookie>()
  #address = `10.${octet()}.${octet()}.${octet()}`
  /** Status of the last response to a form. */
  posted: number | undefined
  screen: Screen = { status: 0, host: 'localhost', path: '/', html: '', headers: {} }

  constructor(port: () => number) {
    this.#port = port
  }

  /** Opens an address, as by a link or the address bar. */
  async open(path: string, host = this.screen.host): Promise<Screen> {
    return this.#visit('GET', host, path)
  }

  reload(): Promise<Screen> {
    return this.open(this.screen.path)
  }

  /** The form of the open page. @throws if it has none */
  form(action?: string): PlainForm {
    const form = readPlainForm(this.screen.html, action)
    if (form === undefined) throw new Error(`no form on ${this.screen.path} (${this.screen.status})`)
    return form
  }

  /** Fills the form of the open page, or of an earlier page, and submits it. */
  async send(
    values: FormValues = {},
    { intent, form = this.form() }: { intent?: string; form?: PlainForm } = {},
  ) {
    const sent = fillPlainForm(form, values)
    for (const [name, value] of intent === undefined ? [] : fieldOfButton(intent)) sent.append(name, value)
    return this.#visit('POST', this.screen.host, form.action, await encodePlainForm(form, sent))
  }

  /** Submits a form and returns the response without following redirects. */
  post(path: string, text: string): Promise<Raw> {
    const body = { body: Buffer.from(text), type: undefined }
    return this.#exchange({ method: 'POST', host: this.screen.host, path, body }, this.#page())
  }

  /** Another tab of this browser, with the same page. */
  newTab(): PlainBrowser {
    const tab = new PlainBrowser(this.#port)
    tab.#cookies = this.#cookies
    tab.#address = this.#address
    tab.screen = this.screen
    return tab
  }

  forget(): void {
    this.#cookies = new Map()
  }

  async #visit(method: string, host: string, path: string, body?: Body): Promise<Screen> {
    const from = body === undefined ? undefined : this.#page()
    let at: Hop = { method, host, path: path.split('#', 1)[0] ?? path, body }
    for (let count = 0; count < MOST_REDIRECTS; count += 1) {
      const answer = await this.#exchange(at, from)
      if (at.method === 'POST') this.posted = answer.status
      const { location } = answer.headers
      if (answer.status < 300 || answer.status >= 400 || location === undefined) {
        const { status, headers, body: html } = answer
        this.screen = { status, headers, html, host: at.host, path: at.path }
        return this.screen
      }
      const target = new URL(location, `http://${at.host}${at.path}`)
      at = { method: 'GET', host: target.host, path: `${target.pathname}${target.search}`, body: undefined }
    }
    throw new Error(`redirects without end from ${method} ${path}`)
  }

  #page(): URL {
    return new URL(this.screen.path, `http://${this.screen.host}`)
  }

  /**
   * `from`: the page with the form; redirects pass it on as referrer, to another host as its origin alone.
   */
  #exchange({ method, host, path, body }: Hop, from: URL | undefined): Promise<Raw> {
    const headers: http.OutgoingHttpHeaders = {
      host,
      accept: 'text/html,application/xhtml+xml',
      'sec-fetch-mode': 'navigate',
      'x-forwarded-for': this.#address,
      cookie: this.#cookieHeader(host, path),
      ...(body !== undefined && {
        'content-type': body.type ?? 'application/x-www-form-urlencoded',
        'content-length': body.body.length,
        origin: `http://${host}`,
        'sec-fetch-site': 'same-origin',
      }),
      ...(from !== undefined && { referer: from.host === host ? from.href : `${from.origin}/` }),
    }
    return new Promise((resolve, reject) => {
      const options = { hostname: '127.0.0.1', port: this.#port(), method, path, headers, agent: false }
      const outgoing = http.request(options, incoming => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.once('error', reject)
        incoming.once('end', () => {
          this.#keepCookies(host, incoming.headers['set-cookie'] ?? [])
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text })
        })
      })
      outgoing.setTimeout(HANG_MS, () => outgoing.destroy(new Error(`${method} ${path} hangs`)))
      outgoing.once('error', reject)
      outgoing.end(body?.body)
    })
  }

  #cookieHeader(host: string, path: string): string {
    return [...this.#cookies]
      .filter(([, cookie]) => cookie.host === host && path.startsWith(cookie.path))
      .map(([key, { value }]) => `${key.slice(key.indexOf(' ') + 1)}=${value}`)
      .join('; ')
  }

  #keepCookies(host: string, lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map(part => part.trim())
      const name = pair.slice(0, pair.indexOf('='))
      const read = (wanted: string) =>
        attributes.find(entry => entry.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
      const path = read('path') ?? '/'
      const key = `${host}${path} ${name}`
      if (read('max-age') === '0') this.#cookies.delete(key)
      else this.#cookies.set(key, { value: pair.slice(name.length + 1), path, host })
    }
  }
}
