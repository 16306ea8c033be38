import 'server-only'
import { actOnQuote } from '@/lib/backends/commerce/quotes.server'
import { failedBy } from '@/lib/cart/outcome'
import { isOutage } from '@/lib/result/result'
import type { KeptOutcome } from '@/lib/saved-carts/kept-outcome'
import { keptWords } from '@/lib/saved-carts/kept-words'
import type { Saving } from '@/lib/saved-carts/save-list.server'
import { accountPath } from '@/lib/site/account-pages'

/** Cancels a quote, where its state allows it: commerce judges. */
export async function cancelQuote({ context, key }: Saving, code: string): Promise<KeptOutcome> {
  const { locale } = context
  const cancelled = await actOnQuote(context, code, 'CANCEL', `${key}.cancel`)
  if (!cancelled.ok && (isOutage(cancelled.error) || cancelled.error.status === 401))
    return failedBy(cancelled.error)
  const words = keptWords(locale, cancelled.ok ? 'cancelled' : 'notCancelled', code)
  return { kind: 'told', href: accountPath(locale, 'quotes'), words }
}
