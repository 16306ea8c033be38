import type { IncomingMessage } from 'node:http'

const ROUTER_KEY = /(?:^|&)_rsc=([\w-]{1,64})(?:&|$)/

/**
 * The target of a public page without its query. The framework would render the first visitor's query into
 * the page that everybody gets; only the client router's own key is kept, and only on the router's own
 * requests.
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
 * Whether an address is spelled as its links are: spellings of one page are endless, and none but the plain
 * one is kept.
 */
export const isPlainlySpelled = (path: string): boolean =>
  path.split('/').every(segment => segment === encodeURIComponent(decodeURIComponent(segment)))

export const pathOf = (url: string): string => splitOnce(url)[0]
