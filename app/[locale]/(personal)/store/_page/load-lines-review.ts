import type { ReasonToChoose } from '@/components/cart/choose/review-lines-page'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import type { CartLines } from '@/lib/cart/lines/cart-lines'
import { loadChosen } from '@/lib/cart/lines/load-chosen.server'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { readSession } from '@/lib/session/session.server'
import type { Locale } from '@/lib/site/sites'

type Asked = {
  locale: Locale
  lines: CartLines
  /** Address that contains the lines. */
  address: string
  reason: ReasonToChoose
  /** Submission key of an earlier submission of the same lines with an unknown outcome. */
  submissionKey?: string | undefined
}

/** Loads chosen lines that are to be corrected or reviewed before they are added to the cart. */
export async function loadLinesReview({ locale, lines, address, reason, submissionKey }: Asked) {
  const session = await readSession()
  const userId = session.state === 'signedIn' ? session.user.id : undefined
  const [answer, { values: flags }, hidden] = await Promise.all([
    loadChosen(locale, lines),
    getFlags(locale, userId),
    newHiddenFields(userId, submissionKey),
  ])
  const view = answer.ok
    ? ({ state: 'shown', chosen: answer.value } as const)
    : ({ state: 'away', requestId: answer.error.requestId, retryHref: address } as const)
  return { view, hidden, reason, flags }
}
