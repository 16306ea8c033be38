import 'server-only'
import { addEntries } from '@/lib/backends/commerce/carts.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchSavedCart, saveCart } from '@/lib/backends/commerce/saved-carts.server'
import { readCart } from '@/lib/cart/access/read-cart.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import type { ChosenLine } from '@/lib/cart/lines/cart-lines'
import { quoteInCart } from '@/lib/cart/quote/quote-in-cart.server'
import { failedBy } from '@/lib/handlers/form-result'
import { ok } from '@/lib/result/result'
import { accountPath } from '@/lib/site/account-pages'
import { isOwnList } from './is-own'
import { refuseTaken } from './name-taken.server'
import { checkQuota, notKept } from './quota.server'
import { NO_LINES, saveCartOfLines } from './save-cart-of-lines.server'
import { extendedFlash, savedCartFlash } from './saved-cart-flash'
import type { SavedCartName } from './saved-cart-form'

/** The user who saves, and the submission key. */
export type Saving = { context: SignedInContext; shopper: Shopper; key: string }

const REFUSED_LIST: CartResult = { kind: 'failed', reason: 'conflict' }

/** Saves requested lines under a name that no other has; the active cart stays as it is. */
export async function saveLines(
  { context, key }: Saving,
  lines: readonly ChosenLine[],
  kept: SavedCartName,
): Promise<CartResult> {
  const refused = await refuseTaken(context, kept.name)
  if (refused !== undefined) return refused
  const made = await saveCartOfLines(context, { lines, kept, key }, async cart => ok(cart))
  if (!made.ok) return made.error
  const flash = savedCartFlash(context.locale, 'saved', kept.name, made.value.modifications)
  return { kind: 'next', href: accountPath(context.locale, 'savedCarts'), flash }
}

/** Saves the active cart under a name that no other has; the next added line starts a new one. */
export async function saveActive(
  { context, shopper, key }: Saving,
  kept: SavedCartName,
): Promise<CartResult> {
  const read = await readCart(shopper)
  if (!read.ok) return failedBy(read.error)
  const { cart } = read.value
  const quoted = quoteInCart(cart, 'saveCart')
  if (quoted !== undefined) return failedBy(quoted)
  if (cart === undefined || cart.entries.length === 0) return NO_LINES
  const refused = await refuseTaken(context, kept.name)
  if (refused !== undefined) return refused
  const full = await checkQuota(context)
  if (full !== undefined) return full
  const saved = await saveCart(context, cart.code, kept, `${key}.save`)
  if (!saved.ok) return notKept(saved.error)
  const flash = savedCartFlash(context.locale, 'saved', kept.name)
  return { kind: 'next', href: accountPath(context.locale, 'savedCarts'), flash }
}

/** Adds requested lines to a saved cart. */
export async function extendList(
  { context, key }: Saving,
  lines: readonly ChosenLine[],
  code: string,
): Promise<CartResult> {
  const list = await fetchSavedCart(context, code)
  if (!list.ok) return failedBy(list.error)
  if (list.value.saveTime === undefined || !isOwnList(list.value)) return REFUSED_LIST
  const added = await addEntries(context, code, lines, `${key}.add`)
  if (!added.ok) return failedBy(added.error)
  const flash = extendedFlash(context.locale, list.value.name ?? code, added.value)
  return { kind: 'next', href: accountPath(context.locale, 'savedCarts'), flash }
}
