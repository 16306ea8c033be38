import 'server-only'
import { withCartLock } from '@/lib/cart/add-lines.server'
import { type ChosenLine, readCartLines, sentAddress } from '@/lib/cart/cart-lines'
import type { CartWrite } from '@/lib/cart/cart-write'
import { failedBy } from '@/lib/cart/outcome'
import { readCart } from '@/lib/cart/read-cart.server'
import { idempotentPerSubmission } from '@/lib/cart/sending.server'
import { isCode } from '@/lib/catalogue/codes'
import { formError } from '@/lib/forms/form-errors'
import { requireCustomer, respondToSavedCart } from '@/lib/saved-carts/respond.server'
import type { Saving } from '@/lib/saved-carts/save-list.server'
import { checkSavedCartForm, readSavedCartForm, type SavedCartName } from '@/lib/saved-carts/saved-cart-form'
import { SAVED_CART_RESULT_ONCE, type SavedCartResult } from '@/lib/saved-carts/saved-cart-result'
import { newQuotePath } from '@/lib/site/routes'
import { cancelQuote } from './cancel-quote.server'
import { belowQuoteMinimum } from './quote-minimum'
import { requestQuote } from './request-quote.server'

/** Asks for a quote on chosen lines, or on those of the cart, once, and answers the form (pages.md §9). */
export async function handleQuoteRequest(write: CartWrite): Promise<Response> {
  const { fields, visit, locale } = write
  const base = newQuotePath(locale)
  const customer = await requireCustomer(write, sentAddress(base, readCartLines(fields)))
  if (!customer.ok) return customer.error
  const outcome = await idempotentPerSubmission(
    { handler: 'quotes', visit, fields },
    SAVED_CART_RESULT_ONCE,
    key => withCartLock(visit, () => ask(write, { context: customer.value, visit, key })),
  )
  return respondToSavedCart(write, outcome, base)
}

async function ask({ fields }: CartWrite, saving: Saving): Promise<SavedCartResult> {
  const { quote } = fields
  if (fields.intent === 'cancel' && typeof quote === 'string' && isCode(quote))
    return cancelQuote(saving, quote)
  const sent = readCartLines(fields)
  const checked = checkSavedCartForm(readSavedCartForm(fields))
  if (!checked.ok) return { kind: 'back', errors: checked.error }
  // The page finds what is wrong with the quantities by itself.
  if (sent.faults.length > 0) return { kind: 'back', errors: { fieldErrors: [], formErrors: [] } }
  const isOfForm = sent.title !== undefined || sent.lines.length > 0
  if (isOfForm) return requestFor(saving, sent.lines, checked.value)
  const read = await readCart(saving.visit)
  if (!read.ok) return failedBy(read.error)
  const { cart } = read.value
  const below = cart && belowQuoteMinimum(saving.context.locale, cart)
  if (below !== undefined && cart !== undefined && cart.entries.length > 0)
    return { kind: 'back', errors: below }
  const lines = (cart?.entries ?? []).map(({ product, quantity }) => ({ code: product.code, quantity }))
  return requestFor(saving, lines, checked.value)
}

const requestFor = (
  saving: Saving,
  lines: readonly ChosenLine[],
  kept: SavedCartName,
): Promise<SavedCartResult> =>
  lines.length === 0
    ? Promise.resolve({ kind: 'back', errors: formError('noLines') })
    : requestQuote(saving, lines, kept)
