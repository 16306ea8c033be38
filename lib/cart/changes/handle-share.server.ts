import 'server-only'
import { shareCart, withdrawShares } from '@/lib/backends/commerce/cart-shares.server'
import { formatDate } from '@/lib/format/date'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result/result'
import { cartPath, sharedCartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { withCartLock } from '../access/cart-lock.server'
import { cartRefOf } from '../access/read-cart.server'
import type { Shopper } from '../access/shopper.server'
import { CART_FORM, type CartSubmission } from '../flash/cart-form.server'
import type { CartNext, CartResult } from '../flash/cart-result'
import type { CartFlash } from '../flash/line-flash'

type ShareCommand = 'create' | 'withdraw'

/** Shares the cart by a link, or withdraws the links. */
export const handleShare = defineForm<Shopper, ShareCommand, CartNext>({
  ...CART_FORM,
  name: 'cart-shares',
  signedIn: true,
  page: ({ locale }) => cartPath(locale),
  parse: ({ fields: { intent } }) => ok(intent === 'withdraw' ? 'withdraw' : 'create'),
  submit: (submission, command, keys) =>
    withCartLock<CartResult>(submission.sender, failedBy, () => perform(submission, command, keys)),
})

async function perform(
  { sender, locale, origin }: CartSubmission,
  command: ShareCommand,
  { key }: { key: string },
): Promise<CartResult> {
  const ref = cartRefOf(sender)
  const { customer } = sender
  const t = getTranslator(locale, 'cart')
  if (customer.kind === 'unavailable') return { kind: 'failed', reason: 'unavailable' }
  if (ref === undefined) return next(locale, { tone: 'caution', message: t('notices.gone'), lines: [] })
  if (command === 'withdraw') {
    const withdrawn = await withdrawShares(customer.context, ref, key)
    if (!withdrawn.ok) return failedBy(withdrawn.error)
    return next(locale, { tone: 'success', message: t('share.withdrawn'), lines: [] })
  }
  const shared = await shareCart(customer.context, ref, key)
  if (!shared.ok && shared.error.details?.[0]?.reason === 'limitReached')
    return next(locale, { tone: 'caution', message: t('share.tooMany'), lines: [] })
  if (!shared.ok) return failedBy(shared.error)
  const { token, expiresAt } = shared.value
  const date = formatDate(locale, expiresAt) ?? expiresAt
  const link = new URL(sharedCartPath(locale, token), origin).href
  return next(locale, { tone: 'success', message: t('share.created', { date }), lines: [], link })
}

const next = (locale: Locale, flash: CartFlash): CartResult => ({
  kind: 'next',
  href: cartPath(locale),
  flash,
})
