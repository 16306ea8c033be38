import { availabilityData } from '@/components/catalogue/item-availability'
import { itemMarks } from '@/components/catalogue/item-marks'
import type { ItemFlags } from '@/lib/backends/flags/item-flags'
import type { OrderRule, QuantityVerdict } from '@/lib/cart/lines/check-quantity'
import { quantityText } from '@/lib/cart/lines/quantity-text'
import { levelInText, levelName } from '@/lib/catalogue/level-name'
import { MOST_UNITS } from '@/lib/contract/commerce/cart/cart-limits'
import { NOTE_LENGTH } from '@/lib/contract/commerce/cart/entry-facts'
import type { Price } from '@/lib/contract/commerce/catalogue/price'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { capitalized, formatNumber } from '@/lib/format/list'
import { formatPrice } from '@/lib/format/money'
import { fieldWords } from '@/lib/i18n/field-words'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { itemPath, savedCartsActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { LineData, LineLabels, MoveLabels } from './line-view'

/** Data of a chosen item, as every list of lines shows it. */
export function lineData(
  locale: Locale,
  item: ItemProduct,
  price: Price | undefined,
  flags: ItemFlags,
): Omit<LineData, 'quantity'> {
  const product = getTranslator(locale, 'product')
  const { format, unit, packSize = 1, order } = item.productItem
  const lots = lotsText(locale, order)
  return {
    code: item.code,
    name: item.name,
    href: itemPath(locale, item),
    facts: [product('items.number', { number: item.code }), product(`formats.${format}`)],
    ...itemMarks(locale, item, flags),
    level: levelName(locale, item.qualificationLevel),
    ...(item.qualificationLevel === undefined && { isOpen: true }),
    availability: availabilityData(locale, item),
    ...(price === undefined
      ? { without: getTranslator(locale, 'cart')('line.noPrice') }
      : { price: [formatPrice(locale, price), product(`units.${unit}`, { size: String(packSize) })] }),
    ...(lots !== undefined && { lots }),
  }
}

/**
 * Minimum, maximum and step of the order quantity. Defaults, which are not shown: 1, the most that a cart
 * holds, and any number.
 */
function lotsText(locale: Locale, { min, max, step }: OrderRule): string | undefined {
  const t = getTranslator(locale, 'cart')
  const rules = [
    ...(min > 1 ? [t('rules.least', { count: formatNumber(locale, min) })] : []),
    ...(step > 1 ? [t('rules.steps', { count: formatNumber(locale, step) })] : []),
    ...(max < MOST_UNITS ? [t('rules.most', { count: formatNumber(locale, max) })] : []),
  ]
  return rules.length === 0 ? undefined : rules.join('. ')
}

/** Error of a quantity: one text beside its field, one with the name of the item for the summary. */
export type QuantityError = { atField: string; inSummary: string }

/** The texts of a quantity that is not valid; undefined for a valid one. */
export function quantityError(
  locale: Locale,
  name: string,
  verdict: QuantityVerdict,
): QuantityError | undefined {
  if (verdict.ok) return undefined
  const error = quantityText(locale, verdict)
  return {
    atField: capitalized(locale, error),
    inSummary: getTranslator(locale, 'cart')('errors.of', { name, error }),
  }
}

/** Note on a missing qualification level: it is required at the order, not before. */
export const levelNote = (locale: Locale, level: NonNullable<ItemProduct['qualificationLevel']>): string =>
  getTranslator(locale, 'cart')('line.levelMissing', { level: levelInText(locale, level) })

/** Texts of the button that saves a line for later, or moves it back. */
function moveLabels(locale: Locale, field: MoveLabels['field']): MoveLabels {
  const { line, later } = getMessages(locale).cart
  const [text, named] = field === 'later' ? [line.later, line.laterNamed] : [later.toCart, later.toCartNamed]
  return { field, action: savedCartsActionPath(locale), text, named }
}

/**
 * Texts shared by all lines. `move`: direction in which lines can be moved, if they can. `hasNotes`: each
 * line shows its note.
 */
export function lineLabels(locale: Locale, move?: MoveLabels['field'], hasNotes = false): LineLabels {
  const t = getTranslator(locale, 'cart')
  return {
    quantity: t('line.quantity'),
    total: t('line.total'),
    list: t('programmes.list'),
    remove: t('line.remove'),
    removeNamed: getMessages(locale).cart.line.removeNamed,
    ...(move !== undefined && { later: moveLabels(locale, move) }),
    ...(hasNotes && {
      note: { add: t('note.add'), label: t('note.label'), hint: t('note.hint', { max: NOTE_LENGTH }) },
    }),
    ...fieldWords(locale),
  }
}
