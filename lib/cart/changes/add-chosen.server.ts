import 'server-only'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { heldLevel } from '@/lib/catalogue/held-level'
import type { SubmissionKeys } from '@/lib/handlers/form-definition'
import { failedBy } from '@/lib/handlers/form-result'
import { cartPath } from '@/lib/site/paths'
import type { Shopper } from '../access/shopper.server'
import { addedFlash } from '../flash/added-flash'
import type { CartSubmission } from '../flash/cart-form.server'
import type { CartResult } from '../flash/cart-result'
import { lineMessage } from '../flash/line-flash'
import type { ChosenLine } from '../lines/cart-lines'
import type { JudgedLine } from '../lines/judged-line'
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
  const own = await ownLevel(sender, modifications)
  return {
    kind: 'next',
    href: cartPath(locale),
    flash: addedFlash(locale, { modifications, missing: missing.length, isUnconfirmed, cart, own }),
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

/** The qualification level that the user holds, read only if an item requires another one. */
async function ownLevel(
  { customer, locale }: Shopper,
  modifications: readonly JudgedLine[],
): Promise<string | undefined> {
  const isAsked = modifications.some(({ statusCode }) => statusCode === 'qualificationRequired')
  if (!isAsked || customer.kind !== 'signedIn') return undefined
  const user = await fetchUser(customer.context)
  return user.ok ? heldLevel(locale, user.value.qualification, Date.now()) : undefined
}
