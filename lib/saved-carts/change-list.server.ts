import 'server-only'
import { addEntries } from '@/lib/backends/commerce/carts.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import { changedFlash, namedIn } from '@/lib/cart/flash/changed-flash'
import type { CartFlash } from '@/lib/cart/flash/line-flash'
import type { ChosenLine } from '@/lib/cart/lines/cart-lines'
import { type ChangedLines, changeLines, entryOf } from '@/lib/cart/lines/change-lines.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { failedBy } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { findOwnList, refOfList } from './find-list.server'
import type { Saving } from './save-list.server'
import { savedCartFlash, undoneFlash } from './saved-cart-flash'

/** New quantities for lines of a saved cart; 0 removes a line. */
type ListChange = { code: string; lines: readonly ChosenLine[] }

/** Changes quantities of a saved cart and removes lines; the flash has an undo. */
export async function changeList(saving: Saving, { code, lines }: ListChange): Promise<CartResult> {
  const { context, key } = saving
  const list = await findOwnList(context, code)
  if (!list.ok) return failedBy(list.error)
  if (list.value === undefined) return gone(saving, code)
  const changed = await changeLines(openList(saving, list.value), { lines, key })
  if (!changed.ok) return failedBy(changed.error)
  const { value: cart } = list
  const isThere = lines.every(line => entryOf(cart, line.code) !== undefined)
  return resultOfChange(saving, cart, { ...changed.value, isThere })
}

/** Sets lines of a saved cart back to their previous quantities; removed lines come back with their notes. */
export async function undoList(saving: Saving, { code, lines }: ListChange): Promise<CartResult> {
  const { context, key } = saving
  const list = await findOwnList(context, code)
  if (!list.ok) return failedBy(list.error)
  const { value: cart } = list
  if (cart === undefined) return gone(saving, code)
  const changed = await changeLines(openList(saving, cart), { lines, key })
  if (!changed.ok) return failedBy(changed.error)
  const back = lines.filter(line => line.quantity > 0 && entryOf(cart, line.code) === undefined)
  const added = back.length === 0 ? undefined : await addEntries(context, code, back, `${key}.back`)
  if (added?.ok === false) return failedBy(added.error)
  const modifications = added?.value ?? []
  const { judged, missing } = changed.value
  const flash = undoneFlash(context.locale, cart.name ?? code, { judged, missing, modifications })
  return { kind: 'next', href: accountDetailPath(context.locale, 'savedCarts', code), flash }
}

const openList = ({ context }: Saving, cart: Cart) => ({ context, ref: refOfList(cart.code), cart })

const gone = ({ context: { locale } }: Saving, code: string): CartResult => ({
  kind: 'next',
  href: accountPath(locale, 'savedCarts'),
  flash: savedCartFlash(locale, 'gone', code),
})

type ChangedList = ChangedLines & { isThere: boolean }

/**
 * `isThere`: false if another window has removed a line in between, so that the change of this line was not
 * saved.
 */
function resultOfChange({ context: { locale } }: Saving, cart: Cart, changed: ChangedList): CartResult {
  const { judged, removed, missing, isThere } = changed
  const list = cart.name ?? cart.code
  const flash = changedFlash(locale, { judged, removed: namedIn(cart, removed), missing, list })
  const href = accountDetailPath(locale, 'savedCarts', cart.code)
  return { kind: 'next', href, flash: isThere ? flash : withoutLine(locale, flash) }
}

function withoutLine(locale: Locale, flash: CartFlash): CartFlash {
  const text = getTranslator(locale, 'cart')('notices.gone')
  if (flash.tone === 'success' && flash.undo === undefined)
    return { ...flash, tone: 'caution', message: text }
  const tone = flash.tone === 'success' ? 'caution' : flash.tone
  return { ...flash, tone, lines: [...flash.lines, { tone: 'caution', text }] }
}
