import { withParameter } from '@/lib/site/address-parameters'
import { NOTICE_PARAMETER } from '@/lib/site/page-parameters'
import type { ClosedReason } from '@/lib/steps/decide-step'

/**
 * Why a user was redirected to a step other than the one requested or submitted; shown on that step.
 * `omitted`: the step means nothing for what is in the cart now.
 */
const NOTICES = ['missing', 'omitted', 'otherAccount'] as const

export type CheckoutNotice = (typeof NOTICES)[number]

/** The address of a step that shows a notice; without one the address itself. */
export const withNotice = (href: string, notice: CheckoutNotice | undefined): string =>
  notice === undefined ? href : withParameter(href, NOTICE_PARAMETER, notice)

/** The notice that the query of a page names, or undefined for an unknown value. */
export const noticeOf = (query: Readonly<Record<string, unknown>>): CheckoutNotice | undefined =>
  NOTICES.find(notice => notice === query[NOTICE_PARAMETER])

/** The notice for a user whose step is closed to them now. */
export const closedNotice = (reason: ClosedReason): CheckoutNotice | undefined =>
  reason === 'missing' || reason === 'omitted' ? reason : undefined
