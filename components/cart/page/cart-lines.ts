import { availabilityData } from '@/components/catalogue/item-availability'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { groupEntries } from '@/lib/cart/lines/cart-groups'
import { checkQuantity } from '@/lib/cart/lines/check-quantity'
import { entryAvailability } from '@/lib/cart/lines/entry-availability'
import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { levelNote, lineData, type QuantityError, quantityError } from '../lines/line-data'
import { linePrices } from '../lines/line-prices'
import type { LineData } from '../lines/line-view'
import type { LineGroupData } from '../lines/lines-view'

/**
 * The visitor of the cart page: signed in or not, their flags, and quantities typed but not saved, by item
 * code.
 */
export type CartVisitor = {
  isSignedIn: boolean
  flags: FlagValues
  typed: ReadonlyMap<string, string>
  /** Notes that were typed and not saved, by item code. */
  typedNotes?: ReadonlyMap<string, TypedNote>
  /** The discount that applies to all prices of this user. */
  percentOff?: number | undefined
}

/** A note as it was typed, and why it cannot be saved. */
export type TypedNote = { text: string; error?: string }

/** Errors of the quantities in a cart, by item code. */
export type CartErrors = ReadonlyMap<string, QuantityError>

/**
 * Validates typed quantities by the order rules of the item; commerce, which refused them, uses the same
 * rules.
 */
export const cartErrors = (
  locale: Locale,
  { entries }: Pick<Cart, 'entries'>,
  { typed }: Pick<CartVisitor, 'typed'>,
): CartErrors =>
  new Map(
    entries.flatMap(({ product }) => {
      const text = typed.get(product.code)
      if (text === undefined) return []
      const error = quantityError(locale, product.name, checkQuantity(text, product.productItem.order))
      return error === undefined ? [] : [[product.code, error] as const]
    }),
  )

/** The lines of a cart, grouped by kind of delivery. */
export function cartGroups(
  locale: Locale,
  { entries }: Pick<Cart, 'entries'>,
  visitor: CartVisitor,
  errors: CartErrors = new Map(),
): readonly LineGroupData[] {
  const t = getTranslator(locale, 'cart')
  return groupEntries(entries).map(({ group, entries: lines }) => ({
    id: group,
    title: t(`groups.${group}`),
    text: t(`groupTexts.${group}`),
    lines: lines.map(entry => cartLine(locale, entry, visitor, errors)),
  }))
}

/** A cart entry as line data. */
export function cartLine(
  locale: Locale,
  entry: OrderEntry,
  { isSignedIn, flags, typed, typedNotes, percentOff = 0 }: CartVisitor,
  errors: CartErrors = new Map(),
): LineData {
  const { product, quantity, qualification, note } = entry
  const error = errors.get(product.code)?.atField
  // Anonymous visitors get one note for the whole cart instead.
  const lacks = isSignedIn && qualification?.satisfied === false
  return {
    ...lineData(locale, product, entry.basePrice, flags),
    ...linePrices(locale, entry, percentOff),
    availability: availabilityData(locale, product, entryAvailability(entry)),
    // A quantity that was not saved is shown as typed: one is invalid, the session had ended, or commerce was
    // away.
    quantity: typed.get(product.code) ?? String(quantity),
    before: String(quantity),
    ...(lacks && { note: levelNote(locale, qualification.required) }),
    ...(error !== undefined && { error }),
    ...noteData(note, typedNotes?.get(product.code)),
  }
}

const noteData = (saved: string | undefined, typed: TypedNote | undefined) => ({
  ...(saved !== undefined && { savedNote: saved }),
  ...((typed?.text ?? saved) !== undefined && { userNote: typed?.text ?? saved ?? '' }),
  ...(typed?.error !== undefined && { noteError: typed.error }),
})
