import 'server-only'
import { withCartLock } from '@/lib/cart/access/cart-lock.server'
import { readBadge } from '@/lib/cart/access/read-cart.server'
import { addLines } from '@/lib/cart/changes/add-lines.server'
import { addedFlash } from '@/lib/cart/flash/added-flash'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import { type CartFlash, shortName } from '@/lib/cart/flash/line-flash'
import { entryOf, lineOf } from '@/lib/cart/lines/change-lines.server'
import { failedBy } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { logger } from '@/lib/log/logger'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import { fetchLater, takeOutLater } from './later-list.server'
import { done, type Move, sentence } from './later-move'

/**
 * Moves a line from the save-for-later list to the cart. It leaves the list only if the cart took its whole
 * quantity.
 */
export async function soonerToCart(move: Move): Promise<CartResult> {
  const { shopper, context, code, key } = move
  const { locale } = shopper
  const later = await fetchLater(context)
  if (!later.ok) return failedBy(later.error)
  const entry = later.value && entryOf(later.value, code)
  if (entry === undefined) {
    const units = await readBadge(shopper)
    const flash = sentence('caution', getTranslator(locale, 'cart')('notices.gone'))
    return done(move, flash, units.ok ? { totalItems: units.value.lines } : {})
  }
  const line = lineOf(entry)
  const { quantity } = line
  const added = await addLines(shopper, [line], key)
  if (!added.ok) return failedBy(added.error)
  const { modifications, missing, isUnconfirmed, lostNotes, cart, cookies } = added.value
  const isWhole =
    modifications.length > 0 && modifications.every(({ quantityAdded }) => quantityAdded === quantity)
  // A separate lock: the lines were added under another one, and locks do not nest.
  const taken = isWhole
    ? await withCartLock<Result<unknown, Problem>>(shopper, failed, () =>
        takeOutLater(context, { code, quantity }, `${key}.list`),
      )
    : ok(undefined)
  if (!taken.ok) logger.warn({ reason: taken.error.kind }, 'Error taking out what was saved for later:')
  const addedMessage = addedFlash(locale, {
    modifications,
    missing: missing.length,
    isUnconfirmed,
    lostNotes,
    cart,
  })
  // The button beside the line moves it back. Adding a part of the line would leave the whole line on the
  // list.
  const { undo: _undo, offers: _offers, ...flash } = addedMessage
  return done(move, taken.ok ? flash : inBoth(locale, flash, shortName(entry.product)), {
    cookies,
    isIncomplete: missing.length > 0,
    ...(cart && { totalItems: cart.totalItems }),
  })
}

/** Flash with a warning that the line is in both places: moving it again would double it. */
function inBoth(locale: Locale, flash: CartFlash, name: string): CartFlash {
  const text = getTranslator(locale, 'cart')('later.inBoth', { name })
  return { ...flash, tone: 'caution', lines: [{ tone: 'caution', text }, ...flash.lines] }
}
