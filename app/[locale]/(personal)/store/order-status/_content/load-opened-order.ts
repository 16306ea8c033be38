import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { viewLookedUpOrder } from '@/lib/backends/commerce/order-lookup.server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { getTranslator } from '@/lib/i18n/translator'
import { readOrderLookup } from '@/lib/order-status/lookup-cookie.server'
import { orderStatusPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'

/** The order that this browser has opened with a mailed code; any other leads to the question. */
export async function loadOpenedOrder(locale: Locale, code: string) {
  const { order, token } = await readOrderLookup(cookieMapOf(await cookies()), locale)
  if (token === undefined || order !== code) redirect(orderStatusPath(locale))
  const read = await viewLookedUpOrder({ locale }, token)
  if (!read.ok && read.error.status === 404) {
    const message = getTranslator(locale, 'orders')('guest.ended')
    redirect(await flashAddress(orderStatusPath(locale), { tone: 'caution', message }))
  }
  return read
}
