import { z } from 'zod'
import { levelInText } from '@/lib/catalogue/level-name'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import { FLASH, type FlashLine } from '@/lib/flash/flash'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { JudgedLine } from '../lines/judged-line'

const LINE = z.object({ code: z.string(), quantity: z.number() })

/**
 * Flash of a cart change. `undo`: quantities and notes that restore the previous state. `offers`: quantities
 * that can be ordered instead of the refused ones. `link`: address of a read-only copy of the cart.
 * `deleted`: code of a saved cart that can be brought back. `savedCart`: a saved cart that is offered.
 */
export const CART_FLASH = FLASH.extend({
  undo: z
    .array(LINE.extend({ note: z.string().optional() }))
    .readonly()
    .optional(),
  link: z.string().optional(),
  deleted: z.string().optional(),
  savedCart: z.object({ code: z.string(), name: z.string() }).optional(),
  offers: z
    .array(LINE.extend({ label: z.string(), isAdded: z.boolean() }))
    .readonly()
    .optional(),
})

export type CartFlash = z.infer<typeof CART_FLASH>

type Named = { code: string; name?: string | undefined }

/** Longer names are cut, so that a message about one line fits into a notification. */
const NAME_CHARACTERS = 60

/** Name of an item for a message; its number where the name is not known. */
export function shortName({ code, name = code }: Named): string {
  const characters = [...name]
  return characters.length > NAME_CHARACTERS
    ? `${characters
        .slice(0, NAME_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`
    : name
}

/** Message about one added line, with what to do about it. `cart` names the required level. */
export function lineMessage(locale: Locale, line: JudgedLine, { cart }: LevelFacts = {}): FlashLine {
  const { quantity, quantityAdded: added, entry } = line
  const kept = (entry.quantity ?? 0) - added
  const required = cart?.entries.find(({ product }) => product.code === entry.product.code)?.qualification
  const text = getTranslator(locale, 'cart')(`lines.${lineKey(line)}`, {
    name: shortName(entry.product),
    quantity,
    added,
    kept,
    limit: kept + (line.offer ?? 0),
    level: required === undefined ? 'none' : levelInText(locale, required.required),
  })
  return { tone: toneOf(line), text }
}

/** Larger stock is not disclosed, because a competitor could read it out of the store. */
const MOST_STOCK_DISCLOSED = 20

/** Whether a stock may be named in a message. */
export const isStockDisclosed = (stock: number): boolean => stock <= MOST_STOCK_DISCLOSED

/**
 * Message key of a line. Commerce gives less than requested if the stock or the maximum of an order is
 * reached.
 */
function lineKey({ statusCode, quantityAdded, quantity, offer = 0, entry }: JudgedLine) {
  const kept = (entry.quantity ?? 0) - quantityAdded
  switch (statusCode) {
    case 'maxOrderQuantityExceeded':
      if (quantityAdded > 0 && quantityAdded < quantity) return 'partly'
      return offer > 0 ? 'maxOrderQuantityExceeded' : 'maxReached'
    case 'lowStock':
      if (quantityAdded > 0 && quantityAdded < quantity) return 'partly'
      return isStockDisclosed(kept + offer) ? 'lowStock' : 'stockTooLow'
    case 'noStock':
      return kept > 0 ? 'stockHeld' : 'noStock'
    default:
      return statusCode
  }
}

function toneOf({ statusCode, quantityAdded }: CartModification): FlashLine['tone'] {
  if (statusCode === 'success') return 'success'
  return quantityAdded > 0 ? 'caution' : 'danger'
}

/** Whether a line has the requested quantity, but needs a level that is missing for the cart's account. */
export const asksForLevel = ({ statusCode }: CartModification): boolean =>
  statusCode === 'qualificationRequired'

/** The cart, whose entries state the level that each item requires. */
export type LevelFacts = { cart?: Pick<Cart, 'entries'> | undefined }

/**
 * Messages about the lines whose result differs from the request. If several lines require a level, one
 * message says so; the cart shows which level.
 */
export function differingLines(
  locale: Locale,
  modifications: readonly JudgedLine[],
  facts: LevelFacts = {},
): readonly FlashLine[] {
  const differing = modifications.filter(({ statusCode }) => statusCode !== 'success')
  const count = differing.filter(asksForLevel).length
  const isSaidOnce = count > 1
  const single = isSaidOnce ? differing.filter(modification => !asksForLevel(modification)) : differing
  const lines = single.map(modification => lineMessage(locale, modification, facts))
  if (!isSaidOnce) return lines
  const text = getTranslator(locale, 'cart')('lines.levelsRequired', { count })
  return [...lines, { tone: 'caution', text }]
}
