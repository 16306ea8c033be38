import { beforeEach, describe, expect, it } from 'vitest'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal, looseSchema, readExactly } from '../commerce-harness.ts'
import { orderCalls } from '../orders/order-calls.ts'
import { cartTypes, documentCalls } from '../payments/payment-calls.ts'
import { ADDRESSES, checkoutCalls, EDITH, OTTO } from './checkout-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = checkoutCalls(() => commerce)
const { upload } = documentCalls(() => commerce)

describe('ways to pay', () => {
  it('depend on the account, its credit and the sum', async () => {
    const cart = await calls.filled(OTTO, [ITEMS.kit, 1])
    expect((await cartTypes(commerce, OTTO, cart)).map(({ code }) => code)).toEqual([
      'CARD',
      'PURCHASE_ORDER',
      'ACCOUNT',
    ])
    // Its limit is 1,000.00.
    await calls.carts.changed(OTTO, cart, 0, 5)
    expect((await cartTypes(commerce, OTTO, cart)).map(({ code }) => code)).not.toContain('ACCOUNT')
    await expectRefusal(await calls.put(OTTO, cart, '/paymenttype?paymentType=ACCOUNT'), 400, {
      type: 'ValidationError',
      subject: 'paymentType',
    })
  })

  it('leave out the account of an organization without credit', async () => {
    const finn = { as: 'uid-finn' }
    const cart = await calls.filled(finn, [ITEMS.kit, 1])
    await calls.settled(finn, cart, '/organization?organizationUid=org-larkhill')
    expect((await cartTypes(commerce, finn, cart)).map(({ code }) => code)).toEqual([
      'CARD',
      'PURCHASE_ORDER',
    ])
  })

  it('require a purchase order of some organizations and from a sum on, if a flag says so', async () => {
    const cart = await calls.filled(OTTO, [ITEMS.kit, 3])
    expect(await cartTypes(commerce, OTTO, cart)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'ACCOUNT', purchaseOrder: { required: false } }),
      ]),
    )
    commerce.setFlag('po-threshold', true)
    expect(await cartTypes(commerce, OTTO, cart)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'ACCOUNT', purchaseOrder: { required: true } }),
      ]),
    )
    await expectRefusal(await calls.put(OTTO, cart, '/paymenttype?paymentType=ACCOUNT'), 400, {
      subject: 'purchaseOrderNumber',
      reason: 'missing',
    })
    const small = await calls.filled(EDITH, [ITEMS.usage, 1])
    const path = '/paymenttype?paymentType=PURCHASE_ORDER&purchaseOrderNumber=1'
    await expectRefusal(await calls.put(EDITH, small, path), 400, {
      subject: 'purchaseOrderNumber',
      reason: 'invalid',
    })
  })

  it('take the number of a purchase order, or wait for it', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    const path = '/paymenttype?paymentType=PURCHASE_ORDER'
    for (const number of ['', '--', 'x'.repeat(31), '=1'])
      await expectRefusal(
        await calls.put(EDITH, cart, `${path}&purchaseOrderNumber=${encodeURIComponent(number)}`),
        400,
        { type: 'ValidationError', subject: 'purchaseOrderNumber' },
      )
    const numbered = await calls.settled(EDITH, cart, `${path}&purchaseOrderNumber=PO-118`)
    expect(numbered).toMatchObject({
      paymentType: { code: 'PURCHASE_ORDER', displayName: 'Purchase order' },
      purchaseOrderNumber: 'PO-118',
    })
    const waiting = await calls.settled(EDITH, cart, `${path}&purchaseOrderToFollow=true`)
    expect(waiting.purchaseOrderToFollow).toBe(true)
    expect(waiting).not.toHaveProperty('purchaseOrderNumber')
  })

  describe('by a purchase order whose number an order of the organization has', () => {
    const orders = orderCalls(() => commerce)
    const path = '/paymenttype?paymentType=PURCHASE_ORDER&purchaseOrderNumber='
    const used = { type: 'PurchaseOrderUsedError', reason: 'used', subjectType: 'order' }

    it('is refused with that order and its date, until it is meant', async () => {
      const { code, created } = await orders.placed(EDITH, await orders.ready())
      const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
      for (const number of ['PO-1', 'po-1']) {
        const refused = await calls.put(EDITH, cart, `${path}${number}`)
        expect([refused.status, await refused.json()]).toMatchObject([
          409,
          {
            errors: [
              { ...used, subject: code },
              { subjectType: 'date', subject: created },
            ],
          },
        ])
      }
      const meant = await calls.settled(EDITH, cart, `${path}PO-1&purchaseOrderReused=true`)
      expect(meant.purchaseOrderNumber).toBe('PO-1')
      await calls.settled(EDITH, cart, `${path}PO-1`)
      await calls.settled(EDITH, cart, `${path}PO-2`)
      await expectRefusal(await calls.put(EDITH, cart, `${path}PO-1`), 409, used)
    })

    it('is asked about when the order is placed, if the other one was faster', async () => {
      const cart = await orders.ready()
      await calls.settled(EDITH, cart, `${path}PO-3`)
      const other = await orders.ready()
      await calls.settled(EDITH, other, `${path}PO-3`)
      const { code } = await orders.placed(EDITH, other)
      await expectRefusal(await orders.place(EDITH, cart), 409, { ...used, subject: code })
      expect(orders.count()).toBe(1)
      await calls.settled(EDITH, cart, `${path}PO-3&purchaseOrderReused=true`)
      expect(await orders.placed(EDITH, cart)).toMatchObject({ purchaseOrderNumber: 'PO-3' })
    })

    it('is asked about anew once the cart is for another account', async () => {
      await orders.placed(EDITH, await orders.ready())
      const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
      const toOrganization = '/organization?organizationUid=org-eastmarsh'
      await calls.settled(EDITH, cart, toOrganization)
      await calls.settled(EDITH, cart, `${path}PO-1&purchaseOrderReused=true`)
      const { customerId } = await readExactly(
        await commerce.us('/users/current?fields=FULL', EDITH),
        looseSchema,
      )
      const own = await calls.settled(EDITH, cart, `/organization?organizationUid=P${customerId}`)
      expect(own).not.toHaveProperty('purchaseOrderNumber')
      await calls.settled(EDITH, cart, toOrganization)
      await expectRefusal(await calls.put(EDITH, cart, `${path}PO-1`), 409, used)
    })

    it('is used without a question by another organization, and after that order was cancelled', async () => {
      await orders.placed(EDITH, await orders.ready())
      const ofOtto = await calls.filled(OTTO, [ITEMS.kit, 1])
      await calls.settled(OTTO, ofOtto, `${path}PO-1`)
      commerce.context.database.exec("UPDATE commerce_orders SET status = 'CANCELLED'")
      await calls.settled(EDITH, await calls.filled(EDITH, [ITEMS.kit, 1]), `${path}PO-1`)
    })
  })

  it('are a bank transfer where a flag says so', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    await expectRefusal(await calls.put(EDITH, cart, '/paymenttype?paymentType=BANK_TRANSFER'), 400, {
      subject: 'paymentType',
    })
    commerce.setFlag('bank-transfer', true)
    const shown = await calls.settled(EDITH, cart, '/paymenttype?paymentType=BANK_TRANSFER')
    expect(shown.paymentType?.displayName).toBe('Bank transfer')
  })
})

