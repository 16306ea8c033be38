import 'server-only'
import { isCartGone } from '@/lib/backends/commerce/carts.server'
import { copySavedCart } from '@/lib/backends/commerce/saved-cart-sharing.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import { failedBy } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { findList } from './find-list.server'
import { refuseTaken } from './name-taken.server'
import { checkQuota, notKept } from './quota.server'

import type { Saving } from './save-list.server'
import { namedShort, savedCartFlash } from './saved-cart-flash'
import { COPY_NAME } from './saved-cart-form'

/** Copies a saved cart, also one of a colleague who allows it, under a name that no other has. */
export async function copyList({ context, key }: Saving, code: string, name: string): Promise<CartResult> {
  const { locale } = context
  const gone: CartResult = {
    kind: 'next',
    href: accountPath(locale, 'savedCarts'),
    flash: savedCartFlash(locale, 'gone', code),
  }
  const list = await findList(context, code)
  if (!list.ok) return failedBy(list.error)
  if (list.value === undefined || list.value.permission === 'VIEW') return gone
  const refused = await refuseTaken(context, name, { field: COPY_NAME })
  if (refused !== undefined) return refused
  const full = await checkQuota(context)
  if (full !== undefined) return full
  const { description } = list.value
  const copy = await copySavedCart(context, code, { name, description }, `${key}.copy`)
  if (!copy.ok) return isCartGone(copy.error) ? gone : notKept(copy.error)
  const message = getTranslator(locale, 'savedCarts')('copy.done', { name: namedShort(name) })
  const href = accountDetailPath(locale, 'savedCarts', copy.value.code)
  return { kind: 'next', href, flash: { tone: 'success', message, lines: [] } }
}
