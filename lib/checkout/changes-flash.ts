import { shortName } from '@/lib/cart/flash/line-flash'
import { totalOf } from '@/lib/cart/sums/cart-total'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Flash } from '@/lib/flash/flash'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** What a step has changed in the prices of a cart: the total, then each line; undefined where nothing. */
export function changesFlash(locale: Locale, before: Cart, after: Cart): Flash | undefined {
  const t = getTranslator(locale, 'orders')
  const [was, is] = [totalOf(before), totalOf(after)]
  if (was === undefined || is === undefined || was.value === is.value) return undefined
  const totals = { was: formatPrice(locale, was), is: formatPrice(locale, is) }
  return {
    tone: 'caution',
    message: t('changes.sums.total', totals),
    lines: after.entries.flatMap(({ product, basePrice }) => {
      const old = before.entries.find(entry => entry.product.code === product.code)?.basePrice
      if (old === undefined || basePrice === undefined || old.value === basePrice.value) return []
      const prices = { was: formatPrice(locale, old), is: formatPrice(locale, basePrice) }
      return [{ tone: 'caution' as const, text: t('changes.price', { name: shortName(product), ...prices }) }]
    }),
  }
}
