import 'server-only'
import { saveCart } from '@/lib/backends/commerce/saved-carts.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import { formError } from '@/lib/forms/form-errors'
import { failedBy } from '@/lib/handlers/form-result'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { findOwnList } from './find-list.server'
import { refuseTaken } from './name-taken.server'
import type { Saving } from './save-list.server'
import { savedCartFlash } from './saved-cart-flash'
import type { SavedCartName } from './saved-cart-form'
import { isVersionConflict } from './version-conflict'

/** What the form about name and kind says; `version` is that of the saved cart which it was drawn for. */
export type Renaming = SavedCartName & { schoolYearList: boolean; version: number | undefined }

/**
 * Changes name, note and mark of a saved cart. A name that another one has is refused, and so is a form that
 * was drawn before another window changed the saved cart.
 */
export async function renameList(
  { context, key }: Saving,
  code: string,
  wanted: Renaming,
): Promise<CartResult> {
  const { locale } = context
  const list = await findOwnList(context, code)
  if (!list.ok) return failedBy(list.error)
  if (list.value === undefined) {
    const flash = savedCartFlash(locale, 'gone', code)
    return { kind: 'next', href: accountPath(locale, 'savedCarts'), flash }
  }
  const refused = await refuseTaken(context, wanted.name, { own: code })
  if (refused !== undefined) return refused
  const saved = await saveCart(context, code, wanted, `${key}.save`)
  if (!saved.ok)
    return isVersionConflict(saved.error)
      ? { kind: 'rejected', errors: formError('versionConflict') }
      : failedBy(saved.error)
  const href = accountDetailPath(locale, 'savedCarts', code)
  return { kind: 'next', href, flash: savedCartFlash(locale, 'renamed', wanted.name) }
}
