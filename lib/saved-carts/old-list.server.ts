import 'server-only'
import { deleteCart, isCartGone } from '@/lib/backends/commerce/carts.server'
import { saveCart } from '@/lib/backends/commerce/saved-carts.server'
import { failedBy } from '@/lib/cart/outcome'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { findList } from './find-list.server'
import type { KeptName } from './kept-form'
import type { KeptOutcome } from './kept-outcome'
import { keptWords } from './kept-words'
import type { Saving } from './save-list.server'

/** Gives a saved cart another name and note. */
export async function renameList(
  { context, key }: Saving,
  code: string,
  kept: KeptName,
): Promise<KeptOutcome> {
  const list = await findList(context, code)
  if (!list.ok) return failedBy(list.error)
  const { locale } = context
  if (list.value === undefined)
    return { kind: 'told', href: accountPath(locale, 'savedCarts'), words: keptWords(locale, 'gone', code) }
  const saved = await saveCart(context, code, kept, `${key}.save`)
  if (!saved.ok) return failedBy(saved.error)
  const href = accountDetailPath(locale, 'savedCarts', code)
  return { kind: 'told', href, words: keptWords(locale, 'renamed', kept.name) }
}

/** Deletes a saved cart. One that is gone already is as good as deleted. */
export async function deleteList({ context }: Saving, code: string): Promise<KeptOutcome> {
  const { locale } = context
  const told = (words: ReturnType<typeof keptWords>): KeptOutcome => ({
    kind: 'told',
    href: accountPath(locale, 'savedCarts'),
    words,
  })
  const list = await findList(context, code)
  if (!list.ok) return failedBy(list.error)
  if (list.value === undefined) return told(keptWords(locale, 'gone', code))
  const deleted = await deleteCart(context, code)
  if (!deleted.ok && !isCartGone(deleted.error)) return failedBy(deleted.error)
  return told(keptWords(locale, 'deleted', list.value.name ?? code))
}
