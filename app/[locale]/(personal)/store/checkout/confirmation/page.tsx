import { redirect } from 'next/navigation'
import { OrderConfirmation } from '@/components/orders/order-confirmation'
import { keyOfUser, type SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchOrder } from '@/lib/backends/commerce/orders.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getTranslator } from '@/lib/i18n/translator'
import { isEarlier } from '@/lib/orders/finished-order'
import { isRecentOrder } from '@/lib/orders/placing/recent-order.server'
import { oncePerRequest } from '@/lib/request/once-per-request'
import { ok } from '@/lib/result/result'
import { readSession } from '@/lib/session/session.server'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { ORDER_PARAMETER } from '@/lib/site/page-parameters'
import { cartPath, orderConfirmationPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { isCode } from '@/lib/validation/codes'
import { OrderedLines } from '../../_order/ordered-lines'
import { signedInPage } from '../../_shell/signed-in-page'

/** Reads an order at most once per request, for its title and for the page. */
const orderOnce = (context: SignedInContext, code: string) =>
  oncePerRequest(keyOfUser(`order ${code}`, context), () => fetchOrder(context, code))

async function title(locale: Locale, parameters: AddressParameters): Promise<string> {
  const t = getTranslator(locale, 'orders')
  const code = firstParam(parameters, ORDER_PARAMETER)
  const session = await readSession()
  if (session.state !== 'signedIn' || !isCode(code)) return t('documentTitle')
  const read = await orderOnce(signedInContext(session, locale), code)
  return read.ok && isEarlier(read.value, isRecentOrder(read.value.created, Date.now()))
    ? t('earlier.title', { code })
    : t('documentTitle')
}

const page = signedInPage({
  title,
  address: ({ locale, parameters }) => orderConfirmationPath(locale, firstParam(parameters, ORDER_PARAMETER)),
  subject: 'order',
  load: async ({ locale, context, parameters }) => {
    const code = firstParam(parameters, ORDER_PARAMETER)
    if (!isCode(code)) redirect(cartPath(locale))
    const [order, session] = await Promise.all([orderOnce(context, code), readSession()])
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
