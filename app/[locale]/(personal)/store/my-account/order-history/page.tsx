import { OrderHistory } from '@/components/order-history/order-history'
import { listOrders } from '@/lib/backends/commerce/order-history.server'
import { orderHistoryAddress, ordersQuery } from '@/lib/orders/history/order-history-address'
import { accountPage } from '../_shell/account-page'

const page = accountPage({
  page: 'orderHistory',
  load: ({ context, parameters }) => listOrders(context, ordersQuery(orderHistoryAddress.parse(parameters))),
  render: (list, { locale, parameters }) => (
    <OrderHistory {...{ locale, list }} asked={orderHistoryAddress.parse(parameters)} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
