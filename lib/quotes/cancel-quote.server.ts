import 'server-only'
import { actOnQuote } from '@/lib/backends/commerce/quotes.server'
import type { CartResult } from '@/lib/cart/cart-result'
import { failedBy } from '@/lib/handlers/form-result'
import { isOutage } from '@/lib/result/result'
import type { Saving } from '@/lib/saved-carts/save-list.server'
import { savedCartFlash } from '@/lib/saved-carts/saved-cart-flash'
import { accountPath } from '@/lib/site/account-pages'

/** Cancels a quote; commerce decides whether its state allows it. */
export async function cancelQuote({ context, key }: Saving, code: string): Promise<CartResult> {
  const { locale } = context
  const cancelled = await actOnQuote(context, code, { action: 'CANCEL' }, `${key}.cancel`)
  if (!cancelled.ok && (isOutage(cancelled.error) || cancelled.error.status === 401))
    return failedBy(cancelled.error)
  const flash = savedCartFlash(locale, cancelled.ok ? 'cancelled' : 'notCancelled', code)
  return { kind: 'next', href: accountPath(locale, 'quotes'), flash }
}
