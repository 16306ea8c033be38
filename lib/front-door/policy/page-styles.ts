import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { STATIC_FOLDER, STATIC_PREFIX } from '../cache/static-copies.ts'

/**
 * The framework's link to a style sheet of the build. It stands in the head, before anything a visitor could
 * have written.
 */
const LINK = /<link rel="stylesheet" href="(?<path>\/_next\/static\/[\w./~-]+\.css)"[^<>]*?(?=\/?>)/
/** How the framework begins a page. */
const START = Buffer.from('<!DOCTYPE html><html')
const LINK_START = '<link rel="stylesheet" '
const HEAD_END = '</head>'
/** A head is read this far for its link. */
const LONGEST_HEAD = 65_536

/**
 * The style sheets of the build, each put into the pages that name it: a browser paints with the first answer
 * and does not wait for a second one. The link stays, disabled, which loads nothing: the framework finds its
 * sheet there and does not fetch it again.
 */
export class PageStyles {
  readonly #elements = new Map<string, Buffer>()
  /**
   * Source expressions of the policy, without quotes: what stands between the tags is admitted by its hash
   * alone.
   */
  readonly hashes: readonly string[]

  constructor(folder = STATIC_FOLDER) {
    const hashes: string[] = []
    for (const [path, sheet] of readSheets(folder)) {
      // Such a sheet would end its own element; the link serves it.
      if (/<\/style/i.test(sheet)) continue
      this.#elements.set(path, Buffer.from(`<style>${sheet}</style>`))
      hashes.push(`sha256-${createHash('sha256').update(sheet).digest('base64')}`)
    }
    this.hashes = hashes
  }

  /** Whether so much of a page is there that its sheet can be put in, or can not be any more. */
  isReady(html: Buffer): boolean {
    if (this.#elements.size === 0 || html.length >= LONGEST_HEAD || !beginsLikeOurs(html)) return true
    if (html.includes(HEAD_END)) return true
    const start = html.indexOf(LINK_START)
    return start >= 0 && html.indexOf('>', start) >= 0
  }

  /** The page with its sheet in it; as it came where it names none of ours. */
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
      Buffer.from(`${link[0]} disabled=""`),
      html.subarray(start + Buffer.byteLength(link[0])),
    ])
  }
}

const beginsLikeOurs = (html: Buffer): boolean =>
  html.subarray(0, START.length).equals(START.subarray(0, html.length))

/** Address and content of each. Without a build, in tests, there are none. */
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
