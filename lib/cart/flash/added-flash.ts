import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { FlashLine } from '@/lib/flash/flash'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { entryAvailability } from '../lines/entry-availability'
import type { JudgedLine } from '../lines/judged-line'
import { totalOf } from '../sums/cart-total'
import { type CartFlash, differingLines, type LevelFacts, shortName } from './line-flash'
import { type LostNote, lostNoteLines } from './lost-notes'

/**
 * `missing`: number of lines without a result; with `isUnconfirmed` they may have been added. `cart`: the
 * cart after the change, if it could be read.
 */
type Added = LevelFacts & {
  modifications: readonly JudgedLine[]
  missing?: number
  isUnconfirmed?: boolean | undefined
  cart?: Cart | undefined
  lostNotes?: readonly LostNote[]
}

/** If more items than this are added, the flash gives only their number. */
const MOST_NAMED = 3

/** Flash about added lines: items, quantities, their sum and the new total of the cart. */
export function addedFlash(
  locale: Locale,
  { modifications, missing = 0, isUnconfirmed = false, cart, lostNotes = [] }: Added,
): CartFlash {
  const t = getTranslator(locale, 'cart')
  const added = modifications.filter(({ quantityAdded }) => quantityAdded > 0)
  const differing = [...differingLines(locale, modifications, { cart }), ...lostNoteLines(locale, lostNotes)]
  const unsent = t(isUnconfirmed ? 'notices.unconfirmed' : 'notices.incomplete', { count: missing })
  const offers = offersOf(locale, modifications)
  const ways = offers.length > 0 ? { offers } : {}
  if (added.length === 0 && isUnconfirmed)
    return { tone: 'danger', message: unsent, lines: differing, ...ways }
  const wrong = missing === 0 ? differing : [...differing, { tone: 'danger', text: unsent } as const]
  if (added.length === 0) return { tone: 'danger', message: t('notices.nothingAdded'), lines: wrong, ...ways }
  return {
    tone: wrong.length === 0 ? 'success' : 'caution',
    message: addedText(locale, added, cart),
    lines: [...named(locale, added, cart), ...wrong, ...later(locale, added, cart), ...total(locale, cart)],
    undo: added.map(({ entry, quantityAdded }) => ({
      code: entry.product.code,
      quantity: (entry.quantity ?? quantityAdded) - quantityAdded,
    })),
    ...ways,
  }
}

type Lines = readonly JudgedLine[]

const entryIn = (cart: Cart | undefined, { entry }: JudgedLine): OrderEntry | undefined =>
  cart?.entries.find(({ product }) => product.code === entry.product.code)

function addedText(locale: Locale, added: Lines, cart: Cart | undefined): string {
  const t = getTranslator(locale, 'cart')
  const [first] = added
  if (added.length === 1 && first !== undefined)
    return t('notices.added', { what: what(locale, first, cart) })
  return t('notices.addedSeveral', { count: added.length })
}

/** One line per item if there are a few; a single item is named in the message itself. */
const named = (locale: Locale, added: Lines, cart: Cart | undefined): readonly FlashLine[] =>
  added.length === 1 || added.length > MOST_NAMED
    ? []
    : added.map(line => ({ tone: 'success', text: what(locale, line, cart) }))

/** Quantity and name of an item, with the sum if its price is known. */
function what(locale: Locale, line: JudgedLine, cart: Cart | undefined): string {
  const t = getTranslator(locale, 'cart')
  const { quantityAdded: quantity, entry } = line
  const name = shortName(entry.product)
  const price = entryIn(cart, line)?.basePrice
  if (price === undefined) return t('notices.what', { quantity, name })
  const sum = formatPrice(locale, { ...price, value: price.value * quantity })
  return t('notices.whatWithSum', { quantity, name, sum })
}

/** Lines about items that are not available yet, with their date. */
function later(locale: Locale, added: Lines, cart: Cart | undefined): readonly FlashLine[] {
  return added.flatMap(line => {
    const entry = entryIn(cart, line)
    const availability = entry && entryAvailability(entry)
    if (availability === undefined || !('date' in availability)) return []
    const date = formatDate(locale, availability.date) ?? availability.date
    const name = shortName(line.entry.product)
    const text = getTranslator(locale, 'cart')(`notices.${availability.kind}`, { name, date })
    return [{ tone: 'caution', text } as const]
  })
}

function total(locale: Locale, cart: Cart | undefined): readonly FlashLine[] {
  const sum = cart && totalOf(cart)
  if (sum === undefined) return []
  const text = getTranslator(locale, 'cart')('notices.total', { total: formatPrice(locale, sum) })
  return [{ tone: 'success', text }]
}

/** Quantities that can be ordered instead of the refused ones. */
const offersOf = (locale: Locale, lines: Lines): NonNullable<CartFlash['offers']> =>
  lines.flatMap(({ entry: { product }, offer }) => {
    if (offer === undefined) return []
    const name = shortName(product)
    const label = getTranslator(locale, 'cart')('offers.add', { count: offer, name })
    return [{ code: product.code, quantity: offer, label, isAdded: true }]
  })
