import { NOTICE_PARAMETER } from '@/lib/site/page-parameters'
import type { ClosedReason } from '@/lib/steps/decide-step'

/**
 * Why a user was redirected to a page other than the one requested or submitted; shown on that page. `saved`:
 * a step was submitted although it is saved already; `spent`: a saved step was opened again; `unfinished`:
 * the registration was incomplete at sign-in.
 */
const NOTICES = [
  'missing',
  'spent',
  'saved',
  'finished',
  'hasAccount',
  'signedOut',
  'otherAccount',
  'unfinished',
] as const

export type Notice = (typeof NOTICES)[number]

export const withNotice = (href: string, notice: Notice | undefined): string =>
  notice === undefined ? href : `${href}?${NOTICE_PARAMETER}=${notice}`

/** The notice that the query of a page names, or undefined for an unknown value. */
export const noticeOf = (query: Readonly<Record<string, unknown>>): Notice | undefined =>
  NOTICES.find(notice => notice === query[NOTICE_PARAMETER])

/**
 * The notice for a user who opened a step that is closed to them. A user who has finished needs none, because
 * the page itself shows it.
 */
export const openedNotice = (reason: ClosedReason): Notice | undefined =>
  reason === 'finished' || reason === 'omitted' ? undefined : reason

/** The notice for a user whose step was not saved because it is closed to them now. */
export function sentNotice(reason: ClosedReason): Notice | undefined {
  if (reason === 'omitted') return undefined
  return reason === 'spent' ? 'saved' : reason
}
