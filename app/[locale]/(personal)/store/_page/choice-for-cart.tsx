import { type ReasonToChoose, ReviewLinesPage } from '@/components/cart/choose/review-lines-page'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import type { CartLines } from '@/lib/cart/cart-lines'
import { loadChosen } from '@/lib/cart/load-chosen.server'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { setPageStatus } from '@/lib/request/request-context'
import { readSession } from '@/lib/session/session.server'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  lines: CartLines
  /** Address that contains the lines. */
  address: string
  reason: ReasonToChoose
  /** Submission key of an earlier submission of the same lines with an unknown outcome. */
  submissionKey?: string | undefined
}

/** Chosen lines that are to be corrected or reviewed before they are added to the cart. */
export async function ChoiceForCart({ locale, lines, address, reason, submissionKey }: Props) {
  const session = await readSession()
  const userId = session.state === 'signedIn' ? session.user.id : undefined
  const [answer, { values: flags }] = await Promise.all([loadChosen(locale, lines), getFlags(locale, userId)])
  if (!answer.ok) setPageStatus(503)
  return (
    <ReviewLinesPage
      locale={locale}
      view={
        answer.ok
          ? { state: 'shown', chosen: answer.value }
          : { state: 'away', requestId: answer.error.requestId, retryHref: address }
      }
      hidden={await newHiddenFields(userId, submissionKey)}
      supportHref={supportHref(locale)}
      reason={reason}
      flags={flags}
    />
  )
}
