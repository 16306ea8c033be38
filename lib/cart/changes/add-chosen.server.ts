import 'server-only'
import type { SubmissionKeys } from '@/lib/handlers/form-definition'
import { failedBy } from '@/lib/handlers/form-result'
import { cartPath } from '@/lib/site/paths'
import { addedFlash } from '../flash/added-flash'
import type { CartSubmission } from '../flash/cart-form.server'
import type { CartResult } from '../flash/cart-result'
import { lineMessage } from '../flash/line-flash'
import type { ChosenLine } from '../lines/cart-lines'
import { addLines } from './add-lines.server'

/**
 * Adds lines to the cart of the sender, once per submission, and says what became of each. The next page is
 * the cart.
 */
export async function addChosen(
  { sender, locale }: Pick<CartSubmission, 'sender' | 'locale'>,
  lines: readonly ChosenLine[],
  { key, submissionKey }: SubmissionKeys,
): Promise<CartResult> {
  const added = await addLines(sender, lines, key)
  if (!added.ok) return { ...failedBy(added.error), retryKey: submissionKey }
  const { modifications, missing, isUnconfirmed, cart, cookies } = added.value
  if (isUnconfirmed && modifications.length === 0)
    return { kind: 'failed', reason: 'unconfirmed', retryKey: submissionKey }
  return {
    kind: 'next',
    href: cartPath(locale),
    flash: addedFlash(locale, { modifications, missing: missing.length, isUnconfirmed, cart }),
    added: modifications
      .filter(({ quantityAdded }) => quantityAdded > 0)
      .map(({ entry }) => entry.product.code),
    faults: modifications
      .filter(({ quantityAdded }) => quantityAdded === 0)
      .map(line => ({ code: line.entry.product.code, text: lineMessage(locale, line).text })),
    ...(cart !== undefined && { totalItems: cart.totalItems }),
    cookies,
    isIncomplete: missing.length > 0,
  }
}
