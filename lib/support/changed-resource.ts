import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'

/**
 * What an agent has changed, in words of the store; undefined for a part that they cannot change.
 * @param path of the call of commerce, below the user
 */
export function changedResource(locale: Locale, path: string): string | undefined {
  const { account, cart } = getMessages(locale)
  const parts: Readonly<Record<string, string>> = {
    addresses: account.pages.addressBook,
    cartFromOrder: cart.title,
    carts: cart.title,
    orderReturns: account.pages.orderHistory,
    orders: account.pages.orderHistory,
    quotes: account.pages.quotes,
    savedCarts: account.pages.savedCarts,
  }
  return parts[path.split('/')[0] ?? '']
}
