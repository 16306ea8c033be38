import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { GuestOrderView } from '@/components/orders/status/guest-order'
import { OrderStatusShell } from '@/components/orders/status/order-status-shell'
import { ServiceUnavailable } from '@/components/page/service-unavailable'
import { viewLookedUpOrder } from '@/lib/backends/commerce/order-lookup.server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { getTranslator } from '@/lib/i18n/translator'
import { readOrderLookup } from '@/lib/order-status/lookup-cookie.server'
import { orderStatusPath } from '@/lib/site/order-routes'
import { pageMetadata } from '../../../../_shell/page-metadata'
import { type StoreRequest, storePage } from '../../_shell/store-page'

async function load({ locale }: StoreRequest) {
  const { token } = await readOrderLookup(cookieMapOf(await cookies()), locale)
  if (token === undefined) redirect(orderStatusPath(locale))
  const order = await viewLookedUpOrder({ locale }, token)
  if (!order.ok && order.error.status === 404) {
    const message = getTranslator(locale, 'orders')('guest.ended')
    redirect(await flashAddress(orderStatusPath(locale), { tone: 'caution', message }))
  }
  return order
}

const page = storePage({
  metadata: ({ locale }) => pageMetadata(locale, getTranslator(locale, 'orders')('guest.title')),
  load,
  isAway: order => !order.ok,
  render: (order, { locale, supportHref }) =>
    order.ok ? (
      <OrderStatusShell
        locale={locale}
        title={getTranslator(locale, 'orders')('guest.result', { code: order.value.code })}
      >
        <GuestOrderView locale={locale} order={order.value} />
      </OrderStatusShell>
    ) : (
      <ServiceUnavailable
        {...{ locale, supportHref }}
        as="page"
        subject="order"
        retryHref={orderStatusPath(locale, 'result')}
      />
    ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
