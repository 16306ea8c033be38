import { beforeEach, describe, expect, it } from 'vitest'
import { expectedTotalOf } from '../../../../lib/contract/commerce/order/expected-total.ts'
import { orderHistorySchema } from '../../../../lib/contract/commerce/order/order-history.ts'
import { seedQualifications } from '../../../../sandbox/seed/qualifications.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { ADDRESSES, EDITH, MIRA, OTTO } from '../checkout/checkout-calls.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { orderCalls } from './order-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = orderCalls(() => commerce)

const stockOf = (item: string): number =>
  Number(
    commerce.context.database
      .prepare(
        `SELECT stock_level FROM catalogue_offers JOIN catalogue_items ON id = item
         WHERE code = ? AND site = 'usassessments'`,
      )
      .get(item)?.stock_level,
  )

describe('placing an order', () => {
  it('keeps the cart as it was, reduces the stock, and ends the cart', async () => {
    const cart = await calls.ready()
    const before = await calls.shown(EDITH, cart)
    const stock = stockOf(ITEMS.kit)
    const order = await calls.placed(EDITH, cart)
    expect(order).toMatchObject({
      code: expect.stringMatching(/^3\d{7}$/),
      guid: before.guid,
      status: 'CREATED',
      statusDisplay: 'created',
      purchaseOrderNumber: 'PO-1',
      totalPriceWithTax: before.totalPriceWithTax,
      taxes: before.taxes,
      deliveryAddress: before.deliveryAddress,
      user: { uid: 'edith.marsh', name: 'Edith Marsh' },
    })
    expect(order.entries).toMatchObject(before.entries)
    expect(stockOf(ITEMS.kit)).toBe(stock - 1)
    await expectRefusal(await calls.carts.read(EDITH, cart), 400, { type: 'CartError', reason: 'notFound' })
    await commerce.change(`/items/${ITEMS.kit}`, { site: 'usassessments', price: 99_900 })
    expect(await calls.show(EDITH, order.code)).toEqual(order)
  })

  it('takes parameters of the query only, and requires the cart', async () => {
    const cart = await calls.ready()
    await expectRefusal(
      await commerce.us('/users/current/orders', { ...EDITH, body: { cartId: cart } }),
      400,
      {
        type: 'MissingServletRequestParameterError',
        subject: 'cartId',
      },
    )
    const unaccepted = `/users/current/orders?cartId=${cart}&termsChecked=false`
    await expectRefusal(await commerce.us(unaccepted, { ...EDITH, method: 'POST' }), 400, {
      subject: 'termsChecked',
    })
    expect(calls.count()).toBe(0)
  })

  it('places once per key, per cart, and of two at once', async () => {
    const cart = await calls.ready()
    const answers = await Promise.all([
      calls.place(EDITH, cart, { key: 'one' }),
      calls.place(EDITH, cart, { key: 'one' }),
      calls.place(EDITH, cart, { key: 'two' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    const codes = await Promise.all(answers.map(async answer => (await answer.json()).code))
    expect(new Set(codes).size).toBe(1)
    expect(await calls.placed(EDITH, cart, { key: 'three' }, 200)).toMatchObject({ code: codes[0] })
    expect(calls.count()).toBe(1)
    expect(await calls.attempt(EDITH, 'one')).toEqual({ status: 'PLACED', orderCode: codes[0] })
    expect(await calls.attempt(MIRA, 'one')).toEqual({ status: 'UNKNOWN' })
    const other = await calls.ready()
    await expectRefusal(await calls.place(EDITH, other, { key: 'one' }), 409, {
      type: 'IdempotencyConflictError',
    })
  })

  it('refuses another total than the one that was seen', async () => {
    const cart = await calls.ready()
    const { totalPriceWithTax: seen } = await calls.shown(EDITH, cart)
    if (seen === undefined) throw new Error('a cart with an address has a total')
    const expecting = (total: typeof seen) => ({ query: `&expectedTotal=${expectedTotalOf(total)}` })
    for (const wrong of [
      { ...seen, value: seen.value + 0.01 },
      { ...seen, currencyIso: 'CAD' },
    ])
      await expectRefusal(await calls.place(EDITH, cart, expecting(wrong)), 409, { type: 'CartChangedError' })
    expect(calls.count()).toBe(0)
    await calls.placed(EDITH, cart, expecting(seen))
  })

  it.each([
    ['without an address', '/addresses/delivery', 'deliveryAddress'],
    ['without a delivery mode', '/deliverymode', 'deliveryMode'],
  ])('refuses a cart %s', async (_what, path, subject) => {
    const cart = await calls.ready()
    await calls.call(EDITH, cart, path, { method: 'DELETE' })
    await expectRefusal(await calls.place(EDITH, cart), 400, { type: 'CartValidationError', subject })
  })

  it('refuses what has become impossible since, with the line', async () => {
    const cart = await calls.ready()
    await commerce.change(`/items/${ITEMS.kit}`, { site: 'usassessments', stock: { level: 0 } })
    const refused = await calls.place(EDITH, cart)
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {
        errors: [{ type: 'CartValidationError' }],
        cartModifications: [{ statusCode: 'noStock', entry: { entryNumber: 0 } }],
      },
    ])
    await commerce.change(`/items/${ITEMS.kit}`, { status: 'WITHDRAWN' })
    await expectRefusal(await calls.place(EDITH, cart), 400, { type: 'CartValidationError' })
    expect(calls.count()).toBe(0)
  })

  it('refuses items above the level of whoever answers for them', async () => {
    const cart = await calls.shipped(MIRA, ADDRESSES.washington, [ITEMS.formsOfLevelC, 1])
    await calls.settled(MIRA, cart, '/organization?organizationUid=org-westmere')
    await calls.settled(MIRA, cart, '/paymenttype?paymentType=PURCHASE_ORDER&purchaseOrderNumber=1')
    await expectRefusal(await calls.place(MIRA, cart), 400, {
      type: 'QualificationError',
      reason: 'levelInsufficient',
      subject: '0',
      subjectType: 'entry',
    })
    seedQualifications(commerce.context)
    await calls.settled(MIRA, cart, '/qualifieduser?uid=nora.kessel')
    expect(await calls.placed(MIRA, cart)).toMatchObject({ qualifiedUser: { uid: 'nora.kessel' } })
  })

  it('refuses an account whose limit this order would exceed', async () => {
    const cart = await calls.shipped(OTTO, ADDRESSES.washington, [ITEMS.kit, 2])
    await calls.settled(OTTO, cart, '/paymenttype?paymentType=ACCOUNT')
    await calls.carts.changed(OTTO, cart, 0, 5)
    await expectRefusal(await calls.place(OTTO, cart), 400, { subject: 'paymentType' })
    await calls.carts.changed(OTTO, cart, 0, 2)
    await calls.placed(OTTO, cart)
    const next = await calls.shipped(OTTO, ADDRESSES.washington, [ITEMS.kit, 2])
    await expectRefusal(await calls.put(OTTO, next, '/paymenttype?paymentType=ACCOUNT'), 400, {
      subject: 'paymentType',
    })
  })

  it('counts what the plan has paid for', async () => {
    const nora = { as: 'uid-nora' }
    const cart = await calls.filled(nora, [ITEMS.usage, 2])
    await calls.settled(nora, cart, '/inventoryaccount', { createNew: true })
    await calls.settled(nora, cart, '/paymenttype?paymentType=PURCHASE_ORDER&purchaseOrderNumber=1')
    await calls.placed(nora, cart)
    const used = commerce.context.database
      .prepare(
        "SELECT used FROM commerce_programmes WHERE organization_uid = 'org-westmere' AND code = 'UAP'",
      )
      .get()?.used
    expect(used).toBe(499)
  })
})

describe('an order waits', () => {
  it('for its purchase order, a qualified user, or a check', async () => {
    const toFollow = await calls.ready()
    await calls.settled(EDITH, toFollow, '/paymenttype?paymentType=PURCHASE_ORDER&purchaseOrderToFollow=true')
    expect(await calls.placed(EDITH, toFollow)).toMatchObject({
      status: 'ON_VALIDATION',
      holdReasons: ['PURCHASE_ORDER'],
    })
    const invited = await calls.shipped(EDITH, ADDRESSES.washington, [ITEMS.formsOfLevelC, 1])
    await calls.settled(EDITH, invited, '/qualifieduser?email=new@example.org')
    await calls.settled(EDITH, invited, '/paymenttype?paymentType=PURCHASE_ORDER&purchaseOrderNumber=2')
    const held = await calls.placed(EDITH, invited)
    expect(held).toMatchObject({ holdReasons: ['QUALIFIED_USER'] })
    const invitations = commerce.sentMail.filter(({ to }) => to === 'new@example.org')
    expect(invitations).toHaveLength(1)
    expect(invitations[0]?.text).toContain(held.code)
    commerce.setFlag('ofac', true)
    const screened = await calls.ready(EDITH, { ...ADDRESSES.washington, companyName: 'RAVENHOLT Trading' })
    expect(await calls.placed(EDITH, screened)).toMatchObject({ holdReasons: ['SCREENING'] })
    const billed = await calls.ready()
    const invoices = { ...ADDRESSES.washington, companyName: 'Ravenholt Trading' }
    await calls.put(EDITH, billed, '/addresses/billing', invoices)
    expect(await calls.placed(EDITH, billed)).toMatchObject({ holdReasons: ['SCREENING'] })
  })

  it('if it is by purchase order and the credit is suspended', async () => {
    const finn = { as: 'uid-finn' }
    const cart = await calls.shipped(finn, ADDRESSES.washington, [ITEMS.kit, 1])
    await calls.settled(finn, cart, '/organization?organizationUid=org-larkhill')
    await calls.settled(finn, cart, '/paymenttype?paymentType=PURCHASE_ORDER&purchaseOrderNumber=2')
    expect(await calls.placed(finn, cart)).toMatchObject({ holdReasons: ['CREDIT'] })
  })
})

describe('orders', () => {
  it('are listed newest first, by status, in pages, and counted', async () => {
    const first = await calls.placed(EDITH, await calls.ready())
    commerce.advance(60)
    const second = await calls.placed(EDITH, await calls.ready())
    const path = '/users/current/orders?fields=FULL'
    const page = await readExactly(await commerce.us(path, EDITH), orderHistorySchema)
    expect(page.orders.map(({ code }) => code)).toEqual([second.code, first.code])
    expect(page.orders[0]).toMatchObject({
      orgUnit: { uid: 'org-eastmarsh' },
      total: second.totalPriceWithTax,
    })
    const past = await readExactly(await commerce.us(`${path}&currentPage=7`, EDITH), orderHistorySchema)
    expect(past.orders).toEqual([])
    const held = await commerce.us(`${path}&statuses=ON_VALIDATION,CANCELLED`, EDITH)
    expect((await readExactly(held, orderHistorySchema)).pagination.totalResults).toBe(0)
    const counted = await commerce.us('/users/current/orders', { ...EDITH, method: 'HEAD' })
    expect(counted.headers.get('x-total-count')).toBe('2')
  })

  it('are found by their numbers, the qualified user and the items, in any spelling', async () => {
    const { code, entries } = await calls.placed(EDITH, await calls.ready())
    const found = async (text: string) => {
      const path = `/users/current/orders?query=${encodeURIComponent(text)}`
      return (await readExactly(await commerce.us(path, EDITH), orderHistorySchema)).orders.length
    }
    const name = entries[0]?.product.name ?? ''
    for (const text of ['', code, code.slice(2), name.toUpperCase(), entries[0]?.product.code ?? ''])
      expect([text, await found(text)]).toEqual([text, 1])
    for (const text of ['99999999', '%', '_', "' OR 1=1 --", 'x'.repeat(400)])
      expect([text, await found(text)]).toEqual([text, 0])
  })

  it('are never somebody else’s', async () => {
    const { code } = await calls.placed(EDITH, await calls.ready())
    for (const other of [code, '39999999', 'x'])
      await expectRefusal(await commerce.us(`/users/current/orders/${other}`, MIRA), 400, {
        type: 'UnknownIdentifierError',
        message: 'Order not found.',
      })
  })
})
