import 'server-only'
import { actOnQuote } from '@/lib/backends/commerce/quotes.server'
import { failedBy } from '@/lib/cart/outcome'
import { isOutage } from '@/lib/result/result'
import type { Saving } from '@/lib/saved-carts/save-list.server'
import { savedCartMessages } from '@/lib/saved-carts/saved-cart-messages'
import type { SavedCartResult } from '@/lib/saved-carts/saved-cart-result'
import { accountPath } from '@/lib/site/account-pages'

/** Cancels a quote, where its state allows it: commerce judges. */
export async function cancelQuote({ context, key }: Saving, code: string): Promise<SavedCartResult> {
  const { locale } = context
  const cancelled = await actOnQuote(context, code, 'CANCEL', `${key}.cancel`)
  if (!cancelled.ok && (isOutage(cancelled.error) || cancelled.error.status === 401))
    return failedBy(cancelled.error)
  const words = savedCartMessages(locale, cancelled.ok ? 'cancelled' : 'notCancelled', code)
  return { kind: 'told', href: accountPath(locale, 'quotes'), words }
}
