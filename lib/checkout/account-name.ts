import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Name of the account that an order is for; undefined until it is chosen. */
export const accountName = (
  locale: Locale,
  { accountType, organization }: Pick<Cart, 'accountType' | 'organization'>,
): string | undefined =>
  accountType === 'PERSONAL'
    ? getTranslator(locale, 'checkout')('account.personal')
    : accountType && organization?.name
