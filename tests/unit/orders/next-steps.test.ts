import { expect, it } from 'vitest'
import type { Order } from '@/lib/contract/commerce/order/order'
import { nextSteps } from '@/lib/orders/facts/next-steps'
import { COURSE, entryOf, KIT, REPORTS } from '../../components/cart/samples'
import { itemWith } from '../catalogue/items'

const LATER = {
  ...itemWith({ code: '0900000004', name: 'Manual' }, { group: 'KIT' }),
  stock: { stockLevelStatus: 'outOfStock', stockLevel: 0, expectedOn: '2026-12-20' } as const,
}
const LICENSE = itemWith({ code: '0900000005', name: 'Licence' }, { fulfilment: 'EMAIL_ACCESS' })

const COURIER: NonNullable<Order['deliveryMode']> = {
  code: 'courier',
  name: 'Courier',
  deliveryCost: { currencyIso: 'USD', value: 12 },
  earliestDelivery: '2026-12-01',
  latestDelivery: '2026-12-03',
}
const DAYS = { from: '2026-12-01', until: '2026-12-03' }

it.each([
  [
    'shipped items',
    [KIT],
    { deliveryMode: COURIER },
    [{ group: 'shipped', text: 'asReady', mode: 'Courier', days: DAYS }],
  ],
  [
    'one day of delivery',
    [KIT],
    { deliveryMode: { ...COURIER, earliestDelivery: '2026-12-03' } },
    [{ group: 'shipped', text: 'asReady', mode: 'Courier', days: { until: '2026-12-03' } }],
  ],
  ['no days of delivery', [KIT], {}, [{ group: 'shipped', text: 'asReady' }]],
  [
    'items in stock and later ones',
    [KIT, LATER],
    { deliveryMode: COURIER },
    [
      { group: 'shipped', text: 'asReady', mode: 'Courier', days: DAYS },
      { group: 'later', text: 'asReady', mode: 'Courier' },
    ],
  ],
  [
    'items that wait for later ones',
    [KIT, LATER],
    { deliveryMode: COURIER, shipComplete: true },
    [
      { group: 'shipped', text: 'together', mode: 'Courier' },
      { group: 'later', text: 'together', mode: 'Courier' },
    ],
  ],
  [
    'complete because nothing comes later',
    [KIT],
    { deliveryMode: COURIER, shipComplete: true },
    [{ group: 'shipped', text: 'asReady', mode: 'Courier', days: DAYS }],
  ],
  [
    'usages of a known account',
    [REPORTS],
    { inventoryAccount: { accountNumber: 'Q1' } },
    [{ group: 'digital', text: 'account', account: 'Q1' }],
  ],
  [
    'usages of a new account',
    [REPORTS],
    { inventoryAccount: { createNew: true } },
    [{ group: 'digital', text: 'newAccount' }],
  ],
  [
    'access by email',
    [LICENSE],
    { inventoryAccount: { accountNumber: 'Q1' } },
    [{ group: 'digital', text: 'email' }],
  ],
  ['a training', [COURSE], {}, [{ group: 'training', text: 'date' }]],
] as const)('what happens next with %s', (_what, products, order, steps) => {
  expect(nextSteps({ entries: products.map(product => entryOf(product, 1)), ...order })).toEqual(steps)
})
