import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OHIO } from '@/e2e/support/checkout-forms'
import { differenceText } from '@/lib/checkout/review/difference-texts'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath, placingPath } from '@/lib/site/paths'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { NUMBERS, paymentCalls } from '../../payment-provider/payment-harness.ts'
import { REVIEW, STEPS, serveOrders } from '../ordering/ordering-harness.ts'

const store = serveOrders()

const { placing } = getMessages('en-us').orders

const CART = cartPath('en-us')

/** Shipped to institutions only. */
const FOR_INSTITUTIONS = '0072801201'

const changeItem = (change: object) => store.control('PUT', `/commerce/catalogue/items/${ITEMS.kit}`, change)

const run = (sql: string) => async () => store.database().exec(sql)

/** The largest quantity of an order of the kit. */
const limitTo = (max: number) =>
  run(
    `UPDATE catalogue_item_documents SET facts = json_set(facts, '$.order.max', ${max})
       WHERE item IN (SELECT id FROM catalogue_items WHERE code = '${ITEMS.kit}')`,
  )

const inCheckout = (path: string, value: string) =>
  run(`UPDATE commerce_checkouts SET body = json_set(body, '${path}', json('${value}'))`)

/** What stops the order in the lines of the cart, in the words of the review. */
async function reasons(): Promise<readonly string[]> {
  const { whatStops } = await import('@/lib/checkout/review/what-stops.server')
  return whatStops(await store.context(), await store.cart())
}

/** Places the order as it is reviewed now; where that leads, and what is told first. */
async function placeAgain() {
  const { path, told } = await store.place((await store.review()).id)
  return [path, told[0]]
}

const USAGES = {
  steps: { account: STEPS.account, delivery: { inventory: 'known' }, payment: STEPS.payment },
  lines: { [ITEMS.usage]: 5 },
}

type Case = {
  arrive?: () => Promise<void>
  change: () => Promise<unknown>
  to: string
  told: string
}

/** What is not visible on the review, and is found out when the order is placed. */
const UNSEEN: Readonly<Record<string, Case>> = {
  'an inventory account that is no longer open to the buyer': {
    arrive: () => store.arrive(USAGES.steps, { lines: USAGES.lines }),
    change: run(
      "UPDATE commerce_qglobal_accounts SET organization_uid = 'org-cedarlight' WHERE account_number = 'QG-EAST-77'",
    ),
    to: checkoutPath('en-us', 'delivery'),
    told: placing.inventoryGone,
  },
  'stock below the quantity': {
    arrive: () => store.arrive(STEPS, { lines: { [ITEMS.kit]: 3 } }),
    change: () => changeItem({ site: 'usassessments', stock: { level: 2 } }),
    to: CART,
    told: placing.lines,
  },
  'a smaller maximum': {
    arrive: () => store.arrive(STEPS, { lines: { [ITEMS.kit]: 3 } }),
    change: limitTo(2),
    to: CART,
    told: placing.lines,
  },
}

/** What the review shows as a change, and which leads to a step that is open again. */
const SEEN: Readonly<Record<string, Case & { difference: RegExp }>> = {
  'an item for institutions that was added to an order for a home': {
    arrive: () => store.arrive({ ...STEPS, shipping: { ...OHIO, addressType: 'HOME' } }),
    change: () => store.add({ [FOR_INSTITUTIONS]: 1 }),
    to: checkoutPath('en-us', 'shipping'),
    told: placing.institutionOnly,
    difference: /was added to your order/,
  },
  'a country that is no longer delivered': {
    change: inCheckout('$.delivery.body.country', '{"isocode":"FR"}'),
    to: checkoutPath('en-us', 'shipping'),
    told: placing.notDelivered,
    difference: /address has changed|delivery method has changed/,
  },
  'an organization that was merged': {
    change: run(
      "UPDATE commerce_organizations SET status = 'MERGED', merged_into = 'org-cedarlight' WHERE uid = 'org-eastmarsh'",
    ),
    to: checkoutPath('en-us', 'account'),
    told: placing.accountGone,
    difference: /account has changed/,
  },
}

