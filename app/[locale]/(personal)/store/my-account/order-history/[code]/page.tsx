import { OrderContent } from '@/components/orders/order-content'
import { OrderState } from '@/components/orders/order-state'
import { fetchOrder } from '@/lib/backends/commerce/orders.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import { OrderedLines } from '../../../_order/ordered-lines'
import { accountPage } from '../../_shell/account-page'

const page = accountPage({
  page: 'orderHistory',
  title: ({ locale, code }) => getTranslator(locale, 'orders')('earlier.title', { code }),
  load: ({ context, code }) => fetchOrder(context, code),
  address: ({ locale, code }) => accountDetailPath(locale, 'orderHistory', code),
  detail: { nameOf: ({ code }, { locale }) => getTranslator(locale, 'orders')('earlier.title', { code }) },
  render: (order, { locale, flags }) => (
    <>
      <OrderState {...{ locale, order }} />
      <OrderContent {...{ locale, order, flags }} isNew={false} supportHref={supportHref(locale)}>
        <OrderedLines locale={locale} entries={order.entries} flags={flags} />
      </OrderContent>
    </>
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
