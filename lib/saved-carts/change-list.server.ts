import 'server-only'
import type { ChosenLine } from '@/lib/cart/cart-lines'
import { type ChangedLines, changeLines, entryOf } from '@/lib/cart/change-lines.server'
import { changedWords, namedIn } from '@/lib/cart/changed-words'
import { failedBy } from '@/lib/cart/outcome'
import { addEntries } from '@/lib/commerce/carts.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { findList, refOfList } from './find-list.server'
import type { KeptOutcome } from './kept-outcome'
import { keptWords } from './kept-words'
import type { Saving } from './save-list.server'

/** New quantities of the lines of a saved cart; 0 takes a line out. */
type ListChange = { code: string; lines: readonly ChosenLine[] }

/** Changes the quantities of a saved cart and takes out lines, with a button that brings them back. */
export async function changeList(saving: Saving, { code, lines }: ListChange): Promise<KeptOutcome> {
  const { context, key } = saving
  const list = await findList(context, code)
  if (!list.ok) return failedBy(list.error)
  if (list.value === undefined) return gone(saving, code)
  const changed = await changeLines(openList(saving, list.value), { lines, key })
  return changed.ok ? told(saving, list.value, changed.value) : failedBy(changed.error)
}

/** Brings lines of a saved cart back to the quantities that they had: those that are still there, and those that are not. */
export async function undoList(saving: Saving, { code, lines }: ListChange): Promise<KeptOutcome> {
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
  const words = keptWords(context.locale, 'undone', cart.name ?? code, modifications)
  return { kind: 'told', href: accountDetailPath(context.locale, 'savedCarts', code), words }
}

const openList = ({ context }: Saving, cart: Cart) => ({ context, ref: refOfList(cart.code), cart })

const gone = ({ context: { locale } }: Saving, code: string): KeptOutcome => ({
  kind: 'told',
  href: accountPath(locale, 'savedCarts'),
  words: keptWords(locale, 'gone', code),
})

function told({ context: { locale } }: Saving, cart: Cart, changed: ChangedLines): KeptOutcome {
  const { judged, removed, missing } = changed
  const named = namedIn(cart, removed)
  const words = changedWords(locale, { judged, removed: named, missing, list: cart.name ?? cart.code })
  return { kind: 'told', href: accountDetailPath(locale, 'savedCarts', cart.code), words }
}
