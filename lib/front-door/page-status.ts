/** Name of the mark in the head of a page that is not an ordinary one; its content is the status. */
export const PAGE_STATUS_MARK = 'page-status'

/** What a page may be instead of 200: no such page, withdrawn for good, or not to be had while a back end is away. */
export type MarkedStatus = 404 | 410 | 503

const MARK = `<meta name="${PAGE_STATUS_MARK}" content="`
const STATUS_DIGITS = 3

/**
 * The status that a public page says it has. It stands in the page itself, because a kept page is sent without being rendered:
 * what rendered it cannot tell any more.
 */
export function readPageStatus(html: Buffer | string): MarkedStatus | undefined {
  const at = html.indexOf(MARK)
  if (at === -1) return undefined
  const from = at + MARK.length
  const text = html.slice(from, from + STATUS_DIGITS).toString()
  return text === '404' || text === '410' || text === '503' ? (Number(text) as MarkedStatus) : undefined
}
