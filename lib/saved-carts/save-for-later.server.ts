import 'server-only'
import { randomUUID } from 'node:crypto'
import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { isFullOfLists } from '@/lib/backends/commerce/saved-carts.server'
import { withCartLock } from '@/lib/cart/add-lines.server'
import { answerCart } from '@/lib/cart/answer.server'
import type { CartContext } from '@/lib/cart/cart-context.server'
import { type ChosenLine, sentAddress, typedAddress } from '@/lib/cart/cart-lines'
import type { CartWrite } from '@/lib/cart/cart-write'
import { changeEntries } from '@/lib/cart/change-entries.server'
import { changeLines, entryOf } from '@/lib/cart/change-lines.server'
import { changedMessages, namedIn } from '@/lib/cart/changed-words'
import { readEntriesChange } from '@/lib/cart/entries-change'
import { type CartMessages, shortName } from '@/lib/cart/line-words'
import { type CartOutcome, failedBy, OUTCOME_ONCE } from '@/lib/cart/outcome'
import { readCart } from '@/lib/cart/read-cart.server'
import { dropReport } from '@/lib/cart/report.server'
import { idempotentPerSubmission } from '@/lib/cart/sending.server'
import { MOST_SAVED_CARTS } from '@/lib/contract/commerce/cart/saved-cart'
import { seeOther } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { logger } from '@/lib/log/logger'
import { cartPath } from '@/lib/site/routes'
import { putLater, setLater } from './later-list.server'
import { done, type Move, said } from './later-move'
import { soonerToCart } from './move-to-cart.server'
import { withEarlierChange } from './with-earlier-change'

/** A line of the cart that waits from now on, or one that has waited and goes into the cart again. */
export type LaterMove = { to: 'later' | 'cart'; code: string }

/** Moves a line between the cart and what is saved for later, once, and answers it. */
export async function laterSent(
  write: CartWrite,
  context: SignedInContext,
  { to, code }: LaterMove,
): Promise<Response> {
  const { visit, fields, locale } = write
  const typed = readEntriesChange(fields)
  if (typed.kind === 'faulty') return seeOther(sentAddress(cartPath(locale), typed.sent))
  // A line that is moved leaves anyhow; a 0 that was typed for it would only leave nothing to move.
  const lines =
    typed.kind === 'change' ? typed.lines.filter(line => line.code !== code || line.quantity > 0) : []
  const outcome = await idempotentPerSubmission(
    { handler: 'later', visit, fields },
    OUTCOME_ONCE,
    async key => {
      await dropReport(visit)
      const saved: Saved = lines.length === 0 ? {} : await saveTyped(write, lines, `${key}.typed`)
      if (saved.trouble !== undefined) return saved.trouble
      const move = { write, context, code, key }
      const moved = to === 'cart' ? soonerToCart(move) : withCartLock(visit, () => toLater(move))
      return withEarlierChange(await moved, saved.told)
    },
  )
  return answerCart(write, outcome, typedAddress(cartPath(locale), fields))
}

/** `trouble`: why nothing is moved. `told`: of lines that were removed by a quantity of 0. */
type Saved = { trouble?: CartOutcome; told?: CartMessages }

/** The quantities of the form that were typed come first; where one cannot be, nothing is moved. */
async function saveTyped(
  { visit, locale }: CartWrite,
  lines: readonly ChosenLine[],
  key: string,
): Promise<Saved> {
  const changed = await changeEntries(visit, { lines, key })
  if (!changed.ok) return { trouble: failedBy(changed.error) }
  const { judged, removed, missing, before, cart } = changed.value
  const words = changedMessages(locale, { judged, removed: namedIn(before, removed), missing })
  if (words.tone !== 'success') return { trouble: done(words, { totalItems: cart?.totalItems }) }
  return removed.length === 0 ? {} : { told: words }
}

async function toLater({
  write: { visit, locale },
  context,
  code,
  key: sending,
}: Move): Promise<CartOutcome> {
  const t = getTranslator(locale, 'cart')
  // Each try adds anew: what an earlier one had added was taken back, and commerce would only repeat its old
  // answer.
  const key = `${sending}.${randomUUID()}`
  const read = await readCart(visit)
  if (!read.ok) return failedBy(read.error)
  const { cart } = read.value
  const entry = cart && entryOf(cart, code)
  if (cart === undefined || entry === undefined)
    return done(said('caution', t('notices.gone')), { totalItems: cart?.totalItems })
  const name = shortName(entry.product)
  const put = await putLater(context, { code, quantity: entry.quantity }, { sending, key })
  const { totalItems } = cart
  if (!put.ok) return isFullOfLists(put.error) ? full(locale, totalItems) : failedBy(put.error)
  if (!put.value.isTaken) return done(said('caution', t('later.refused', { name })), { totalItems })
  const open = { context, ref: ACTIVE_CART, cart }
  const taken = await changeLines(open, { lines: [{ code, quantity: 0 }], key: `${key}.cart` })
  if (!taken.ok) {
    const place = await placeOf(visit, code)
    if (place === 'cart') await takeBack(context, { code, quantity: put.value.before }, key)
    if (place !== 'list') return failedBy(taken.error)
  }
  return done(said('success', t('later.moved', { name })), { totalItems: totalItems - 1 })
}

/**
 * Where a line is after a call that should have taken it out of the cart and got no answer: commerce may have
 * done it. While nobody knows, it stays in both, so that it is lost in neither.
 */
async function placeOf(visit: CartContext, code: string): Promise<'cart' | 'list' | 'unknown'> {
  const read = await readCart(visit)
  if (!read.ok) return 'unknown'
  const { cart } = read.value
  return cart !== undefined && entryOf(cart, code) !== undefined ? 'cart' : 'list'
}

const full = (locale: CartWrite['locale'], totalItems: number): CartOutcome =>
  done(said('caution', getTranslator(locale, 'cart')('errors.tooManyLists', { max: MOST_SAVED_CARTS })), {
    totalItems,
  })

/** What stays in the cart does not wait as well. */
async function takeBack(context: SignedInContext, line: ChosenLine, key: string): Promise<void> {
  const back = await setLater(context, line, `${key}.back`)
  if (!back.ok) logger.warn({ reason: back.error.kind }, 'Error taking back what was saved for later:')
}
