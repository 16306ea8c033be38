import 'server-only'
import { isCartGone } from '@/lib/backends/commerce/carts.server'
import { flagSavedCart, unflagSavedCart } from '@/lib/backends/commerce/saved-cart-deletion.server'
import { isFullOfLists } from '@/lib/backends/commerce/saved-carts.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import type { CartFlash } from '@/lib/cart/flash/line-flash'
import { MOST_SAVED_CARTS, UNDO_DELETION_MINUTES } from '@/lib/contract/commerce/cart/saved-cart'
import { failedBy } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { findOwnList } from './find-list.server'
import type { Saving } from './save-list.server'
import { namedShort, savedCartFlash } from './saved-cart-flash'

/** Deletes a saved cart; the flash brings it back. One that no longer exists counts as deleted. */
export async function deleteList({ context, key }: Saving, code: string): Promise<CartResult> {
  const { locale } = context
  const list = await findOwnList(context, code)
  if (!list.ok) return failedBy(list.error)
  if (list.value === undefined) return listed(locale, savedCartFlash(locale, 'gone', code))
  const deleted = await flagSavedCart(context, code, `${key}.delete`)
  if (!deleted.ok && !isCartGone(deleted.error)) return failedBy(deleted.error)
  const text = getTranslator(locale, 'savedCarts')('undo.hint', { minutes: UNDO_DELETION_MINUTES })
  const flash = savedCartFlash(locale, 'deleted', list.value.name ?? code)
  return listed(locale, { ...flash, lines: [{ tone: 'success', text }], deleted: code })
}

/** Brings a saved cart back that was deleted a short time ago. */
export async function undeleteList({ context, key }: Saving, code: string): Promise<CartResult> {
  const { locale } = context
  const back = await unflagSavedCart(context, code, `${key}.undelete`)
  if (back.ok) {
    const name = namedShort(back.value.name ?? code)
    return listed(locale, said('success', getTranslator(locale, 'cart')('kept.undone', { name })))
  }
  if (isFullOfLists(back.error)) {
    const text = getTranslator(locale, 'cart')('errors.tooManyLists', { max: MOST_SAVED_CARTS })
    return listed(locale, { ...said('caution', text), deleted: code })
  }
  return isCartGone(back.error)
    ? listed(locale, said('caution', getTranslator(locale, 'savedCarts')('undo.tooLate')))
    : failedBy(back.error)
}

const said = (tone: CartFlash['tone'], message: string): CartFlash => ({ tone, message, lines: [] })

const listed = (locale: Locale, flash: CartFlash): CartResult => ({
  kind: 'next',
  href: accountPath(locale, 'savedCarts'),
  flash,
})
