import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** The account that receives usages: its number with its name, or that a new one is opened. */
export function inventoryText(
  locale: Locale,
  { accountNumber, name }: NonNullable<Cart['inventoryAccount']>,
): string {
  const t = getTranslator(locale, 'orders')
  if (accountNumber === undefined) return t('review.newInventory')
  return name === undefined ? accountNumber : t('facts.named', { name, number: accountNumber })
}
