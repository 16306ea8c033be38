import { beforeEach, describe, expect, it } from 'vitest'
import {
  paymentDetailsListSchema,
  paymentDetailsSchema,
} from '../../../../lib/contract/commerce/payment/payment-details.ts'
import { putAssociation } from '../../../../sandbox/commerce/organizations/association-store.ts'
import { NUMBERS } from '../../payment-provider/payment-harness.ts'
import { salem } from '../addresses/address-fixtures.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { ADDRESSES, type Buyer, EDITH, MIRA, OTTO } from '../checkout/checkout-calls.ts'
import { bodyAfter, expectRefusal, readExactly } from '../commerce-harness.ts'
import { orderCalls } from '../orders/order-calls.ts'
import { servePayingCommerce } from './paying-harness.ts'
import { cardInput } from './payment-calls.ts'

const { provider, commerce, tokenize } = servePayingCommerce()
const calls = orderCalls(commerce)

const CARDS = '/users/current/paymentdetails'
const EASTMARSH = 'org-eastmarsh'
const OF_EASTMARSH = { uid: EASTMARSH, name: 'Eastmarsh Unified School District' }

/** Edith administers the organization; Otto is a member of it, Mira is not. */
beforeEach(() => {
  provider().context.database.exec('DELETE FROM payment_payments')
  const { database } = commerce().context
  const otto = database.prepare('SELECT customer_id FROM commerce_customers WHERE iam_id = ?').get('uid-otto')
  putAssociation(database, {
    organizationUid: EASTMARSH,
    customerId: String(otto?.customer_id),
    ...{ status: 'ASSOCIATED', administrator: false, isDefault: false, since: 0 },
  })
})

const send = async ({ as }: Buyer, number: string = NUMBERS.visa, more: object = {}) => {
  const body = cardInput(await tokenize(number, as), { billingAddress: salem, saved: true, ...more })
  return commerce().us(CARDS, { as, body: { organizationUid: EASTMARSH, ...body } })
}

const add = async () => (await readExactly(await send(EDITH), paymentDetailsSchema.partial(), 201)).id ?? ''

const list = async ({ as }: Buyer) => {
  const listed = await commerce().us(`${CARDS}?saved=true&fields=DEFAULT`, { as })
  return (await readExactly(listed, paymentDetailsListSchema)).payments
}

const change = ({ as }: Buyer, id: string, options: object) =>
  commerce().us(`${CARDS}/${id}`, { as, ...options })

const choose = (buyer: Buyer, cart: string, id: string) =>
  calls.put(buyer, cart, `/paymentdetails?paymentDetailsId=${id}`)

const FORBIDDEN = { type: 'ForbiddenError' }

describe('the card of an organization', () => {
  it('is added by an administrator alone', async () => {
    await expectRefusal(await send(OTTO), 403, FORBIDDEN)
    await expectRefusal(await send(MIRA), 403, FORBIDDEN)
    await add()
    await expectRefusal(await send(EDITH), 409, { type: 'AlreadyExistsError' })
  })

  it('is listed for its members, with whether they administer it, after their own, and never a default', async () => {
    const id = await add()
    const own = { organizationUid: undefined }
    await send(OTTO, NUMBERS.visa, own)
    expect(await list(OTTO)).toMatchObject([
      { defaultPayment: true },
      { id, defaultPayment: false, organization: { ...OF_EASTMARSH, administrator: false } },
    ])
    expect((await list(OTTO))[0]).not.toHaveProperty('organization')
    expect(await list(EDITH)).toMatchObject([{ id, organization: { ...OF_EASTMARSH, administrator: true } }])
    expect(await list(MIRA)).toEqual([])
    const asDefault = { type: 'ValidationError', subject: 'defaultPayment' }
    await expectRefusal(await send(EDITH, NUMBERS.master, { defaultPayment: true }), 400, asDefault)
    const patch = { method: 'PATCH', body: { defaultPayment: true } }
    await expectRefusal(await change(EDITH, id, patch), 400, asDefault)
  })

  it('has a holder and a billing address for its administrators alone, in lists and in carts', async () => {
    const id = await add()
    const known = { accountHolderName: expect.any(String), billingAddress: expect.anything() }
    expect(await list(EDITH)).toMatchObject([known])
    const cart = await calls.filled(OTTO, [ITEMS.manual, 1])
    await calls.settled(OTTO, cart, `/organization?organizationUid=${EASTMARSH}`)
    await choose(OTTO, cart, id)
    const one = await readExactly(await change(OTTO, id, {}), paymentDetailsSchema.partial())
    for (const seen of [...(await list(OTTO)), one, (await calls.shown(OTTO, cart)).paymentInfo]) {
      expect(seen).toMatchObject({ id, cardNumber: '************4242' })
      expect(Object.keys(seen ?? {})).not.toEqual(expect.arrayContaining(['accountHolderName']))
      expect(Object.keys(seen ?? {})).not.toEqual(expect.arrayContaining(['billingAddress']))
    }
  })

  it('is deleted by an administrator, not by other members, and does not exist for others', async () => {
    const id = await add()
    await expectRefusal(await change(OTTO, id, { method: 'DELETE' }), 403, FORBIDDEN)
    const patch = { method: 'PATCH', body: { billingAddress: salem } }
    await expectRefusal(await change(OTTO, id, patch), 403, FORBIDDEN)
    await expectRefusal(await change(MIRA, id, { method: 'DELETE' }), 404, { type: 'NotFoundError' })
    expect((await change(EDITH, id, { method: 'DELETE' })).status).toBe(200)
    expect(await list(OTTO)).toEqual([])
  })

  it('is not changed by somebody whose role ends while the change is under way', async () => {
    const id = await add()
    const endRole = async () =>
      commerce().context.database.exec(
        `UPDATE commerce_associations SET administrator = 0 WHERE organization_uid = '${EASTMARSH}'`,
      )
    const body = bodyAfter(JSON.stringify({ billingAddress: { ...salem, line1: '2 Elm Street' } }), endRole)
    await expectRefusal(await change(EDITH, id, { method: 'PATCH', body }), 403, FORBIDDEN)
  })

  it('pays for an order of a member for its account', async () => {
    const id = await add()
    const cart = await calls.shipped(OTTO, ADDRESSES.washington, [ITEMS.manual, 1])
    await calls.settled(OTTO, cart, `/organization?organizationUid=${EASTMARSH}`)
    await choose(OTTO, cart, id)
    const order = await calls.placed(OTTO, cart)
    expect(order.paymentInfo).toMatchObject({ id, cardNumber: '************4242' })
    const paid = provider().context.database.prepare('SELECT status FROM payment_payments').all()
    expect(paid).toMatchObject([{ status: 'AUTHORIZED' }])
  })

  it('pays for no other account, nor after the account was switched', async () => {
    const id = await add()
    const cart = await calls.filled(OTTO, [ITEMS.manual, 1])
    await expectRefusal(await choose(OTTO, cart, id), 400, { subject: 'paymentDetailsId' })
    await calls.settled(OTTO, cart, `/organization?organizationUid=${EASTMARSH}`)
    await choose(OTTO, cart, id)
    expect((await calls.shown(OTTO, cart)).paymentInfo?.id).toBe(id)
    await calls.settled(OTTO, cart, '/organization?organizationUid=org-cedarlight')
    const switched = await calls.settled(OTTO, cart, '/paymenttype?paymentType=CARD')
    expect(switched.paymentInfo).toBeUndefined()
  })
})
