import { beforeAll, describe, expect, it } from 'vitest'
import { ORDER_STATUSES, type Order, orderSchema } from '../../../lib/contract/commerce/order/order.ts'
import { orderHistorySchema } from '../../../lib/contract/commerce/order/order-history.ts'
import { returnRequestListSchema } from '../../../lib/contract/commerce/order/return-request.ts'
import { seedOrders } from '../../../sandbox/seed/orders.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../commerce/catalogue/catalogue-harness.ts'
import { expectRefusal, looseSchema, readExactly } from '../commerce/commerce-harness.ts'

const PETRA = { as: 'uid-petra' }

let commerce: CatalogueHarness
let orders: readonly Order[]

const read = (path: string) => commerce.us(`/users/current${path}`, PETRA)

const send = (path: string, body: object) => commerce.us(`/users/current${path}`, { ...PETRA, body })

beforeAll(async () => {
  commerce = createCatalogueHarness()
  seedOrders(commerce.context)
  const history = await readExactly(await read('/orders?fields=FULL&pageSize=100'), orderHistorySchema)
  orders = await Promise.all(
    history.orders.map(async ({ code }) =>
      readExactly(await read(`/orders/${code}?fields=FULL`), orderSchema),
    ),
  )
})

describe('the orders of the sample data', () => {
  it('are in every status, and every hold that a customer can end is among them', () => {
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES))
    const reasons = orders.flatMap(({ holdReasons = [] }) => holdReasons)
    expect(new Set(reasons)).toEqual(new Set(['PURCHASE_ORDER', 'QUALIFIED_USER']))
  })

  it('have one in three parcels, of which one has left, and digital items in every state', () => {
    const parcels = orders.map(({ consignments }) => consignments.filter(({ trackingID }) => trackingID))
    const inThree = orders.findIndex(({ consignments }) => consignments.length === 3)
    expect(parcels[inThree]).toHaveLength(1)
    const digital = new Set(orders.flatMap(({ digitalDelivery }) => digitalDelivery?.status ?? []))
    expect(digital).toEqual(new Set(['ACTIVATION', 'CREDITED']))
  })

  it('have goods that can go back for nothing and for a fee, and a return', async () => {
    const fees = orders.flatMap(({ entries }) =>
      entries.filter(({ returnableQuantity }) => returnableQuantity > 0).map(entry => entry.returnFeePercent),
    )
    expect(new Set(fees)).toEqual(new Set([0, 10]))
    const { returnRequests } = await readExactly(
      await read('/orderReturns?fields=FULL'),
      returnRequestListSchema,
    )
    expect(returnRequests).toMatchObject([{ status: 'WAIT' }])
  })

  it('have one of an earlier shop system, of which nothing can be changed', async () => {
    const code = orders.find(({ fromPreviousSystem }) => fromPreviousSystem)?.code ?? ''
    expect(orders.find(order => order.code === code)).toMatchObject({
      status: 'COMPLETED',
      consignments: [],
      cancellable: false,
      returnable: false,
    })
    expect(await readExactly(await read(`/orders/${code}/invoices`), looseSchema)).toMatchObject({
      invoices: [],
    })
    const units = [{ orderEntryNumber: 0, quantity: 1 }]
    const cancellation = { cancellationRequestEntryInputs: units }
    await expectRefusal(await send(`/orders/${code}/cancellation`, cancellation), 400, {
      reason: 'notCancellable',
    })
    const request = { orderCode: code, returnRequestEntryInputs: units }
    await expectRefusal(await send('/orderReturns', request), 400, { reason: 'notReturnable' })
    const { orders: listed } = await readExactly(
      await read('/orders?fields=FULL&pageSize=100'),
      orderHistorySchema,
    )
    expect(listed.at(-1)).toMatchObject({ code, fromPreviousSystem: true })
    expect(listed.filter(order => order.fromPreviousSystem)).toHaveLength(1)
  })

  it('are told to nobody, and those of a colleague are seen by the administrator', async () => {
    expect(commerce.sentMail.filter(({ subject }) => !subject.includes('RMA'))).toEqual([])
    const path = '/occ/v2/usassessments/orgUsers/current/orgUnits/orders?fields=FULL&query=quentin'
    const { orders: found, organizationScope } = await readExactly(
      await commerce.call(path, PETRA),
      orderHistorySchema,
    )
    expect(organizationScope).toBe(true)
    const colleague = await commerce.us('/users/current/orders?fields=FULL', { as: 'uid-quentin' })
    expect((await readExactly(colleague, orderHistorySchema)).organizationScope).toBe(false)
    expect(found).toMatchObject([{ orgCustomer: { name: 'Quentin Ash' } }])
  })
})
