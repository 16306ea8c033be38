import { ownPrice } from '@/lib/cart/sums/own-price'
import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'
import { SAVED_LINE_STATES, type SavedLineState } from '@/lib/contract/commerce/cart/saved-line'
import type { Price } from '@/lib/contract/commerce/catalogue/price'
import { capitalized, formatList } from '@/lib/format/list'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

const PRICE_CHANGES = ['dearer', 'cheaper', 'priced'] as const

type PriceChange = (typeof PRICE_CHANGES)[number]

/** Something that has changed of a line since its saved cart was saved. */
export type LineChange = { code: string; name: string; kind: PriceChange | SavedLineState; text: string }

export const isPriceChange = ({ kind }: LineChange): boolean => PRICE_CHANGES.some(known => known === kind)

/** What has changed since a saved cart was saved, line by line; `percentOff` is the user’s own discount. */
export const lineChanges = (
  locale: Locale,
  { entries }: Pick<Cart, 'entries'>,
  percentOff = 0,
): readonly LineChange[] =>
  entries.flatMap(entry => [...priceChange(locale, entry, percentOff), ...stateChange(locale, entry)])

function priceChange(locale: Locale, entry: OrderEntry, percentOff: number): readonly LineChange[] {
  const { saved, basePrice: now, product } = entry
  const before = saved?.basePrice
  if (saved === undefined || now === undefined || before?.value === now.value) return []
  const own = (price: Price) => formatPrice(locale, { ...price, value: ownPrice(price.value, percentOff) })
  const kind = before === undefined ? 'priced' : before.value < now.value ? 'dearer' : 'cheaper'
  const text = getTranslator(locale, 'savedCarts')(`changes.${kind}`, {
    before: before === undefined ? '' : own(before),
    now: own(now),
  })
  return [{ code: product.code, name: product.name, kind, text }]
}

function stateChange(locale: Locale, { saved, product }: OrderEntry): readonly LineChange[] {
  if (saved === undefined || saved.state === saved.currentState) return []
  const { currentState: kind } = saved
  const text = getTranslator(locale, 'savedCarts')(`changes.${kind}`)
  return [{ code: product.code, name: product.name, kind, text }]
}

/** Changes in one sentence: how many of each kind, and both totals where they differ. */
export function changesSummary(
  locale: Locale,
  { totalPrice, savedTotal }: Pick<Cart, 'totalPrice' | 'savedTotal'>,
  changes: readonly LineChange[],
): string {
  const t = getTranslator(locale, 'savedCarts')
  const counts = [...PRICE_CHANGES, ...SAVED_LINE_STATES].flatMap(kind => {
    const count = changes.filter(change => change.kind === kind).length
    return count === 0 ? [] : [t(`changes.counts.${kind}`, { count })]
  })
  const sentence = `${capitalized(locale, formatList(locale, counts))}.`
  if (totalPrice === undefined || savedTotal === undefined || totalPrice.value === savedTotal.value)
    return sentence
  const totals = t('changes.totals', {
    now: formatPrice(locale, totalPrice),
    before: formatPrice(locale, savedTotal),
  })
  return `${sentence} ${totals}`
}
