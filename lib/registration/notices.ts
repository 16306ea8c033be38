import type { ClosedReason } from '@/lib/steps/decide-step'

/**
 * Why somebody finds themselves on another page than the one they asked for or sent; told there. `saved` is a
 * step that was sent although it is saved already, `spent` one that was opened again, `unfinished` one that
 * was open at sign-in.
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

/** Query parameter of a step's page that names the notice; no other words can be put there. */
const NOTICE = 'notice'

export const withNotice = (href: string, notice: Notice | undefined): string =>
  notice === undefined ? href : `${href}?${NOTICE}=${notice}`

/** The notice that a page's address asks for, or undefined for anything but one of ours. */
export const noticeOf = (query: Readonly<Record<string, unknown>>): Notice | undefined =>
  NOTICES.find(notice => notice === query[NOTICE])

/**
 * What is told to somebody who opened a step that is closed to them. Who has finished reads so on the page
 * itself.
 */
export const openedNotice = (reason: ClosedReason): Notice | undefined =>
  reason === 'finished' || reason === 'omitted' ? undefined : reason

/** What is told to somebody whose step was not saved because it is not theirs any more. */
export function sentNotice(reason: ClosedReason): Notice | undefined {
  if (reason === 'omitted') return undefined
  return reason === 'spent' ? 'saved' : reason
}