describe('between the review and the order', () => {
  // The catalogue outlives the reset between tests.
  afterEach(limitTo(999))

  it.each(Object.entries(UNSEEN))('%s leads to where it is mended, each time', async (_what, given) => {
    await (given.arrive ?? store.arrive)()
    const { id } = await store.review()
    await given.change()
    const { path, told } = await store.place(id)
    expect([path, told[0]]).toEqual([given.to, given.told])
    expect(await placeAgain()).toEqual([given.to, given.told])
    expect(store.orders()).toBe(0)
    expect(await store.cart()).toMatchObject({ organization: { uid: 'org-eastmarsh' } })
  })

  it.each(Object.entries(SEEN))('%s leads to its step, in words', async (_what, given) => {
    await (given.arrive ?? store.arrive)()
    const { id } = await store.review()
    await given.change()
    const { path, told } = await store.place(id)
    expect([path, told[0]]).toEqual([given.to, given.told])
    expect(told.slice(1).join('\n')).toMatch(given.difference)
    expect((await placeAgain())[0]).toBe(given.to)
    expect(store.orders()).toBe(0)
    expect(await store.cart()).toMatchObject({ purchaseOrderNumber: 'PO-17' })
  })

  it('the review says everything that has changed after a step had to be settled first', async () => {
    await store.arrive({ ...STEPS, shipping: { ...OHIO, addressType: 'HOME' } })
    const { id } = await store.review()
    await store.add({ [FOR_INSTITUTIONS]: 1 })
    await changeItem({ site: 'usassessments', price: 30_000 })
    expect((await store.place(id)).path).toBe(checkoutPath('en-us', 'shipping'))
    await store.save({ shipping: OHIO })
    const { differences } = await store.review()
    const texts = differences.map(difference => differenceText('en-us', difference)).join('\n')
    expect(texts).toMatch(/the price was .* and is now \$300/)
    expect(texts).toMatch(/was added to your order/)
  })

  it('the review names the line and the quantity that is left', async () => {
    await store.arrive(STEPS, { lines: { [ITEMS.kit]: 3 } })
    expect(await reasons()).toEqual([])
    await changeItem({ site: 'usassessments', stock: { level: 2 } })
    await expect.poll(reasons).toEqual([expect.stringMatching(/Complete Kit.*: only 2 available/)])
  })

  it('a withdrawn item stops the order on the review until it is removed', async () => {
    await store.arrive()
    const { id } = await store.review()
    await changeItem({ status: 'WITHDRAWN' })
    expect((await store.place(id)).path).toBe(REVIEW)
    for (const _look of ['first', 'second']) {
      await store.review(id)
      await expect.poll(reasons).toEqual([expect.stringMatching(/no longer sold/)])
    }
    expect(await placeAgain()).toEqual([CART, placing.lines])
    expect(store.orders()).toBe(0)
  })
})

describe('the form of an order that was placed', () => {
  it('shows its number, also after the next cart was begun', async () => {
    await store.arrive()
    const { id } = await store.review()
    const first = await store.place(id)
    await store.add({ [ITEMS.usage]: 5 })
    const again = await store.place(id)
    expect([again.path, again.query.get('order')]).toEqual([first.path, first.query.get('order')])
    expect(store.orders()).toBe(1)
  })

  it.each([false, true])('shows it to a tab with an older look (next cart begun: %s)', async isBegun => {
    await store.arrive()
    const { id: old } = await store.review()
    await store.add({ [ITEMS.kit]: 2 })
    const first = await store.place((await store.review()).id)
    if (isBegun) await store.add({ [ITEMS.usage]: 5 })
    expect((await store.place(old)).path).toBe(first.path)
    expect(store.orders()).toBe(1)
  })
})

describe('an order that changes while the bank asks', () => {
  beforeEach(async () => {
    const { payment: _, ...before } = STEPS
    await store.arrive(before)
    const paymentToken = await paymentCalls(store.sandbox()).tokenize(NUMBERS.challenge)
    await store.save({ payment: { paymentType: 'NEW_CARD', paymentToken } })
  })

  it('is not placed once the user confirms, is not paid, and says that it has changed', async () => {
    const { readAttemptState } = await import('@/lib/orders/placing/attempt-state.server')
    const state = async () => readAttemptState(await store.context(), Date.now())
    const { id } = await store.review()
    expect((await store.place(id)).path).toBe(placingPath('en-us'))
    const asked = await state()
    await store.add({ [ITEMS.kit]: 2 })
    const url = asked.ok && 'url' in asked.value ? String(asked.value.url) : ''
    await fetch(url, { method: 'POST', body: new URLSearchParams({ answer: 'accept' }) })
    expect(await state()).toEqual({ ok: true, value: { state: 'changed', reviewed: id } })
    expect(await state()).toEqual({ ok: true, value: { state: 'changed', reviewed: id } })
    expect(store.database().prepare('SELECT status FROM payment_payments').all()).toMatchObject([
      { status: 'VOIDED' },
    ])
    const { afterChange } = await import('@/lib/orders/placing/changed-order.server')
    expect(await afterChange(await store.context(), { reviewed: id })).toMatchObject({
      href: `${REVIEW}?reviewed=${id}`,
      flash: { message: placing.changed },
    })
  })
})
