import 'server-only'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { loadItem } from '@/lib/catalogue/catalogue.server'
import { heldLevel } from '@/lib/catalogue/held-level'
import { MOST_ENTRIES, MOST_UNITS } from '@/lib/contract/commerce/cart/cart'
import { SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { jsonAnswer, seeOther } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { cartAddPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { addLines } from './add-lines.server'
import { addedMessages } from './added-words'
import { answerCart, tellAt } from './answer.server'
import {
  type CartLines,
  type ChosenLine,
  itemWithoutQuantity,
  readCartLines,
  sentAddress,
} from './cart-lines'
import type { CartWrite } from './cart-write'
import type { JudgedLine } from './judged-line'
import { lineLabels } from './line-words'
import { type CartOutcome, failedBy, OUTCOME_ONCE } from './outcome'
import { idempotentPerSubmission } from './sending.server'

/**
 * Adds what a form says, once, and answers it. Where a quantity cannot be, nothing is added and nothing typed
 * is lost.
 */
export async function handleAddLines(write: CartWrite): Promise<Response> {
  const { fields, visit, locale } = write
  const sent = readCartLines(fields, await leastOf(locale, fields))
  if (sent.faults.length > 0 || sent.lines.length === 0 || sent.lines.length > MOST_ENTRIES)
    return refuseLines(write, sent)
  const sending = { handler: 'cart-lines', visit, fields, content: sent.lines }
  const outcome = await idempotentPerSubmission(sending, OUTCOME_ONCE, (key, submissionKey) =>
    add(write, sent.lines, { key, submissionKey }),
  )
  return answerCart(write, outcome, addressAfter(outcome, sentAddress(cartAddPath(locale), sent)))
}

/**
 * The page with the lines; where nobody knows what became of them, it sends them as the same sending again.
 */
function addressAfter(outcome: CartOutcome, address: string): string {
  if (outcome.kind !== 'failed' || outcome.retryKey === undefined) return address
  return `${address}&${new URLSearchParams({ [SUBMISSION_KEY]: outcome.retryKey })}`
}

/**
 * The least quantity of the item whose button was pressed; commerce judges by its own rule whatever we found.
 */
async function leastOf(locale: Locale, fields: CartWrite['fields']): Promise<number> {
  const code = itemWithoutQuantity(fields)
  const item = code === undefined ? undefined : await loadItem(locale, code)
  return item?.ok ? item.value.value.productItem.order.min : 1
}

async function add(
  { visit, locale }: CartWrite,
  lines: readonly ChosenLine[],
  { key, submissionKey }: { key: string; submissionKey: string },
): Promise<CartOutcome> {
  const added = await addLines(visit, lines, key)
  if (!added.ok) return { ...failedBy(added.error), retryKey: submissionKey }
  const { modifications, missing, cart, cookies } = added.value
  const own = await ownLevel(visit, modifications)
  return {
    kind: 'done',
    words: addedMessages(locale, { modifications, missing: missing.length, cart, own }),
    added: modifications
      .filter(({ quantityAdded }) => quantityAdded > 0)
      .map(({ entry }) => entry.product.code),
    faults: modifications
      .filter(({ quantityAdded }) => quantityAdded === 0)
      .map(line => ({ code: line.entry.product.code, text: lineLabels(locale, line).text })),
    ...(cart === undefined ? {} : { totalItems: cart.totalItems }),
    cookies,
    incomplete: missing.length > 0,
  }
}

/** The level that the buyer holds, asked for only where an item requires another. */
async function ownLevel(
  { customer }: CartWrite['visit'],
  modifications: readonly JudgedLine[],
): Promise<string | undefined> {
  const isAsked = modifications.some(({ statusCode }) => statusCode === 'qualificationRequired')
  if (!isAsked || customer.kind !== 'signedIn') return undefined
  const user = await fetchUser(customer.context)
  return user.ok ? heldLevel(user.value.qualification, Date.now()) : undefined
}

function refusalOf({ lines, faults }: CartLines) {
  if (faults.length > 0) return 'faults'
  return lines.length === 0 ? 'nothingChosen' : 'tooManyLines'
}

/** What is wrong with the quantities: to a script beside each, else on the page that shows them. */
async function refuseLines({ locale, wantsJson }: CartWrite, sent: CartLines): Promise<Response> {
  const t = getTranslator(locale, 'cart')
  const message = t(`notices.${refusalOf(sent)}`, { most: MOST_ENTRIES })
  if (wantsJson) {
    const faults = sent.faults.map(({ code, reason }) => ({
      code,
      text: t(`faults.${reason}`, { most: MOST_UNITS }),
    }))
    return jsonAnswer({ message, faults }, { status: 422 })
  }
  const address = sentAddress(cartAddPath(locale), sent)
  return seeOther(sent.faults.length > 0 ? address : await tellAt(address, { tone: 'danger', message }))
}
