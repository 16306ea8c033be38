import 'server-only'
import { addEntries, deleteCart, isCartGone } from '@/lib/backends/commerce/carts.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchSavedCart, listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import type { ChosenLine } from '@/lib/cart/cart-lines'
import { changeLines, entryOf } from '@/lib/cart/change-lines.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import { getTranslator } from '@/lib/i18n/translator'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { withCartOfLines } from './cart-of-lines.server'
import { refOfList } from './find-list.server'

/** What the saved cart is called that takes what is saved for later. */
const laterName = (locale: Locale): string => getTranslator(locale, 'cart')('later.name')

/**
 * Whether this is that saved cart: it is known by its name in any of our languages, so whoever renames it
 * keeps it for good.
 */
export const isLater = ({ name = '' }: { name?: string | undefined }): boolean =>
  LOCALES.some(locale => laterName(locale) === name)

/** What is saved for later, with its lines; undefined where nothing is. */
export async function fetchLater(context: SignedInContext): Promise<Result<Cart | undefined, Problem>> {
  const lists = await listSavedCarts(context)
  if (!lists.ok) return lists
  const list = lists.value.find(isLater)
  return list === undefined ? ok(undefined) : fetchSavedCart(context, list.code)
}

/** Whether a line was taken in, and how much of its item there was before. */
export type PutLater = { isTaken: boolean; before: number }

/**
 * Takes a line in, whole or not at all. The list is made once per submission, as a second one would be the
 * active cart; a line is added once per `key`.
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
  return made.ok ? ok({ isTaken: made.value === true, before: 0 }) : made
}

/**
 * Gives a line that was taken in the quantity that it had before; 0 takes it out. The list stays, also
 * without a line: commerce repeats its old answers to the same key, which is to find it again.
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
 * Takes a quantity of an item out, and with its last line the list, unless somebody has given it a note. The
 * list is read for it: the numbers of its lines change while somebody waits for their turn. What has been put
 * to it since stays.
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
  if (isLast && (list.description ?? '') === '') {
    const dropped = await deleteCart(context, list.code)
    return !dropped.ok && isCartGone(dropped.error) ? ok(undefined) : dropped
  }
  const open = { context, ref: refOfList(list.code), cart: list }
  return changeLines(open, { lines: [{ code, quantity: Math.max(0, left) }], key })
}

async function extend(
  context: SignedInContext,
  list: Cart,
  { line, key }: { line: ChosenLine; key: string },
): Promise<Result<PutLater, Problem>> {
  const before = entryOf(list, line.code)?.quantity ?? 0
  const added = await addEntries(context, list.code, [line], `${key}.add`)
  if (!added.ok) {
    // Commerce may have added it and its answer got lost; the next try would add it a second time.
    await setLater(context, { ...line, quantity: before }, `${key}.undo`)
    return added
  }
  if (isWhole(added.value)) return ok({ isTaken: true, before })
  const restored = await setLater(context, { ...line, quantity: before }, `${key}.undo`)
  return restored.ok ? ok({ isTaken: false, before }) : restored
}

const isWhole = (modifications: readonly CartModification[]): boolean =>
  modifications.every(({ quantity, quantityAdded }) => quantity === quantityAdded)
