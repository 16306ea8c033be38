import { billingAddressOf } from '@/lib/checkout/review/billing-address'
import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/**
 * Where a cart or an order is billed. The address of an organization's card is not shown to its members:
 * they read that it is the one of the card.
 */
export function billingText(
  locale: Locale,
  cart: Pick<Cart, 'paymentInfo' | 'sapBillingAddress'>,
): OrganizationAddress | string | undefined {
  const address = billingAddressOf(cart)
  const owner = cart.paymentInfo?.organization
  if (address !== undefined || owner === undefined) return address
  return getTranslator(locale, 'orders')('facts.billedWithCard', { name: owner.name })
}
