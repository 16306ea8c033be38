import { redirect } from 'next/navigation'
import { OrderConfirmation } from '@/components/orders/order-confirmation'
import { fetchOrder } from '@/lib/backends/commerce/orders.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { isCode } from '@/lib/catalogue/codes'
import { getTranslator } from '@/lib/i18n/translator'
import { isRecentOrder } from '@/lib/orders/recent-order.server'
import { ok } from '@/lib/result/result'
import { readSession } from '@/lib/session/session.server'
import { firstParam } from '@/lib/site/address-parameters'
import { ORDER_PARAMETER } from '@/lib/site/page-parameters'
import { cartPath, orderConfirmationPath } from '@/lib/site/routes'
import { OrderedLines } from '../../_order/ordered-lines'
import { signedInPage } from '../../_shell/signed-in-page'

const page = signedInPage({
  title: locale => getTranslator(locale, 'orders')('documentTitle'),
  address: ({ locale, parameters }) => orderConfirmationPath(locale, firstParam(parameters, ORDER_PARAMETER)),
  subject: 'order',
  load: async ({ locale, context, parameters }) => {
    const code = firstParam(parameters, ORDER_PARAMETER)
    if (!isCode(code)) redirect(cartPath(locale))
    const [order, session] = await Promise.all([fetchOrder(context, code), readSession()])
    const email = session.state === 'signedIn' ? session.user.email : ''
    if (!order.ok) return order
    return ok({ order: order.value, email, isNew: isRecentOrder(order.value.created, Date.now()) })
  },
  render: ({ order, email, isNew }, { locale, flags }) => (
    <OrderConfirmation {...{ locale, order, email, isNew, flags }} supportHref={supportHref(locale)}>
      <OrderedLines locale={locale} entries={order.entries} flags={flags} />
    </OrderConfirmation>
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
