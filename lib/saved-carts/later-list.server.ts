import 'server-only'
import { addEntries, deleteCart, isCartGone } from '@/lib/backends/commerce/carts.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchSavedCart, listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import { type LostNote, lostNotes } from '@/lib/cart/flash/lost-notes'
import type { ChosenLine } from '@/lib/cart/lines/cart-lines'
import { changeLines, entryOf, lineOf } from '@/lib/cart/lines/change-lines.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import { getTranslator } from '@/lib/i18n/translator'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { withCartOfLines } from './cart-of-lines.server'
import { refOfList } from './find-list.server'

/** Name of the saved cart that holds the lines saved for later. */
const laterName = (locale: Locale): string => getTranslator(locale, 'cart')('later.name')

/**
 * Whether this is the save-for-later list. It is recognized by its name in any of our languages, so a list
 * that the user renames becomes an ordinary saved cart.
 */
export const isLater = ({ name = '' }: { name?: string | undefined }): boolean =>
  LOCALES.some(locale => laterName(locale) === name)

/** The save-for-later list with its lines; undefined if there is none. */
export async function fetchLater(context: SignedInContext): Promise<Result<Cart | undefined, Problem>> {
  const lists = await listSavedCarts(context)
  if (!lists.ok) return lists
  const list = lists.value.find(isLater)
  return list === undefined ? ok(undefined) : fetchSavedCart(context, list.code)
}

/** `isTaken`: whether the line was added. `before`: the line of its item before. */
export type PutLater = { isTaken: boolean; before: ChosenLine; lostNotes: readonly LostNote[] }

/**
 * Adds a line to the save-for-later list, completely or not at all. The list is created once per submission,
 * because a second one would be the active cart. A line is added once per `key`.
 */
export async function putLater(
  context: SignedInContext,
  line: ChosenLine,
  { submissionKey, key }: { submissionKey: string; key: string },
): Promise<Result<PutLater, Problem>> {
  const later = await fetchLater(context)
  if (!later.ok) return later
  if (later.value !== undefined) return extend(context, later.value, { line, key })
  const wanted = { lines: [line], kept: { name: laterName(context.locale) }, key: submissionKey }
  const made = await withCartOfLines(context, wanted, async ({ modifications }) =>
    ok(isWhole(modifications) ? true : undefined),
  )
  const before = { code: line.code, quantity: 0 }
  return made.ok ? ok({ isTaken: made.value === true, before, lostNotes: [] }) : made
}

/**
 * Sets an added line back to its previous quantity and note; 0 removes it. The list stays even without
 * lines: commerce repeats its earlier response to the same key, and that response must still find the list.
 */
export async function setLater(
  context: SignedInContext,
  line: ChosenLine,
  key: string,
): Promise<Result<unknown, Problem>> {
  const later = await fetchLater(context)
  if (!later.ok || later.value === undefined) return later
  const open = { context, ref: refOfList(later.value.code), cart: later.value }
  return changeLines(open, { lines: [line], key })
}

/**
 * Removes a quantity of an item; with its last line also the list, unless the user has given it a note. The
 * list is read here, under the caller's lock, because line numbers may change while the lock is awaited.
 * Quantity that was added meanwhile stays.
 */
export async function takeOutLater(
  context: SignedInContext,
  { code, quantity }: ChosenLine,
  key: string,
): Promise<Result<unknown, Problem>> {
  const later = await fetchLater(context)
  if (!later.ok || later.value === undefined) return later
  const { value: list } = later
  const left = (entryOf(list, code)?.quantity ?? 0) - quantity
  const isLast = left <= 0 && list.entries.every(({ product }) => product.code === code)
  if (isLast && isWithoutNote(list)) return dropLater(context, list.code)
  const open = { context, ref: refOfList(list.code), cart: list }
  return changeLines(open, { lines: [{ code, quantity: Math.max(0, left) }], key })
}

/** Whether the user has written no note: such a list is deleted once it has no lines. */
export const isWithoutNote = ({ description = '' }: { description?: string | undefined }): boolean =>
  description === ''

/** Deletes the list; one that has been deleted meanwhile is no error. */
export async function dropLater(context: SignedInContext, code: string): Promise<Result<unknown, Problem>> {
  const dropped = await deleteCart(context, code)
  return !dropped.ok && isCartGone(dropped.error) ? ok(undefined) : dropped
}

async function extend(
  context: SignedInContext,
  list: Cart,
  { line, key }: { line: ChosenLine; key: string },
): Promise<Result<PutLater, Problem>> {
  const entry = entryOf(list, line.code)
  const before = entry === undefined ? { code: line.code, quantity: 0 } : { note: '', ...lineOf(entry) }
  const added = await addEntries(context, list.code, [line], `${key}.add`)
  if (!added.ok) {
    // Commerce may have added the line although its response was lost; the next try would add it again.
    await setLater(context, before, `${key}.undo`)
    return added
  }
  if (isWhole(added.value)) return ok({ isTaken: true, before, lostNotes: lostNotes([line], added.value) })
  const restored = await setLater(context, before, `${key}.undo`)
  return restored.ok ? ok({ isTaken: false, before, lostNotes: [] }) : restored
}

const isWhole = (modifications: readonly CartModification[]): boolean =>
  modifications.length > 0 && modifications.every(({ quantity, quantityAdded }) => quantity === quantityAdded)
