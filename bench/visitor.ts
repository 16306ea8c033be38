import { loginPath, signInActionPath } from '../lib/site/paths.ts'
import type { Locale } from '../lib/site/sites.ts'

const MOST_REDIRECTS = 8

/** A minimal browser for the benchmarks: it keeps cookies and follows redirects. */
export class Visitor {
  readonly #cookies = new Map<string, string>()
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** The final response after all redirects. @throws if the redirects do not end */
  async open(path: string, init: RequestInit = {}): Promise<Response> {
    let url = new URL(path, this.#origin)
    let response = await this.#send(url, init)
    for (let hop = 0; response.headers.has('location'); hop += 1) {
      if (hop === MOST_REDIRECTS) throw new Error(`${path} redirects without end`)
      url = new URL(response.headers.get('location') ?? '', url)
      response = await this.#send(url, {})
    }
    return response
  }

  /** Signs in through the store's own form. @throws if no session is created */
  async signIn(locale: Locale, username: string, password: string): Promise<void> {
    await this.open(signInActionPath(locale), {
      method: 'POST',
      headers: { origin: this.#origin, referer: new URL(loginPath(locale), this.#origin).href },
      body: new URLSearchParams({ username, password }),
    })
    const account = await (await this.open('/api/account')).text()
    if (!account.includes('signedIn')) throw new Error(`${username} could not be signed in`)
  }

  async #send(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.#cookies.size > 0) headers.set('cookie', this.cookie)
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const name = pair.slice(0, pair.indexOf('=')).trim()
    const isGone = attributes.some(attribute => /^\s*max-age=0\s*$/i.test(attribute))
    if (isGone) this.#cookies.delete(name)
    else this.#cookies.set(name, pair.slice(pair.indexOf('=') + 1))
  }
}
