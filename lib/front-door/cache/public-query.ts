import type { IncomingMessage } from 'node:http'

const ROUTER_KEY = /(?:^|&)_rsc=([\w-]{1,64})(?:&|$)/

/**
 * The target of a public page without its query. The framework would render the query of the first request
 * into the page that is cached for all. Only the `_rsc` key of the client router is kept, and only on
 * requests of that router.
 */
export function cutQuery({ url = '', headers }: IncomingMessage): string {
  const [path = '', query] = splitOnce(url)
  const key = headers.rsc === undefined || query === undefined ? undefined : ROUTER_KEY.exec(query)?.[1]
  return key === undefined ? path : `${path}?_rsc=${key}`
}

const splitOnce = (url: string): readonly [string, string?] => {
  const mark = url.indexOf('?')
  return mark === -1 ? [url] : [url.slice(0, mark), url.slice(mark + 1)]
}

/**
 * Whether a path is spelled exactly as our links spell it. One page has endless spellings, and only the
 * canonical one is cached.
 */
export const isPlainlySpelled = (path: string): boolean =>
  path.split('/').every(segment => segment === encodeURIComponent(decodeURIComponent(segment)))

export const pathOf = (url: string): string => splitOnce(url)[0]
