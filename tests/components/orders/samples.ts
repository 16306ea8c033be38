import { type Order, orderSchema } from '@/lib/contract/commerce/order/order'
import { cartOf, usd } from '../cart/samples'

/** An order with a line of each kind, but for what a test says of it. */
export const orderOf = (overrides: Partial<Order> = {}): Order =>
  orderSchema.parse({
    ...cartOf(),
    status: 'CREATED',
    statusDisplay: 'created',
    created: '2026-11-25T10:00:00+0000',
    guestCustomer: false,
    user: { uid: 'edith.marsh', name: 'Edith Marsh' },
    cancellable: false,
    returnable: false,
    deliveryCost: usd(12),
    taxes: [{ code: 'oh', name: 'Ohio sales tax', percent: 7.25, taxable: usd(242), amount: usd(17.55) }],
    totalTax: usd(17.55),
    totalPriceWithTax: usd(259.55),
    ...overrides,
  })
