import { gzipSync } from 'node:zlib'

/** Resources that a browser fetches on the first view of a page. Sizes are bytes. */
export type PageBytes = {
  /** The HTML without its inlined style sheet. */
  html: number
  /** The HTML compressed, as it is transferred. */
  htmlGzip: number
  /** Scripts, each compressed separately as a server sends them. */
  scripts: number
  /** Inlined and linked style sheets, each compressed separately. */
  css: number
  /** Number of requests: the page itself, its scripts, styles, preloads and icon. */
  requests: number
  /** Parts in the initial scripts that must be loaded later. */
  intruders: readonly string[]
}

/** Text that identifies a part that must not be in the initial scripts. */
const LATE_PARTS = { 'flag client': 'launchdarkly', 'phone metadata': 'country_calling_codes:' } as const

const TAG = /<(?:script|link)\b[^>]*>/g
/** An inlined style sheet; its link stays, disabled, and is not fetched. */
const STYLE = /<style>(.*?)<\/style>/gs
const SCRIPT_LINK = /\brel="(?:modulepreload|preload)"/

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** URLs by kind, without duplicates, as a browser with module support reads them from the HTML. */
export function findFiles(html: string): {
  scripts: readonly string[]
  css: readonly string[]
  other: readonly string[]
} {
  const scripts = new Set<string>()
  const css = new Set<string>()
  const other = new Set<string>()
  for (const [tag] of html.matchAll(TAG)) {
    const address = attribute(tag, 'src') ?? attribute(tag, 'href')
    if (address === undefined || /\bnomodule\b|\sdisabled\b/i.test(tag)) continue
    if (tag.startsWith('<script')) scripts.add(address)
    else if (/\brel="stylesheet"/.test(tag)) css.add(address)
    else if (/\brel="modulepreload"|\bas="script"/.test(tag)) scripts.add(address)
    else if (SCRIPT_LINK.test(tag) || /\brel="icon"/.test(tag)) other.add(address)
  }
  return { scripts: [...scripts], css: [...css], other: [...other] }
}

const gzipLength = (body: Uint8Array | string): number => gzipSync(body, { level: 9 }).length

async function fetchBytes(url: URL, cookie: string): Promise<Buffer> {
  const response = await fetch(url, { headers: cookie === '' ? {} : { cookie }, redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${url.pathname} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

/**
 * Measures a page of a running server. `cookie` is sent with the request. @throws if the page or one of its
 * files does not respond with 200
 */
export async function measurePage(url: string, cookie = ''): Promise<PageBytes> {
  const html = await fetchBytes(new URL(url), cookie)
  const text = html.toString()
  const files = findFiles(text)
  const styles = [...text.matchAll(STYLE)].map(([, style = '']) => Buffer.from(style))
  const fetchAll = (addresses: readonly string[]) =>
    Promise.all(addresses.map(address => fetchBytes(new URL(address, url), '')))
  const scripts = await fetchAll(files.scripts)
  const css = await fetchAll(files.css)
  const total = (bodies: readonly Buffer[]) => bodies.reduce((sum, body) => sum + gzipLength(body), 0)
  const code = scripts.map(String).join('\n')
  return {
    html: html.length - styles.reduce((sum, { length }) => sum + length, 0),
    htmlGzip: gzipLength(html),
    scripts: total(scripts),
    css: total([...styles, ...css]),
    requests: 1 + files.scripts.length + files.css.length + files.other.length,
    intruders: Object.entries(LATE_PARTS).flatMap(([part, mark]) => (code.includes(mark) ? [part] : [])),
  }
}
