import { createHash } from 'node:crypto'
import { CLOSED_NOTICE_SCRIPT } from '../../notifications/closed-notice-script.ts'

/** One string literal as in JSON: no raw quote, no newline, complete escape sequences. */
const STRING = String.raw`"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"`
const FLIGHT_ROW = String.raw`\.push\(\[\d+(?:,${STRING})?\]\)`
const CHUNKS = String.raw`\[(?:"static/chunks/[\w.~-]+\.js"(?:,"static/chunks/[\w.~-]+\.js")*)?\]`
const MODULE_IDS = String.raw`\[(?:\d+(?:,\d+)*)?\]`
const BUNDLER = String.raw`\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)`

/**
 * Patterns of the inline scripts that the framework writes into a static page: rows of its page data and the
 * bootstrap of its bundles. Only data can vary in them, so an injected script matches none of them and stays
 * blocked.
 */
const FRAMEWORK_SHAPES: readonly RegExp[] = [
  new RegExp(String.raw`^self\.__next_f${FLIGHT_ROW}$`),
  new RegExp(String.raw`^\(self\.__next_f=self\.__next_f\|\|\[\]\)${FLIGHT_ROW}$`),
  new RegExp(
    String.raw`^${BUNDLER}\.push\(\{"otherChunks":${CHUNKS},"runtimeModuleIds":${MODULE_IDS}\}\);?$`,
  ),
]

const INLINE_SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<source>[\s\S]*?)<\/script/gi
const EXTERNAL = /\ssrc\s*=/i
const DATA_BLOCK = /\stype\s*=\s*["']?application\/(?:ld\+)?json["'\s>]?/i

export type PageScripts = { hashes: readonly string[]; refused: readonly string[] }

/** Source expression of a script or style, without its quotes. */
const hashOf = (source: string): string => `sha256-${createHash('sha256').update(source).digest('base64')}`

/** The store's only inline script, admitted on every page. */
export const OWN_SCRIPT_HASH = hashOf(CLOSED_NOTICE_SCRIPT)

export const isFrameworkScript = (source: string): boolean =>
  FRAMEWORK_SHAPES.some(shape => shape.test(source))

/**
 * Hashes of the inline scripts in a page: `hashes` of the framework's and our own, `refused` of all others.
 */
export function readPageScripts(html: string): PageScripts {
  const hashes = new Set<string>()
  const refused = new Set<string>()
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    const { attributes = '', source = '' } = groups ?? {}
    if (EXTERNAL.test(attributes) || DATA_BLOCK.test(attributes)) continue
    const hash = hashOf(source)
    if (isFrameworkScript(source) || hash === OWN_SCRIPT_HASH) hashes.add(hash)
    else refused.add(hash)
  }
  return { hashes: [...hashes], refused: [...refused] }
}
