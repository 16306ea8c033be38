import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { withCartLock } from '@/lib/cart/access/cart-lock.server'
import { readCart } from '@/lib/cart/access/read-cart.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { addLines } from '@/lib/cart/changes/add-lines.server'
import { readEntriesChange } from '@/lib/cart/changes/entries-change'
import { addedFlash } from '@/lib/cart/flash/added-flash'
import type { CartSubmission } from '@/lib/cart/flash/cart-form.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import { changedFlash, namedIn } from '@/lib/cart/flash/changed-flash'
import type { CartFlash } from '@/lib/cart/flash/line-flash'
import { type ChosenLine, sentAddress } from '@/lib/cart/lines/cart-lines'
import { changeLines, lineOf } from '@/lib/cart/lines/change-lines.server'
import { quoteInCart } from '@/lib/cart/quote/quote-in-cart.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { failedBy } from '@/lib/handlers/form-result'
import { redirectSeeOther } from '@/lib/handlers/respond.server'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { cartPath } from '@/lib/site/paths'
import { findList, refOfList } from './find-list.server'
import { replaceCart } from './replace-cart.server'
import { INTO, restoreAddress } from './restore-address'
import { restoredChanges, withFlashLines } from './restored-changes.server'
import type { Saving } from './save-list.server'
import { savedCartFlash } from './saved-cart-flash'
import { withEarlierChange } from './with-earlier-change'

/**
 * A saved cart to be restored. `typed`: quantities that were changed on its page. `into`: the answer about
 * the items already in the cart, if the page has asked.
 */
export type RestoreCommand = { code: string; typed: readonly ChosenLine[]; into: unknown }

/** Reads the form of a saved cart's page; invalid quantities are shown there. */
export function readRestoreCommand(
  { fields, locale }: CartSubmission,
  code: string,
): Result<RestoreCommand, Response> {
  const change = readEntriesChange(fields)
  if (change.kind === 'faulty')
    return failed(redirectSeeOther(sentAddress(accountDetailPath(locale, 'savedCarts', code), change.sent)))
  return ok({ code, typed: change.kind === 'change' ? change.lines : [], into: fields[INTO] })
}

type Found = RestoreCommand & { context: SignedInContext; list: Cart }

/**
 * Adds the lines of a saved cart to the active cart. They are added at current prices and stock, so every
 * difference is reported line by line, and the saved cart stays. If the cart is not empty, the page first
 * asks whether to add to its lines or to replace them.
 */
export async function restoreList(saving: Saving, command: RestoreCommand): Promise<CartResult> {
  const { context, shopper, key } = saving
  const { code, into } = command
  const { locale } = shopper
  const read = await findList(context, code)
  if (!read.ok) return failedBy(read.error)
  if (read.value === undefined || read.value.entries.length === 0) return nothingIn(shopper, read.value, code)
  // A colleague may look at it, but not order it.
  if (read.value.permission === 'VIEW') return nothingIn(shopper, undefined, code)
  const found = { ...command, context, list: read.value }
  const saved =
    found.typed.length === 0 ? { list: found.list } : await saveTyped(shopper, found, `${key}.list`)
  if ('result' in saved) return saved.result
  const { list, flash } = saved
  const lines = linesToAdd(list, found.typed)
  const page = accountDetailPath(locale, 'savedCarts', list.code)
  if (lines.length === 0)
    return {
      kind: 'next',
      href: page,
      flash: flash ?? savedCartFlash(locale, 'empty', list.name ?? list.code),
    }
  const held = await readCart(shopper)
  if (!held.ok) return failedBy(held.error)
  const { cart } = held.value
  const quoted = quoteInCart(cart, 'restoreList')
  if (quoted !== undefined) return failedBy(quoted)
  const before = flash && withoutActions(flash)
  if (cart === undefined || cart.entries.length === 0 || into === 'merge' || into === 'replace') {
    const isReplaced = into === 'replace' && cart !== undefined && cart.entries.length > 0
    const restored = isReplaced
      ? await replaceCart({ shopper, cart, lines, name: list.name ?? list.code, key })
      : await add(shopper, lines, key)
    const changes = await restoredChanges(context, found.list, lines)
    return withEarlierChange(withFlashLines(restored, changes), before)
  }
  // Asks again each time, because the cart may have changed meanwhile.
  return {
    kind: 'next',
    href: restoreAddress(locale, list.code),
    ...(flash && { flash }),
    isIncomplete: true,
  }
}

/** The lines of a saved cart with the typed quantities; 0 leaves a line out. */
function linesToAdd(list: Cart, typed: readonly ChosenLine[]): readonly ChosenLine[] {
  const wanted = new Map(typed.map(({ code, quantity }) => [code, quantity]))
  return list.entries
    .map(lineOf)
    .map(line => ({ ...line, quantity: wanted.get(line.code) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * A flash without its actions: they belong to the saved cart, but the page would apply them to the active
 * one.
 */
const withoutActions = ({ tone, message, lines }: CartFlash): CartFlash => ({ tone, message, lines })

/**
 * The saved cart as read under the lock, with the flash about lines that a typed quantity of 0 removed; or
 * the result to return instead.
 */
type Saved = { list: Cart; flash?: CartFlash } | { result: CartResult }

/**
 * Saves the typed quantities first. Invalid ones are shown on the page of the saved cart, and nothing else
 * happens.
 */
async function saveTyped(
  shopper: Shopper,
  { context, list: { code }, typed }: Found,
  key: string,
): Promise<Saved> {
  const { locale } = shopper
  const whenBusy = (problem: Problem): Saved => ({ result: failedBy(problem) })
  return withCartLock<Saved>(shopper, whenBusy, async lost => {
    // Line numbers change when a line is removed, which may have happened while the lock was awaited.
    const read = await findList(context, code)
    if (!read.ok) return { result: failedBy(read.error) }
    const { value: list } = read
    if (list === undefined) return { result: nothingIn(shopper, undefined, code) }
    const open = { context, ref: refOfList(code), cart: list }
    const changed = await changeLines(open, { lines: typed, key, lost })
    if (!changed.ok) return { result: failedBy(changed.error) }
    const { judged, removed, missing } = changed.value
    const named = namedIn(list, removed)
    const flash = changedFlash(locale, { judged, removed: named, missing, list: list.name ?? code })
    if (flash.tone === 'success') return { list, ...(removed.length > 0 && { flash }) }
    const href = accountDetailPath(locale, 'savedCarts', code)
    return { result: { kind: 'next', href, flash, isIncomplete: true } }
  })
}

async function add(shopper: Shopper, lines: readonly ChosenLine[], key: string): Promise<CartResult> {
  const { locale } = shopper
  const added = await addLines(shopper, lines, key)
  if (!added.ok) return failedBy(added.error)
  const { modifications, missing, isUnconfirmed, lostNotes, cart, cookies } = added.value
  return {
    kind: 'next',
    href: cartPath(locale),
    flash: addedFlash(locale, { modifications, missing: missing.length, isUnconfirmed, lostNotes, cart }),
    totalItems: cart?.totalItems,
    cookies,
    isIncomplete: missing.length > 0,
  }
}

const nothingIn = ({ locale }: Shopper, list: Cart | undefined, code: string): CartResult => ({
  kind: 'next',
  href: accountPath(locale, 'savedCarts'),
  flash: savedCartFlash(locale, list === undefined ? 'gone' : 'empty', list?.name ?? code),
  isIncomplete: true,
})
