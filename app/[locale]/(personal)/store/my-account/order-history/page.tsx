import { OrderHistory } from '@/components/order-history/order-history'
import { loadOrderHistory } from '@/lib/orders/load-order-history.server'
import { orderHistoryAddress } from '@/lib/orders/order-history-address'
import { accountPage } from '../_shell/account-page'

const page = accountPage({
  page: 'orderHistory',
  load: ({ context, parameters }) => loadOrderHistory(context, orderHistoryAddress.parse(parameters)),
  render: (history, { locale, parameters }) => (
    <OrderHistory {...{ locale, history }} asked={orderHistoryAddress.parse(parameters)} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
