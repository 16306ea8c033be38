import { describe, expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { SCRIPT } from '../cart/cart-harness.ts'
import { REVIEW, STEPS, serveOrders } from '../ordering/ordering-harness.ts'

const store = serveOrders()

const CONFIRMATION = checkoutPath('en-us', 'confirmation')
const PAYMENT = checkoutPath('en-us', 'payment')

const { placing } = getMessages('en-us').orders

const numbered = (purchaseOrderNumber: string, more: Readonly<Record<string, string>> = {}) => ({
  paymentType: 'PURCHASE_ORDER',
  purchaseOrderNumber,
  ...more,
})

/** The order of the organization that has the number, and the next cart up to the payment. */
async function arriveAfterOrder(number: string): Promise<string> {
  const { payment: _, ...steps } = STEPS
  await store.arrive({ ...STEPS, payment: numbered(number) })
  const placed = await store.place((await store.review()).id)
  await store.add({ [ITEMS.manual]: 1 })
  await store.save(steps)
  return placed.query.get('order') ?? ''
}

const askedAbout = async () => {
  const { checkoutDrafts } = await import('@/lib/checkout/checkout-drafts.server')
  const { user } = await store.context()
  return checkoutDrafts.read({ user: user.id }, 'payment')
}

const question = (order: string, number = 'PO-9') => ({
  fieldErrors: [
    {
      name: 'purchaseOrderNumber',
      code: 'numberUsed',
      params: { number, order, date: expect.stringMatching(/\d{4}/) },
    },
  ],
})

describe('a purchase order number that an order of the organization has', () => {
  it('is asked about with that order, and may be used again', async () => {
    const order = await arriveAfterOrder('PO-9')
    const response = await store.browser.send('/api/checkout/payment?locale=en-us', {
      form: numbered('PO-9'),
      headers: SCRIPT,
    })
    expect([response.status, await response.json()]).toMatchObject([422, question(order)])
    expect(await store.cart()).not.toHaveProperty('paymentType')
    expect(await store.save({ payment: numbered('PO-9', { purchaseOrderReuse: 'PO-9' }) })).toEqual([REVIEW])
    expect((await store.place((await store.review()).id)).path).toBe(CONFIRMATION)
    expect(store.orders()).toBe(2)
  })

  it('is asked about without script, with everything that was typed', async () => {
    const order = await arriveAfterOrder('PO-9')
    expect(await store.save({ payment: numbered('PO-9', { vatNumber: 'X1' }) })).toEqual([PAYMENT])
    expect(await askedAbout()).toMatchObject({
      errors: question(order),
      values: { purchaseOrderNumber: 'PO-9', vatNumber: 'X1' },
    })
  })

  it('is asked about anew after another number', async () => {
    await arriveAfterOrder('PO-9')
    expect(await store.save({ payment: numbered('PO-9', { purchaseOrderReuse: 'PO-8' }) })).toEqual([PAYMENT])
  })

  it('is asked about in the same way if that order comes between review and placing', async () => {
    const order = await arriveAfterOrder('PO-1')
    await store.save({ payment: numbered('PO-9') })
    const { id } = await store.review()
    store.database().exec("UPDATE commerce_orders SET purchase_order_number = 'PO-9'")
    const answer = await store.place(id)
    expect([answer.path, answer.told]).toEqual([PAYMENT, [placing.numberUsed]])
    expect(store.orders()).toBe(1)
    expect(await askedAbout()).toMatchObject({ errors: question(order), values: numbered('PO-9') })
    expect(await store.save({ payment: numbered('PO-9', { purchaseOrderReuse: 'PO-9' }) })).toEqual([REVIEW])
    expect((await store.place((await store.review()).id)).path).toBe(CONFIRMATION)
  })
})

it('a purchase order is only for totals between the sums that are named', async () => {
  const { payment, ...steps } = STEPS
  await store.arrive(steps)
  const price = { site: 'usassessments', price: 3_000_000 }
  await store.control('PUT', `/commerce/catalogue/items/${ITEMS.kit}`, price)
  const response = await store.browser.send('/api/checkout/payment?locale=en-us', {
    form: payment,
    headers: SCRIPT,
  })
  expect(await response.json()).toMatchObject({
    fieldErrors: [
      { name: 'paymentType', code: 'outsideOfSums', params: { least: '$25.00', most: '$25,000.00' } },
    ],
  })
})
