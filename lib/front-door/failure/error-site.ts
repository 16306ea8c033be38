import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { setTimeout } from 'node:timers/promises'
import type { Locale } from '../../site/sites.ts'

/** Timeout for the marketing site's response. */
const TIMEOUT_MS = 1000

/** A result is cached this long for all requests: our outage must not overload the marketing site. */
const REMEMBERED_MS = 15_000

/** The error pages of the regional marketing sites (spec §8): finds out which of them are available now. */
export class ErrorSite {
  readonly #base: string | undefined
  readonly #asked = new Map<string, { isThere: Promise<boolean>; until: number }>()

  /** @param base configured address of the marketing sites; undefined if it is not configured */
  constructor(base: string | undefined) {
    this.#base = base
  }

  /**
   * Address of the page for a status, or undefined if the site does not have it, does not respond, or has
   * not responded within `timeoutMs`. Never rejects.
   */
  async find(locale: Locale, status: number, timeoutMs: number): Promise<string | undefined> {
    if (this.#base === undefined) return undefined
    const address = `${this.#base}/${locale}/error.${status}.html`
    const wait = Math.min(TIMEOUT_MS, Math.max(0, timeoutMs))
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
 * Whether a page exists at exactly this address. The request does not look like a browser navigation: if the
 * address is the store's own by mistake, a failure there does not check again.
 */
function hasPage(address: string): Promise<boolean> {
  const { get } = address.startsWith('https:') ? https : http
  return new Promise(resolve => {
    const options = { agent: false, signal: AbortSignal.timeout(TIMEOUT_MS), headers: { accept: '*/*' } }
    const call = get(address, options, answer => {
      resolve(isPage(answer))
      answer.destroy()
    })
    call.on('error', () => resolve(false))
  })
}

const isPage = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 200 && /^text\/html\b/i.test(headers['content-type'] ?? '')
