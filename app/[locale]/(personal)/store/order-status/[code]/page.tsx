import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { GuestOrderView } from '@/components/orders/status/guest-order'
import { OrderStatusShell } from '@/components/orders/status/order-status-shell'
import { ServiceUnavailable } from '@/components/page/service-unavailable'
import { viewLookedUpOrder } from '@/lib/backends/commerce/order-lookup.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { readOrderLookup } from '@/lib/order-status/lookup-cookie.server'
import { setPageStatus } from '@/lib/request/request-context'
import { orderStatusPath } from '@/lib/site/order-routes'
import type { Locale } from '@/lib/site/sites'
import { pageMetadata } from '../../../../_shell/page-metadata'

type Props = { params: Promise<{ locale: string; code: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, code } = await params
  const title = getTranslator(requireLocale(locale), 'orders')('guest.result', { code })
  return pageMetadata(requireLocale(locale), title)
}

/** The order that this browser has opened with a mailed code; any other leads to the question. */
async function load(locale: Locale, code: string) {
  const { order, token } = await readOrderLookup(cookieMapOf(await cookies()), locale)
  if (token === undefined || order !== code) redirect(orderStatusPath(locale))
  const read = await viewLookedUpOrder({ locale }, token)
  if (!read.ok && read.error.status === 404) {
    const message = getTranslator(locale, 'orders')('guest.ended')
    redirect(await flashAddress(orderStatusPath(locale), { tone: 'caution', message }))
  }
  return read
}

export default async function LookedUpOrderPage({ params }: Props) {
  const { locale: name, code } = await params
  const locale = requireLocale(name)
  const order = await load(locale, code)
  if (!order.ok) {
    setPageStatus(503)
    const retryHref = orderStatusPath(locale, code)
    return (
      <ServiceUnavailable
        {...{ locale, retryHref }}
        supportHref={supportHref(locale)}
        as="page"
        subject="order"
      />
    )
  }
  return (
    <OrderStatusShell locale={locale} title={getTranslator(locale, 'orders')('guest.result', { code })}>
      <GuestOrderView locale={locale} order={order.value} />
    </OrderStatusShell>
  )
}
