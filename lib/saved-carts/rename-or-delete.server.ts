import 'server-only'
import { deleteCart, isCartGone } from '@/lib/backends/commerce/carts.server'
import { saveCart } from '@/lib/backends/commerce/saved-carts.server'
import { failedBy } from '@/lib/cart/outcome'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { findList } from './find-list.server'
import type { Saving } from './save-list.server'
import type { SavedCartName } from './saved-cart-form'
import { savedCartMessages } from './saved-cart-messages'
import type { SavedCartResult } from './saved-cart-result'

/** Gives a saved cart another name and note. */
export async function renameList(
  { context, key }: Saving,
  code: string,
  kept: SavedCartName,
): Promise<SavedCartResult> {
  const list = await findList(context, code)
  if (!list.ok) return failedBy(list.error)
  const { locale } = context
  if (list.value === undefined)
    return {
      kind: 'told',
      href: accountPath(locale, 'savedCarts'),
      words: savedCartMessages(locale, 'gone', code),
    }
  const saved = await saveCart(context, code, kept, `${key}.save`)
  if (!saved.ok) return failedBy(saved.error)
  const href = accountDetailPath(locale, 'savedCarts', code)
  return { kind: 'told', href, words: savedCartMessages(locale, 'renamed', kept.name) }
}

/** Deletes a saved cart. One that is gone already is as good as deleted. */
export async function deleteList({ context }: Saving, code: string): Promise<SavedCartResult> {
  const { locale } = context
  const told = (words: ReturnType<typeof savedCartMessages>): SavedCartResult => ({
    kind: 'told',
    href: accountPath(locale, 'savedCarts'),
    words,
  })
  const list = await findList(context, code)
  if (!list.ok) return failedBy(list.error)
  if (list.value === undefined) return told(savedCartMessages(locale, 'gone', code))
  const deleted = await deleteCart(context, code)
  if (!deleted.ok && !isCartGone(deleted.error)) return failedBy(deleted.error)
  return told(savedCartMessages(locale, 'deleted', list.value.name ?? code))
}
