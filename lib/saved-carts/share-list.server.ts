import 'server-only'
import { shareSavedCart, withdrawShare } from '@/lib/backends/commerce/saved-cart-sharing.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import type { SharePermission } from '@/lib/contract/commerce/cart/saved-cart'
import { formError } from '@/lib/forms/form-errors'
import { failedBy } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { findOwnList } from './find-list.server'
import type { Saving } from './save-list.server'
import { namedShort, savedCartFlash } from './saved-cart-flash'

/** With whom a saved cart is shared, and what they may do. */
type Share = { organizationUid: string; permission: SharePermission }

/** Reads the share of a form; undefined for one that is not complete. */
export function readShare(fields: Readonly<Record<string, unknown>>): Share | undefined {
  const { organization, permission } = fields
  const isKnown = permission === 'VIEW' || permission === 'COPY'
  return typeof organization === 'string' && organization !== '' && organization.length <= 64 && isKnown
    ? { organizationUid: organization, permission }
    : undefined
}

const FAULT: CartResult = { kind: 'rejected', errors: formError('shareFault') }

/** Shares a saved cart with an organization of its owner; without a share it is withdrawn. */
export async function shareList(
  { context, key }: Saving,
  code: string,
  share: Share | undefined | 'withdraw',
): Promise<CartResult> {
  const { locale } = context
  if (share === undefined) return FAULT
  const list = await findOwnList(context, code)
  if (!list.ok) return failedBy(list.error)
  if (list.value === undefined)
    return {
      kind: 'next',
      href: accountPath(locale, 'savedCarts'),
      flash: savedCartFlash(locale, 'gone', code),
    }
  const done =
    share === 'withdraw'
      ? await withdrawShare(context, code, `${key}.withdraw`)
      : await shareSavedCart(context, code, share, `${key}.share`)
  if (!done.ok) return done.error.status === 404 ? FAULT : failedBy(done.error)
  const { name = code, organizationShare } = done.value
  return {
    kind: 'next',
    href: accountDetailPath(locale, 'savedCarts', code),
    flash: {
      tone: 'success',
      message: sharedText(locale, name, organizationShare?.organization.name),
      lines: [],
    },
  }
}

function sharedText(locale: Locale, name: string, unit: string | undefined): string {
  const t = getTranslator(locale, 'savedCarts')
  const values = { name: namedShort(name) }
  return unit === undefined ? t('share.withdrawn', values) : t('share.done', { ...values, unit })
}
