import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** The organization that an order is for, with the number of its customer account. */
export function organizationText(
  locale: Locale,
  { name, customerAccountNumber: number }: NonNullable<Cart['organization']>,
): string {
  return number === undefined ? name : getTranslator(locale, 'orders')('facts.named', { name, number })
}
