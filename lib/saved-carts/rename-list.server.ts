import 'server-only'
import { saveCart } from '@/lib/backends/commerce/saved-carts.server'
import type { CartResult } from '@/lib/cart/cart-result'
import { failedBy } from '@/lib/handlers/form-result'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { findList } from './find-list.server'
import type { Saving } from './save-list.server'
import { savedCartFlash } from './saved-cart-flash'
import type { SavedCartName } from './saved-cart-form'

/** Changes the name and the note of a saved cart. */
export async function renameList(
  { context, key }: Saving,
  code: string,
  kept: SavedCartName,
): Promise<CartResult> {
  const list = await findList(context, code)
  if (!list.ok) return failedBy(list.error)
  const { locale } = context
  if (list.value === undefined)
    return {
      kind: 'next',
      href: accountPath(locale, 'savedCarts'),
      flash: savedCartFlash(locale, 'gone', code),
    }
  const saved = await saveCart(context, code, kept, `${key}.save`)
  if (!saved.ok) return failedBy(saved.error)
  const href = accountDetailPath(locale, 'savedCarts', code)
  return { kind: 'next', href, flash: savedCartFlash(locale, 'renamed', kept.name) }
}
