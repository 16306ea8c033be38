import { availabilityOf } from '@/lib/catalogue/availability'
import { availabilityText } from '@/lib/catalogue/availability-text'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Tone of the message; neutral if absent. */
export type Tone = 'success' | 'caution' | 'danger'

export type AvailabilityData = {
  stock: string
  tone?: Tone
  /** Rules that apply whatever is in stock: the successor, the last day of sale, who may buy it. */
  rules?: readonly string[]
}

const TONES: Readonly<Record<string, Tone>> = {
  inStock: 'success',
  lowStock: 'caution',
  expected: 'caution',
  preorder: 'caution',
  backOrder: 'caution',
  outOfStock: 'danger',
  withdrawn: 'danger',
}

/** Availability of an item: whether, from when, until when and for whom it can be ordered. */
export function availabilityData(
  locale: Locale,
  item: ItemProduct,
  availability = availabilityOf(item),
): AvailabilityData {
  const { kind } = availability
  const stock = availabilityText(locale, availability)
  const replacedBy = kind === 'withdrawn' ? availability.replacedBy : undefined
  const rules = rulesOf(locale, item, replacedBy)
  const tone = TONES[kind]
  return { stock, ...(tone !== undefined && { tone }), ...(rules.length > 0 && { rules }) }
}

function rulesOf(
  locale: Locale,
  { productItem: { status, endDate, shipTo } }: ItemProduct,
  replacedBy: string | undefined,
): readonly string[] {
  const t = getTranslator(locale, 'product')
  const until = status === 'ENDING' && endDate !== undefined ? formatDate(locale, endDate) : undefined
  return [
    ...(replacedBy === undefined ? [] : [t('items.replaced', { number: replacedBy })]),
    ...(until === undefined ? [] : [t('items.until', { date: until })]),
    ...(shipTo === 'INSTITUTION' ? [t('items.institution')] : []),
  ]
}
