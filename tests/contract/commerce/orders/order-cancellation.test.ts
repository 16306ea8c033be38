import { beforeEach, describe, expect, it } from 'vitest'
import { trackingSchema } from '../../../../lib/contract/commerce/order/consignment.ts'
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

/** An order of three kits and two manuals. */
const ordered = async () => {
  const cart = await calls.shipped(EDITH, ADDRESSES.washington, [ITEMS.kit, 3], [ITEMS.manual, 2])
  const payment = 'paymentType=PURCHASE_ORDER&purchaseOrderNumber=PO-1&purchaseOrderReused=true'
  await calls.settled(EDITH, cart, `/paymenttype?${payment}`)
  return calls.placed(EDITH, cart)
}

const entryOf = async (code: string, number: number) => (await calls.show(EDITH, code)).entries[number]

describe('a cancellation', () => {
  it('takes units out, states what they cost, and ends the order with the last of them', async () => {
    const { code, totalPriceWithTax: total } = await ordered()
    expect((await calls.cancel(EDITH, code, { 0: 2 })).status).toBe(200)
    expect(await entryOf(code, 0)).toMatchObject({
      quantity: 3,
      cancelledQuantity: 2,
      cancellableQuantity: 1,
      cancelledItemsPrice: { value: expect.any(Number) },
    })
    expect(await calls.show(EDITH, code)).toMatchObject({ status: 'CREATED', totalPriceWithTax: total })
    expect((await calls.cancel(EDITH, code, { 0: 1, 1: 2 })).status).toBe(200)
    const over = await calls.show(EDITH, code)
    expect(over).toMatchObject({ status: 'CANCELLED', cancellable: false })
    expect(over.cancelledAt).toMatch(/^2026-09-28T/)
  })

  it('of more units than there are is refused as a whole', async () => {
    const { code } = await ordered()
    await expectRefusal(await calls.cancel(EDITH, code, { 0: 1, 1: 3 }), 400, {
      type: 'ValidationError',
      subject: 'entries[1].quantity',
    })
    expect((await entryOf(code, 0))?.cancelledQuantity).toBeUndefined()
  })

  it('comes too late once the warehouse works on the order, and parcels leave without what was cancelled', async () => {
    const { code } = await ordered()
    await calls.cancel(EDITH, code, { 1: 2 })
    await calls.ahead(code, 30)
    await expectRefusal(await calls.cancel(EDITH, code, { 0: 1 }), 400, { reason: 'notCancellable' })
    const { consignments } = await calls.show(EDITH, code)
    expect(consignments.flatMap(({ entries }) => entries.map(({ quantity }) => quantity))).toEqual([3])
  })

  it('of an order of somebody else is answered as that of none', async () => {
    const { code } = await ordered()
    await expectRefusal(await calls.cancel(MIRA, code, { 0: 1 }), 400, { type: 'UnknownIdentifierError' })
    await expectRefusal(await calls.cancel(MIRA, '39999999', { 0: 1 }), 400, {
      type: 'UnknownIdentifierError',
    })
  })

  it('is told by mail, once for each', async () => {
    const { code } = await ordered()
    await calls.cancel(EDITH, code, { 1: 1 })
    await calls.cancel(EDITH, code, { 1: 1, 0: 3 })
    expect(commerce.sentMail.map(({ subject }) => subject)).toEqual([
      `Your order ${code}`,
      `Change of your order ${code}`,
      `Cancellation of your order ${code}`,
    ])
  })
})

describe('an order once more', () => {
  it('puts what was ordered into a cart in the place of the active one', async () => {
    const { code } = await ordered()
    const path = `/occ/v2/usassessments/orgUsers/current/cartFromOrder?orderCode=${code}`
    const answer = await commerce.call(path, { ...EDITH, method: 'POST' })
    expect(answer.status).toBe(201)
    const { cartModifications } = await answer.json()
    expect(cartModifications.map(({ quantityAdded }: { quantityAdded: number }) => quantityAdded)).toEqual([
      3, 2,
    ])
  })
})

describe('the tracking of a parcel', () => {
  it('states its carrier and what it has reported, once it has left', async () => {
    const { code } = await ordered()
    const track = (parcel: string, as = EDITH) =>
      calls.about(as, `/orders/${code}/consignments/${parcel}/tracking`)
    await calls.ahead(code, 3)
    await expectRefusal(await track(`${code}-1`), 400, { type: 'UnknownIdentifierError' })
    await calls.ahead(code, 96)
    const { trackingEvents, carrierDetails } = await readExactly(await track(`${code}-1`), trackingSchema)
    expect(carrierDetails.name).toBe('Kestrel Parcel')
    expect(trackingEvents.map(({ referenceCode }) => referenceCode)).toEqual([
      'DELIVERED',
      'IN_TRANSIT',
      'PICKED_UP',
    ])
    await expectRefusal(await track(`${code}-2`), 400, { type: 'UnknownIdentifierError' })
    await expectRefusal(await track(`${code}-1`, MIRA), 400, { type: 'UnknownIdentifierError' })
  })
})
