import 'server-only'
import { addEntries } from '@/lib/backends/commerce/carts.server'
import type { ChosenLine } from '@/lib/cart/cart-lines'
import { type ChangedLines, changeLines, entryOf } from '@/lib/cart/change-lines.server'
import { changedMessages, namedIn } from '@/lib/cart/changed-words'
import type { CartMessages } from '@/lib/cart/line-words'
import { failedBy } from '@/lib/cart/outcome'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { findList, refOfList } from './find-list.server'
import type { Saving } from './save-list.server'
import { savedCartMessages, undoneMessages } from './saved-cart-messages'
import type { SavedCartResult } from './saved-cart-result'

/** New quantities of the lines of a saved cart; 0 takes a line out. */
type ListChange = { code: string; lines: readonly ChosenLine[] }

/** Changes the quantities of a saved cart and takes out lines, with a button that brings them back. */
export async function changeList(saving: Saving, { code, lines }: ListChange): Promise<SavedCartResult> {
  const { context, key } = saving
  const list = await findList(context, code)
  if (!list.ok) return failedBy(list.error)
  if (list.value === undefined) return gone(saving, code)
  const changed = await changeLines(openList(saving, list.value), { lines, key })
  if (!changed.ok) return failedBy(changed.error)
  const { value: cart } = list
  const isThere = lines.every(line => entryOf(cart, line.code) !== undefined)
  return told(saving, cart, { ...changed.value, isThere })
}

/**
 * Brings lines of a saved cart back to the quantities that they had: those that are still there, and those
 * that are not.
 */
export async function undoList(saving: Saving, { code, lines }: ListChange): Promise<SavedCartResult> {
  const { context, key } = saving
  const list = await findList(context, code)
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
  const words = undoneMessages(context.locale, cart.name ?? code, { judged, missing, modifications })
  return { kind: 'told', href: accountDetailPath(context.locale, 'savedCarts', code), words }
}

const openList = ({ context }: Saving, cart: Cart) => ({ context, ref: refOfList(cart.code), cart })

const gone = ({ context: { locale } }: Saving, code: string): SavedCartResult => ({
  kind: 'told',
  href: accountPath(locale, 'savedCarts'),
  words: savedCartMessages(locale, 'gone', code),
})

type Told = ChangedLines & { isThere: boolean }

/** `isThere`: another window may have removed a line by then, of which nothing was saved. */
function told({ context: { locale } }: Saving, cart: Cart, changed: Told): SavedCartResult {
  const { judged, removed, missing, isThere } = changed
  const list = cart.name ?? cart.code
  const words = changedMessages(locale, { judged, removed: namedIn(cart, removed), missing, list })
  const href = accountDetailPath(locale, 'savedCarts', cart.code)
  return { kind: 'told', href, words: isThere ? words : withoutLine(locale, words) }
}

function withoutLine(locale: Locale, words: CartMessages): CartMessages {
  const text = getTranslator(locale, 'cart')('notices.gone')
  if (words.tone === 'success' && words.undo === undefined)
    return { ...words, tone: 'caution', message: text }
  const tone = words.tone === 'success' ? 'caution' : words.tone
  return { ...words, tone, lines: [...words.lines, { tone: 'caution', text }] }
}
