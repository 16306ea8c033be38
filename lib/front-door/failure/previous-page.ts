import type { RequestHead } from '../refuse/request-head.ts'

/**
 * No page of ours has a longer path; whoever is led back to it must be told of it in headers that fit a
 * proxy's buffer.
 */
const LONGEST_PATH = 1_024

/**
 * Path of the page of this site on which the visitor was when the request was sent, without its query;
 * undefined for a page of somebody else, for a path that none of ours has, and for a browser that does not
 * tell.
 */
export function previousPage({ headers }: RequestHead, host: string): string | undefined {
  const from = URL.parse(headers.referer ?? '')
  const isOwn = from !== null && from.host === host && /^https?:$/.test(from.protocol)
  const isPath = isOwn && !/^\/[/\\]/.test(from.pathname) && from.pathname.length <= LONGEST_PATH
  return isPath ? from.pathname : undefined
}

/** A browser on its way to a page, by a link or with a plain form; scripts ask for data. */
export const isNavigation = ({ headers }: RequestHead): boolean =>
  (headers.accept ?? '').includes('text/html') && (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate'
