import { beforeEach, describe, expect, it } from 'vitest'
import {
  type ReturnRequest,
  returnRequestListSchema,
  returnRequestSchema,
} from '../../../../lib/contract/commerce/order/return-request.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { ADDRESSES, EDITH, MIRA } from '../checkout/checkout-calls.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { orderCalls } from './order-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = orderCalls(() => commerce)

const DAY = 24

/** An order of three kits that has arrived. */
const arrived = async () => {
  const cart = await calls.shipped(EDITH, ADDRESSES.washington, [ITEMS.kit, 3])
  const payment = 'paymentType=PURCHASE_ORDER&purchaseOrderNumber=PO-1&purchaseOrderReused=true'
  await calls.settled(EDITH, cart, `/paymenttype?${payment}`)
  const { code } = await calls.placed(EDITH, cart)
  await calls.ahead(code, 4 * DAY)
  return code
}

const returned = async (code: string, units: Record<number, number>): Promise<ReturnRequest> =>
  readExactly(await calls.giveBack(EDITH, code, units), returnRequestSchema, 201)

describe('a return', () => {
  it('is possible once goods have arrived, for as many units as are not going back yet', async () => {
    const code = await arrived()
    const before = (await calls.show(EDITH, code)).entries[0]
    expect(before).toMatchObject({ returnableQuantity: 3, returnFeePercent: 0 })
    const request = await returned(code, { 0: 2 })
    expect(request).toMatchObject({ status: 'APPROVAL_PENDING', order: { code }, cancellable: true })
    expect(request.fee).toBeUndefined()
    expect(request.totalPrice).toEqual(request.subTotal)
    expect((await calls.show(EDITH, code)).entries[0]).toMatchObject({
      returnableQuantity: 1,
      returnedQuantity: 2,
    })
    await expectRefusal(await calls.giveBack(EDITH, code, { 0: 2 }), 400, { type: 'ValidationError' })
  })

  it('costs a tenth after 30 days, and is refused after 90', async () => {
    const code = await arrived()
    await calls.ahead(code, 31 * DAY)
    const { fee, subTotal, totalPrice } = await returned(code, { 0: 1 })
    expect(fee?.value).toBeCloseTo(subTotal.value / 10, 1)
    expect(Math.round((totalPrice.value + (fee?.value ?? 0)) * 100)).toBe(Math.round(subTotal.value * 100))
    await calls.ahead(code, 60 * DAY)
    await expectRefusal(await calls.giveBack(EDITH, code, { 0: 1 }), 400, { reason: 'notReturnable' })
  })

  it('of what has not arrived is refused', async () => {
    const { code } = await calls.placed(EDITH, await calls.ready())
    await expectRefusal(await calls.giveBack(EDITH, code, { 0: 1 }), 400, { reason: 'notReturnable' })
  })

  it('is accepted, received and completed by the clock; its customer is told what to do', async () => {
    const { code } = await returned(await arrived(), { 0: 1 })
    const status = async () =>
      (await readExactly(await calls.about(EDITH, `/orderReturns/${code}?fields=FULL`), returnRequestSchema))
        .status
    const seen: string[] = []
    for (const hours of [3, 4 * DAY, DAY]) {
      await calls.step(`returns/${code}`, { ahead: hours * 3_600 })
      seen.push(await status())
    }
    expect(seen).toEqual(['WAIT', 'RECEIVED', 'COMPLETED'])
    const mails = commerce.sentMail.filter(({ subject }) => subject.includes(`RMA${code}`))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('400 Dock Street')
  })

  it('can be taken back until the goods arrive', async () => {
    const { code, order } = await returned(await arrived(), { 0: 3 })
    const takeBack = () => calls.about(EDITH, `/orderReturns/${code}`, { status: 'CANCELLING' }, 'PATCH')
    expect((await takeBack()).status).toBe(200)
    expect((await takeBack()).status).toBe(200)
    expect((await calls.show(EDITH, order.code)).entries[0]?.returnableQuantity).toBe(3)
    const again = await returned(order.code, { 0: 1 })
    await calls.step(`returns/${again.code}`, { ahead: 5 * DAY * 3_600 })
    await expectRefusal(
      await calls.about(EDITH, `/orderReturns/${again.code}`, { status: 'CANCELLING' }, 'PATCH'),
      400,
      { reason: 'notCancellable' },
    )
  })

  it('is listed for its customer, and does not exist for others', async () => {
    const { code, order } = await returned(await arrived(), { 0: 1 })
    const { returnRequests } = await readExactly(
      await calls.about(EDITH, `/orderReturns?orderCode=${order.code}&fields=FULL`),
      returnRequestListSchema,
    )
    expect(returnRequests.map(request => request.code)).toEqual([code])
    for (const path of [`/orderReturns/${code}`, '/orderReturns/7999999', '/orderReturns/x'])
      await expectRefusal(await calls.about(MIRA, path), 400, { type: 'UnknownIdentifierError' })
    await expectRefusal(await calls.giveBack(MIRA, order.code, { 0: 1 }), 400, {
      type: 'UnknownIdentifierError',
    })
  })
})

describe('usages', () => {
  it('go back only as far as none of them was used', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.usage, 5])
    await calls.put(EDITH, cart, '/inventoryaccount', { createNew: true })
    const payment = 'paymentType=PURCHASE_ORDER&purchaseOrderNumber=PO-2&purchaseOrderReused=true'
    await calls.settled(EDITH, cart, `/paymenttype?${payment}`)
    const { code } = await calls.placed(EDITH, cart)
    await calls.ahead(code, 2 * DAY)
    const entry = async () => (await calls.show(EDITH, code)).entries[0]
    const { usages } = (await entry()) ?? {}
    expect(usages?.left).toBe(usages?.credited)
    await calls.step(code, { entryNumber: 0, used: 2 })
    expect((await entry())?.usages?.left).toBe((usages?.credited ?? 0) - 2)
    expect((await entry())?.returnableQuantity).toBeLessThan(5)
  })
})
