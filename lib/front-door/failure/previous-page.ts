import type { RequestHead } from '../refuse/request-head.ts'

/** No page of ours has a longer path, and a redirect to it must fit the header buffer of a proxy. */
const LONGEST_PATH = 1_024

/**
 * Path, without query, of the page of this site that sent the request (`Referer`). Undefined for a page of
 * another site, for a path that no page of ours has (too long, or with two leading slashes), and for a
 * browser that sends no `Referer`.
 */
export function previousPage({ headers }: RequestHead, host: string): string | undefined {
  const from = URL.parse(headers.referer ?? '')
  const isOwn = from !== null && from.host === host && /^https?:$/.test(from.protocol)
  const isPath = isOwn && !/^\/[/\\]/.test(from.pathname) && from.pathname.length <= LONGEST_PATH
  return isPath ? from.pathname : undefined
}

/** Whether a browser navigates to a page, by a link or a plain form; scripts request data instead. */
export const isNavigation = ({ headers }: RequestHead): boolean =>
  (headers.accept ?? '').includes('text/html') && (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate'