describe('the document of a purchase order', () => {
  it('is judged by its content and replaced by the next one', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    const sent = await upload(EDITH, cart, '%PDF-1.7 order', '../../order\u202e.pdf')
    expect(await readExactly(sent, looseSchema, 201)).toMatchObject({ fileName: 'order.pdf', size: 14 })
    await upload(EDITH, cart, '%PDF-1.7 second order', 'second.pdf')
    expect((await calls.shown(EDITH, cart)).purchaseOrderDocument?.fileName).toBe('second.pdf')
    await calls.call(EDITH, cart, '/purchaseOrderDocument', { method: 'DELETE' })
    expect(await calls.shown(EDITH, cart)).not.toHaveProperty('purchaseOrderDocument')
  })

  it('is downloaded by whoever has sent it, as a file', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    const { id } = await readExactly(
      await upload(EDITH, cart, '%PDF-1.7 order', 'Ordre n° 1.pdf'),
      looseSchema,
      201,
    )
    const file = await commerce.us(`/users/current/documents/${id}`, EDITH)
    expect(await file.text()).toBe('%PDF-1.7 order')
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Ordre%20n%C2%B0%201.pdf",
      'x-content-type-options': 'nosniff',
    })
    for (const other of [id, 'nothing'])
      await expectRefusal(await commerce.us(`/users/current/documents/${other}`, OTTO), 404, {
        type: 'NotFoundError',
      })
  })

  it.each([
    ['empty', '', 'missing'],
    ['of another kind', '<html></html>', 'wrongType'],
    ['too large', `%PDF-${'x'.repeat(10 * 1024 * 1024)}`, 'tooLarge'],
  ])('is refused if it is %s', async (_what, content, reason) => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    await expectRefusal(await upload(EDITH, cart, content, 'order.pdf'), 400, {
      type: 'ValidationError',
      subject: 'document',
      reason,
    })
  })
})

it('the address of invoices is set by itself', async () => {
  const cart = await calls.filled(EDITH, [ITEMS.usage, 1])
  expect((await calls.put(EDITH, cart, '/addresses/billing', ADDRESSES.washington)).status).toBe(200)
  const shown = await calls.shown(EDITH, cart)
  expect(shown.sapBillingAddress).toMatchObject({ line1: '10 Kestrel Street' })
  expect(shown.taxes).toMatchObject([{ code: 'US-WA' }])
})
