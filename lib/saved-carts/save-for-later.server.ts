import 'server-only'
import { randomUUID } from 'node:crypto'
import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { isFullOfLists } from '@/lib/backends/commerce/saved-carts.server'
import { withCartLock } from '@/lib/cart/access/cart-lock.server'
import { readCart } from '@/lib/cart/access/read-cart.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { changeEntries } from '@/lib/cart/changes/change-entries.server'
import { changeNotes } from '@/lib/cart/changes/change-notes.server'
import { readEntriesChange } from '@/lib/cart/changes/entries-change'
import { noteErrors, rejectNotes } from '@/lib/cart/changes/note-answers.server'
import { dropCartFlash } from '@/lib/cart/flash/cart-flash.server'
import type { CartSubmission } from '@/lib/cart/flash/cart-form.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import { changedFlash, namedIn } from '@/lib/cart/flash/changed-flash'
import { type CartFlash, shortName } from '@/lib/cart/flash/line-flash'
import { lostNoteLines } from '@/lib/cart/flash/lost-notes'
import { type ChosenLine, sentAddress } from '@/lib/cart/lines/cart-lines'
import { changeLines, entryOf, lineOf } from '@/lib/cart/lines/change-lines.server'
import type { LineNote, NoteFault } from '@/lib/cart/lines/line-notes'
import { MOST_SAVED_CARTS } from '@/lib/contract/commerce/cart/saved-cart'
import { failedBy } from '@/lib/handlers/form-result'
import { redirectSeeOther } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { logger } from '@/lib/log/logger'
import { failed, ok, type Result } from '@/lib/result/result'
import { cartPath } from '@/lib/site/paths'
import { putLater, setLater } from './later-list.server'
import { done, type Move, sentence } from './later-move'
import { soonerToCart } from './move-to-cart.server'
import type { Saving } from './save-list.server'
import { withEarlierChange } from './with-earlier-change'

/** A line that moves from the cart to the save-for-later list, or back. */
export type LaterMove = { to: 'later' | 'cart'; code: string }

/** The requested move, with the quantities and notes that were typed into the fields of the form. */
export type LaterCommand = {
  move: LaterMove
  typed: readonly ChosenLine[]
  notes: readonly LineNote[]
  noteFaults: readonly NoteFault[]
}

/** Reads the cart form whose button moves a line; invalid input is shown on the cart page. */
export function readLaterCommand(
  submission: CartSubmission,
  move: LaterMove,
): Result<LaterCommand, Response> {
  const { fields, locale } = submission
  const typed = readEntriesChange(fields)
  if (typed.kind === 'faulty') return failed(redirectSeeOther(sentAddress(cartPath(locale), typed.sent)))
  // A moved line leaves the cart anyway; a typed 0 would leave nothing to move.
  const isMeant = ({ code, quantity }: ChosenLine) => code !== move.code || quantity > 0
  if (typed.kind === 'faultyNotes')
    return submission.wantsJson
      ? failed(rejectNotes(submission, typed.faults))
      : ok({ move, typed: [], notes: [], noteFaults: typed.faults })
  const { lines, notes } = typed.kind === 'change' ? typed : { lines: [], notes: [] }
  return ok({ move, typed: lines.filter(isMeant), notes, noteFaults: [] })
}

/** Moves a line between the cart and the save-for-later list. */
export async function moveLine(
  { context, shopper, key }: Saving,
  { move: { to, code }, typed, notes, noteFaults }: LaterCommand,
): Promise<CartResult> {
  if (noteFaults.length > 0) return { kind: 'rejected', errors: noteErrors(noteFaults) }
  await dropCartFlash(shopper)
  const noted = await changeNotes(shopper, notes, key)
  if (!noted.ok) return failedBy(noted.error)
  const saved: Saved = typed.length === 0 ? {} : await saveTyped(shopper, typed, `${key}.typed`)
  if (saved.failure !== undefined) return saved.failure
  const move = { shopper, context, code, key }
  const moved = to === 'cart' ? soonerToCart(move) : withCartLock(shopper, failedBy, () => toLater(move))
  return withEarlierChange(await moved, saved.flash)
}

/** `failure`: why nothing is moved. `flash`: message about lines that a quantity of 0 removed. */
type Saved = { failure?: CartResult; flash?: CartFlash }

/** Saves the typed quantities first; if one is invalid, nothing is moved. */
async function saveTyped(shopper: Shopper, lines: readonly ChosenLine[], key: string): Promise<Saved> {
  const changed = await changeEntries(shopper, { lines, key })
  if (!changed.ok) return { failure: failedBy(changed.error) }
  const { judged, removed, missing, before, cart } = changed.value
  const flash = changedFlash(shopper.locale, { judged, removed: namedIn(before, removed), missing })
  if (flash.tone !== 'success') return { failure: done({ shopper }, flash, { totalItems: cart?.totalItems }) }
  return removed.length === 0 ? {} : { flash }
}

async function toLater(move: Move): Promise<CartResult> {
  const { shopper, context, code, key: submissionKey } = move
  const t = getTranslator(shopper.locale, 'cart')
  // Each try uses a new key: what an earlier try added was reverted, and commerce would only repeat its
  // earlier response.
  const key = `${submissionKey}.${randomUUID()}`
  const read = await readCart(shopper)
  if (!read.ok) return failedBy(read.error)
  const { cart } = read.value
  const entry = cart && entryOf(cart, code)
  if (cart === undefined || entry === undefined)
    return done(move, sentence('caution', t('notices.gone')), { totalItems: cart?.totalItems })
  const name = shortName(entry.product)
  const put = await putLater(context, lineOf(entry), { submissionKey, key })
  const { totalItems } = cart
  if (!put.ok) return isFullOfLists(put.error) ? full(move, totalItems) : failedBy(put.error)
  if (!put.value.isTaken) return done(move, sentence('caution', t('later.refused', { name })), { totalItems })
  const open = { context, ref: ACTIVE_CART, cart }
  const taken = await changeLines(open, { lines: [{ code, quantity: 0 }], key: `${key}.cart` })
  if (!taken.ok) {
    const place = await placeOf(shopper, code)
    if (place === 'cart') await takeBack(context, put.value.before, key)
    if (place !== 'list') return failedBy(taken.error)
  }
  const lost = lostNoteLines(shopper.locale, put.value.lostNotes)
  const said = sentence(lost.length === 0 ? 'success' : 'caution', t('later.moved', { name }))
  return done(move, { ...said, lines: lost }, { totalItems: totalItems - 1 })
}

/**
 * Where a line is after a call that should have removed it from the cart but got no response: commerce may
 * have removed it. While this is unknown, the line stays in both places so that it is not lost.
 */
async function placeOf(shopper: Shopper, code: string): Promise<'cart' | 'list' | 'unknown'> {
  const read = await readCart(shopper)
  if (!read.ok) return 'unknown'
  const { cart } = read.value
  return cart !== undefined && entryOf(cart, code) !== undefined ? 'cart' : 'list'
}

function full(move: Move, totalItems: number): CartResult {
  const t = getTranslator(move.shopper.locale, 'cart')
  return done(move, sentence('caution', t('errors.tooManyLists', { max: MOST_SAVED_CARTS })), { totalItems })
}

/** Removes a line from the list again if it stays in the cart. */
async function takeBack(context: SignedInContext, line: ChosenLine, key: string): Promise<void> {
  const back = await setLater(context, line, `${key}.back`)
  if (!back.ok) logger.warn({ reason: back.error.kind }, 'Error taking back what was saved for later:')
}
