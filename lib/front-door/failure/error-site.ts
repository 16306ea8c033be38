import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { setTimeout } from 'node:timers/promises'
import type { Locale } from '../../site/sites.ts'

/** How long the marketing site may take to say that it has a page. */
const PATIENCE_MS = 1000

/**
 * For so long an answer, or its absence, counts for everybody: an outage of ours must not become the
 * marketing site's.
 */
const REMEMBERED_MS = 15_000

/** The error pages of the regional marketing sites (spec §8): which of them can be shown to somebody now. */
export class ErrorSite {
  readonly #base: string | undefined
  readonly #asked = new Map<string, { isThere: Promise<boolean>; until: number }>()

  /** @param base the address that the store is configured with; undefined where it is not */
  constructor(base: string | undefined) {
    this.#base = base
  }

  /**
   * Address of the page for a status, or undefined where the site does not have it, does not answer, or has
   * not answered within `patienceMs`. Never rejects.
   */
  async find(locale: Locale, status: number, patienceMs: number): Promise<string | undefined> {
    if (this.#base === undefined) return undefined
    const address = `${this.#base}/${locale}/error.${status}.html`
    const wait = Math.min(PATIENCE_MS, Math.max(0, patienceMs))
    const isThere = await Promise.race([this.#isThere(address), setTimeout(wait, false, { ref: false })])
    return isThere ? address : undefined
  }

  #isThere(address: string): Promise<boolean> {
    const now = Date.now()
    const known = this.#asked.get(address)
    if (known !== undefined && now < known.until) return known.isThere
    const isThere = hasPage(address)
    this.#asked.set(address, { isThere, until: now + REMEMBERED_MS })
    return isThere
  }
}

/**
 * Whether a page is to be had at an address itself. It is not asked for as by a browser: should the address
 * be the store's own by mistake, a failure there asks no further.
 */
function hasPage(address: string): Promise<boolean> {
  const { get } = address.startsWith('https:') ? https : http
  return new Promise(resolve => {
    const options = { agent: false, signal: AbortSignal.timeout(PATIENCE_MS), headers: { accept: '*/*' } }
    const call = get(address, options, answer => {
      resolve(isPage(answer))
      answer.destroy()
    })
    call.on('error', () => resolve(false))
  })
}

const isPage = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 200 && /^text\/html\b/i.test(headers['content-type'] ?? '')
