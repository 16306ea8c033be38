import type { Metadata } from 'next'
import { GuestOrderView } from '@/components/orders/status/guest-order'
import { OrderStatusShell } from '@/components/orders/status/order-status-shell'
import { ServiceUnavailable } from '@/components/page/service-unavailable'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import { orderStatusPath } from '@/lib/site/order-paths'
import { pageMetadata } from '../../../../_shell/page-metadata'
import { loadOpenedOrder } from '../_content/load-opened-order'

type Props = { params: Promise<{ locale: string; code: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, code } = await params
  const title = getTranslator(requireLocale(locale), 'orders')('guest.result', { code })
  return pageMetadata(requireLocale(locale), title)
}

export default async function LookedUpOrderPage({ params }: Props) {
  const { locale: name, code } = await params
  const locale = requireLocale(name)
  const order = await loadOpenedOrder(locale, code)
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
      <GuestOrderView locale={locale} order={order.value} supportHref={supportHref(locale)} />
    </OrderStatusShell>
  )
}
