import 'server-only'
import { withCartLock } from '@/lib/cart/access/cart-lock.server'
import { readCart } from '@/lib/cart/access/read-cart.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { CART_FORM, type CartSubmission } from '@/lib/cart/flash/cart-form.server'
import type { CartNext, CartResult } from '@/lib/cart/flash/cart-result'
import { readCartLines, typedAddress } from '@/lib/cart/lines/cart-lines'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formError } from '@/lib/forms/form-errors'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, NO_ERRORS } from '@/lib/handlers/form-result'
import { ok } from '@/lib/result/result'
import type { WantedCart } from '@/lib/saved-carts/cart-of-lines.server'
import type { Saving } from '@/lib/saved-carts/save-list.server'
import { checkSavedCartForm, readSavedCartForm, typedSavedCartForm } from '@/lib/saved-carts/saved-cart-form'
import { requireSignedIn } from '@/lib/session/customer.server'
import { newQuotePath } from '@/lib/site/paths'
import { belowQuoteMinimum } from './quote-minimum'
import { fetchCartAccount, quotedAccount } from './quoted-account.server'
import { requestQuote } from './request-quote.server'

/** Requests a quote for requested lines or for those of the cart. */
export const handleQuoteRequest = defineForm<Shopper, CartSubmission['fields'], CartNext>({
  ...CART_FORM,
  name: 'quotes',
  signedIn: true,
  page: ({ locale, fields }) => typedAddress(newQuotePath(locale), fields),
  typed: typedSavedCartForm,
  parse: ({ fields }) => ok(fields),
  submit: ({ sender }, fields, { key }) =>
    withCartLock<CartResult>(sender, failedBy, () =>
      request(fields, { context: requireSignedIn(sender), shopper: sender, key }),
    ),
})

async function request(fields: CartSubmission['fields'], saving: Saving): Promise<CartResult> {
  const sent = readCartLines(fields)
  const checked = checkSavedCartForm(readSavedCartForm(fields))
  if (!checked.ok) return { kind: 'rejected', errors: checked.error }
  const kept = checked.value
  // The page itself finds the invalid quantities.
  if (sent.faults.length > 0) return { kind: 'rejected', errors: NO_ERRORS }
  const isOfForm = sent.title !== undefined || sent.lines.length > 0
  if (isOfForm) {
    const cart = await fetchCartAccount(saving.context)
    return cart.ok ? requestFor(saving, { ...sent, kept }, cart.value) : failedBy(cart.error)
  }
  const read = await readCart(saving.shopper)
  if (!read.ok) return failedBy(read.error)
  const { cart } = read.value
  const below = cart && belowQuoteMinimum(saving.context.locale, cart)
  if (below !== undefined && cart !== undefined && cart.entries.length > 0)
    return { kind: 'rejected', errors: below }
  const lines = (cart?.entries ?? []).map(({ product, quantity }) => ({ code: product.code, quantity }))
  return requestFor(saving, { lines, kept }, cart)
}

/** Requests it for the account that the cart is for. */
async function requestFor(
  saving: Saving,
  { lines, kept }: Pick<WantedCart, 'lines' | 'kept'>,
  cart: Pick<Cart, 'organization'> | undefined,
): Promise<CartResult> {
  if (lines.length === 0) return { kind: 'rejected', errors: formError('noLines') }
  const account = await quotedAccount(saving.context, cart)
  return account.ok ? requestQuote(saving, { lines, kept, account: account.value }) : failedBy(account.error)
}
