import 'server-only'
import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import { deleteCart } from '@/lib/backends/commerce/carts.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchQuote } from '@/lib/backends/commerce/quotes.server'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { failedBy } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { withCartLock } from '../access/cart-lock.server'
import { fetchCartIfThere } from '../access/read-cart.server'
import type { Shopper } from '../access/shopper.server'
import type { CartResult } from '../flash/cart-result'
import type { CartFlash } from '../flash/line-flash'

/**
 * Takes a quote out of the checkout (decision 47): its cart goes, the quote is an offer again, and what
 * was in the cart before is named. A page that shows another quote than the cart holds changes nothing.
 */
export function leaveQuote(shopper: Shopper, code: string): Promise<CartResult> {
  const { customer, locale } = shopper
  const gone = next(locale, { tone: 'caution', message: getTranslator(locale, 'cart')('notices.gone') })
  if (customer.kind === 'unavailable') return Promise.resolve({ kind: 'failed', reason: 'unavailable' })
  if (customer.kind === 'anonymous') return Promise.resolve(gone)
  const { context } = customer
  return withCartLock<CartResult>(shopper, failedBy, async () => {
    const cart = await fetchCartIfThere(context, ACTIVE_CART)
    if (!cart.ok) return failedBy(cart.error)
    if (cart.value?.sapQuote?.code !== code) return gone
    // Only before it is left does the quote tell which cart was saved for it.
    const quote = await fetchQuote(context, code)
    const left = await deleteCart(context, cart.value.code)
    return left.ok ? afterLeaving(context, code, quote.ok ? quote.value : undefined) : failedBy(left.error)
  })
}

function afterLeaving({ locale }: SignedInContext, number: string, quote: Quote | undefined): CartResult {
  const t = getTranslator(locale, 'cart')
  const isOpen = quote?.allowedActions.includes('CHECKOUT') === true
  const saved = quote?.savedCart
  return next(locale, {
    tone: 'success',
    message: t(isOpen ? 'quote.left' : 'quote.leftOver', { number }),
    ...(saved && {
      lines: [{ tone: 'success' as const, text: t('quote.saved', saved) }],
      savedCart: saved,
    }),
  })
}

const next = (
  locale: Locale,
  { lines = [], ...flash }: Omit<CartFlash, 'lines'> & Partial<Pick<CartFlash, 'lines'>>,
): CartResult => ({ kind: 'next', href: cartPath(locale), flash: { ...flash, lines } })
