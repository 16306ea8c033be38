import 'server-only'
import { addLines, withCartLock } from '@/lib/cart/add-lines.server'
import { addedMessages } from '@/lib/cart/added-words'
import { entryOf } from '@/lib/cart/change-lines.server'
import { type CartMessages, shortName } from '@/lib/cart/line-words'
import { type CartOutcome, failedBy } from '@/lib/cart/outcome'
import { countLines } from '@/lib/cart/read-cart.server'
import { getTranslator } from '@/lib/i18n/translator'
import { logger } from '@/lib/log/logger'
import { ok } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import { fetchLater, takeOutLater } from './later-list.server'
import { done, type Move, said } from './later-move'

/** Puts what is saved for later into the cart. Only what the cart took whole leaves the list. */
export async function soonerToCart({
  write: { visit, locale },
  context,
  code,
  key,
}: Move): Promise<CartOutcome> {
  const later = await fetchLater(context)
  if (!later.ok) return failedBy(later.error)
  const entry = later.value && entryOf(later.value, code)
  if (entry === undefined) {
    const units = await countLines(visit)
    const words = said('caution', getTranslator(locale, 'cart')('notices.gone'))
    return done(words, units.ok ? { totalItems: units.value.lines } : {})
  }
  const { quantity } = entry
  const added = await addLines(visit, [{ code, quantity }], key)
  if (!added.ok) return failedBy(added.error)
  const { modifications, missing, cart, cookies } = added.value
  const isWhole = modifications.every(({ quantityAdded }) => quantityAdded === quantity)
  // A turn of its own: the lines were added in one, and turns do not nest.
  const taken = isWhole
    ? await withCartLock(visit, () => takeOutLater(context, { code, quantity }, `${key}.list`))
    : ok(undefined)
  if (!taken.ok) logger.warn({ reason: taken.error.kind }, 'Error taking out what was saved for later:')
  const told = addedMessages(locale, { modifications, missing: missing.length, cart })
  // The way back is beside the line; to add a part of it would leave all of it waiting.
  const { undo: _undo, offers: _offers, ...words } = told
  return done(taken.ok ? words : inBoth(locale, words, shortName(entry.product)), {
    cookies,
    incomplete: missing.length > 0,
    ...(cart && { totalItems: cart.totalItems }),
  })
}

/** Somebody who puts it into the cart once more has it twice. */
function inBoth(locale: Locale, words: CartMessages, name: string): CartMessages {
  const text = getTranslator(locale, 'cart')('later.inBoth', { name })
  return { ...words, tone: 'caution', lines: [{ tone: 'caution', text }, ...words.lines] }
}
