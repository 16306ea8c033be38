import 'server-only'
import { addEntries } from '@/lib/backends/commerce/carts.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchSavedCart, saveCart } from '@/lib/backends/commerce/saved-carts.server'
import type { CartContext } from '@/lib/cart/cart-context.server'
import type { ChosenLine } from '@/lib/cart/cart-lines'
import { failedBy } from '@/lib/cart/outcome'
import { readCart } from '@/lib/cart/read-cart.server'
import { formError } from '@/lib/forms/form-errors'
import { ok } from '@/lib/result/result'
import { accountPath } from '@/lib/site/account-pages'
import { withCartOfLines } from './cart-of-lines.server'
import { checkQuota, notKept } from './quota.server'
import type { SavedCartName } from './saved-cart-form'
import { extendedMessages, savedCartMessages } from './saved-cart-messages'
import type { SavedCartResult } from './saved-cart-result'

export type Saving = { context: SignedInContext; visit: CartContext; key: string }

const NO_LINES: SavedCartResult = { kind: 'back', errors: formError('noLines') }

const REFUSED_LIST: SavedCartResult = { kind: 'failed', trouble: 'refused' }

/** Saves chosen lines under a name; the cart that is being filled stays as it is (pages.md §10). */
export async function saveLines(
  { context, key }: Saving,
  lines: readonly ChosenLine[],
  kept: SavedCartName,
): Promise<SavedCartResult> {
  const full = await checkQuota(context)
  if (full !== undefined) return full
  const made = await withCartOfLines(context, { lines, kept, key }, async cart => ok(cart))
  if (!made.ok) return notKept(made.error)
  if (made.value === undefined) return NO_LINES
  const words = savedCartMessages(context.locale, 'saved', kept.name, made.value.modifications)
  return { kind: 'told', href: accountPath(context.locale, 'savedCarts'), words }
}

/** Saves the cart that is being filled; the next line begins a new one. */
export async function saveActive(
  { context, visit, key }: Saving,
  kept: SavedCartName,
): Promise<SavedCartResult> {
  const full = await checkQuota(context)
  if (full !== undefined) return full
  const read = await readCart(visit)
  if (!read.ok) return failedBy(read.error)
  const { cart } = read.value
  if (cart === undefined || cart.entries.length === 0) return NO_LINES
  const saved = await saveCart(context, cart.code, kept, `${key}.save`)
  if (!saved.ok) return notKept(saved.error)
  const words = savedCartMessages(context.locale, 'saved', kept.name)
  return { kind: 'told', href: accountPath(context.locale, 'savedCarts'), words }
}

/** Adds chosen lines to a saved cart. */
export async function extendList(
  { context, key }: Saving,
  lines: readonly ChosenLine[],
  code: string,
): Promise<SavedCartResult> {
  const list = await fetchSavedCart(context, code)
  if (!list.ok) return failedBy(list.error)
  if (list.value.saveTime === undefined) return REFUSED_LIST
  const added = await addEntries(context, code, lines, `${key}.add`)
  if (!added.ok) return failedBy(added.error)
  const words = extendedMessages(context.locale, list.value.name ?? code, added.value)
  return { kind: 'told', href: accountPath(context.locale, 'savedCarts'), words }
}
