import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { STATIC_FOLDER, STATIC_PREFIX } from '../cache/static-copies.ts'

/** The framework's link to a style sheet of the build. It is in the head, before any user input. */
const LINK = /<link rel="stylesheet" href="(?<path>\/_next\/static\/[\w./~-]+\.css)"[^<>]*?(?=\/?>)/
/** The beginning of every page that the framework renders. */
const START = Buffer.from('<!DOCTYPE html><html')
const LINK_START = '<link rel="stylesheet" '
const HEAD_END = '</head>'
/**
 * Attributes of a link that loads nothing. Chromium 150 fetches a link that is only disabled; one of a type
 * that is no style sheet is never fetched, and still is what the framework looks for.
 */
const WITHOUT_EFFECT = 'disabled="" type="text/plain"'
/** The link is searched up to this position. */
const LONGEST_HEAD = 65_536

/**
 * Inlines the style sheets of the build into the pages that link them, so that a browser can paint with the
 * first response, without a second request. The link stays without effect, and loads nothing: the framework
 * finds its sheet and does not fetch it again.
 */
export class PageStyles {
  readonly #elements = new Map<string, Buffer>()
  /** Source expressions for the policy, without quotes: an inlined sheet is admitted by its hash only. */
  readonly hashes: readonly string[]

  constructor(folder = STATIC_FOLDER) {
    const hashes: string[] = []
    for (const [path, sheet] of readSheets(folder)) {
      // Such a sheet would end its own `<style>` element; it stays linked only.
      if (/<\/style/i.test(sheet)) continue
      this.#elements.set(path, Buffer.from(`<style>${sheet}</style>`))
      hashes.push(`sha256-${createHash('sha256').update(sheet).digest('base64')}`)
    }
    this.hashes = hashes
  }

  /** Whether enough of a page has arrived to inline its sheet, or to know that it cannot be inlined. */
  isReady(html: Buffer): boolean {
    if (this.#elements.size === 0 || html.length >= LONGEST_HEAD || !beginsLikeOurs(html)) return true
    if (html.includes(HEAD_END)) return true
    const start = html.indexOf(LINK_START)
    return start >= 0 && html.indexOf('>', start) >= 0
  }

  /** The page with its sheet inlined; unchanged if it links none of the build's sheets. */
  putInto(html: Buffer): Buffer {
    const start = html.subarray(0, LONGEST_HEAD).indexOf(LINK_START)
    const end = start < 0 ? -1 : html.indexOf('>', start)
    if (end < 0) return html
    const link = LINK.exec(html.toString('utf8', start, end + 1))
    const element = this.#elements.get(link?.groups?.path ?? '')
    if (link === null || element === undefined) return html
    return Buffer.concat([
      html.subarray(0, start),
      element,
      Buffer.from(`${link[0]} ${WITHOUT_EFFECT}`),
      html.subarray(start + Buffer.byteLength(link[0])),
    ])
  }
}

const beginsLikeOurs = (html: Buffer): boolean =>
  html.subarray(0, START.length).equals(START.subarray(0, html.length))

/** Path and content of each sheet; none without a build, as in tests. */
function readSheets(folder: string): readonly (readonly [path: string, sheet: string])[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names
      .filter(name => extname(name) === '.css')
      .map(name => [
        `${STATIC_PREFIX}${name.replaceAll('\\', '/')}`,
        readFileSync(join(folder, name), 'utf8'),
      ])
  } catch {
    return []
  }
}
