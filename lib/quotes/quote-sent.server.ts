import 'server-only'
import { inCartsTurn } from '@/lib/cart/add-lines.server'
import { type ChosenLine, readCartLines, sentAddress } from '@/lib/cart/cart-lines'
import type { CartWrite } from '@/lib/cart/open-write.server'
import { failedBy } from '@/lib/cart/outcome'
import { readCart } from '@/lib/cart/read-cart.server'
import { oncePerSending } from '@/lib/cart/sending.server'
import { isCode } from '@/lib/catalogue/codes'
import { formError } from '@/lib/forms/form-errors'
import { answerKept, requireCustomer } from '@/lib/saved-carts/answer-kept.server'
import { checkKept, type KeptName, readKept } from '@/lib/saved-carts/kept-form'
import { KEPT_ONCE, type KeptOutcome } from '@/lib/saved-carts/kept-outcome'
import type { Saving } from '@/lib/saved-carts/save-list.server'
import { newQuotePath } from '@/lib/site/routes'
import { cancelQuote } from './cancel-quote.server'
import { belowQuoteMinimum } from './quote-minimum'
import { requestQuote } from './request-quote.server'

/** Asks for a quote on chosen lines, or on those of the cart, once, and answers the form (pages.md §9). */
export async function quoteSent(write: CartWrite): Promise<Response> {
  const { fields, visit, locale } = write
  const base = newQuotePath(locale)
  const customer = await requireCustomer(write, sentAddress(base, readCartLines(fields)))
  if (!customer.ok) return customer.error
  const outcome = await oncePerSending({ handler: 'quotes', visit, fields }, KEPT_ONCE, key =>
    inCartsTurn(visit, () => ask(write, { context: customer.value, visit, key })),
  )
  return answerKept(write, outcome, base)
}

async function ask({ fields }: CartWrite, saving: Saving): Promise<KeptOutcome> {
  const { quote } = fields
  if (fields.intent === 'cancel' && typeof quote === 'string' && isCode(quote))
    return cancelQuote(saving, quote)
  const sent = readCartLines(fields)
  const checked = checkKept(readKept(fields))
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

const requestFor = (saving: Saving, lines: readonly ChosenLine[], kept: KeptName): Promise<KeptOutcome> =>
  lines.length === 0
    ? Promise.resolve({ kind: 'back', errors: formError('noLines') })
    : requestQuote(saving, lines, kept)
