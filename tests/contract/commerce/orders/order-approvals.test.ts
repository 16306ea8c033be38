import { beforeEach, describe, expect, it } from 'vitest'
import { orderSchema } from '../../../../lib/contract/commerce/order/order.ts'
import { orderApprovalListSchema } from '../../../../lib/contract/commerce/order/order-approval.ts'
import { organizationSchema } from '../../../../lib/contract/commerce/organization.ts'
import { memberListSchema } from '../../../../lib/contract/commerce/organization-member.ts'
import { findCustomerByIamId } from '../../../../sandbox/commerce/customers/customer-store.ts'
import { copyOrder } from '../../../../sandbox/commerce/orders/copy-order.ts'
import { putAssociation } from '../../../../sandbox/commerce/organizations/association-store.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { ADDRESSES, type Buyer, EDITH, MIRA, OTTO } from '../checkout/checkout-calls.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { orderCalls } from './order-calls.ts'

let commerce: CatalogueHarness

const calls = orderCalls(() => commerce)

const UID = 'org-eastmarsh'
const MEMBERS = `/users/current/organizations/${UID}/members`
const APPROVALS = '/users/current/orderapprovals'

const customerOf = (iamId: string) => findCustomerByIamId(commerce.context.database, iamId)?.customerId ?? ''

/** Mira and Otto are ordinary members of Edith's organization. */
beforeEach(() => {
  commerce = createCatalogueHarness()
  for (const iamId of ['uid-mira', 'uid-otto'])
    putAssociation(commerce.context.database, {
      organizationUid: UID,
      customerId: customerOf(iamId),
      status: 'ASSOCIATED',
      administrator: false,
      isDefault: false,
      since: 0,
    })
})

const setApprover = (as: string, member: string, method = 'PUT') =>
  commerce.us(`${MEMBERS}/${member}/approver`, { as, method })

const appointOtto = async () => {
  expect((await setApprover(EDITH.as, customerOf('uid-otto'))).status).toBe(200)
  commerce.sentMail.length = 0
}

/** An order for the organization, by purchase order. */
async function ordered(buyer: Buyer) {
  const cart = await calls.shipped(buyer, ADDRESSES.ohio, [ITEMS.manual, 1])
  await calls.settled(buyer, cart, `/organization?organizationUid=${UID}`)
  await calls.shipTo(buyer, cart, ADDRESSES.ohio)
  await calls.setMode(buyer, cart, 'standard')
  const payment = 'paymentType=PURCHASE_ORDER&purchaseOrderNumber=PO-1&purchaseOrderReused=true'
  await calls.settled(buyer, cart, `/paymenttype?${payment}`)
  return calls.placed(buyer, cart)
}

const waiting = async ({ as }: Buyer) =>
  (
    await readExactly(await commerce.us(`${APPROVALS}?fields=FULL`, { as }), orderApprovalListSchema)
  ).orderApprovals.map(({ code }) => code)

const decide = ({ as }: Buyer, code: string, body: object) =>
  commerce.us(`${APPROVALS}/${code}/decision`, { as, body })

const mails = () => commerce.sentMail.map(({ to, subject }) => [to, subject])

describe('approvers of an organization', () => {
  it('are appointed and dismissed by its administrators, who are the only ones to do it', async () => {
    const otto = customerOf('uid-otto')
    await expectRefusal(await setApprover(MIRA.as, otto), 403, { type: 'ForbiddenError' })
    await setApprover(EDITH.as, otto)
    await setApprover(EDITH.as, otto)
    expect(mails()).toEqual([
      ['otto.dunmore@example.com', 'You now approve orders for Eastmarsh Unified School District'],
    ])
    const approvers = async () => {
      const list = await readExactly(await commerce.us(MEMBERS, { as: EDITH.as }), memberListSchema)
      return list.members.filter(({ approver }) => approver).map(({ id }) => id)
    }
    expect(await approvers()).toEqual([otto])
    await setApprover(EDITH.as, otto, 'DELETE')
    expect(await approvers()).toEqual([])
    await expectRefusal(await setApprover(EDITH.as, 'nobody'), 404, { subjectType: 'member' })
    await expectRefusal(await setApprover(EDITH.as, customerOf('uid-rosa')), 404, { subjectType: 'member' })
  })

  it('make the orders of members wait, and of nobody else', async () => {
    const required = async () => {
      const answer = await commerce.us(`/users/current/orgUnits/${UID}?fields=FULL`, { as: MIRA.as })
      return (await readExactly(answer, organizationSchema)).paymentTerms?.approvalRequired
    }
    expect(await required()).toBe(false)
    expect(await ordered(MIRA)).not.toHaveProperty('holdReasons')
    await appointOtto()
    expect(await required()).toBe(true)
    expect(await ordered(MIRA)).toMatchObject({ status: 'ON_VALIDATION', holdReasons: ['APPROVAL'] })
    for (const buyer of [EDITH, OTTO]) expect(await ordered(buyer)).not.toHaveProperty('holdReasons')
  })
})

describe('an order that waits for an approver', () => {
  it('is mailed to the approvers, and is released by one of them, which its buyer is mailed', async () => {
    await appointOtto()
    const { code } = await ordered(MIRA)
    expect(mails()).toContainEqual(['otto.dunmore@example.com', expect.stringContaining(code)])
    expect(commerce.sentMail.at(-1)?.text).toContain(`/usassessments/en/my-account/order-history/${code}`)
    expect([await waiting(OTTO), await waiting(EDITH), await waiting(MIRA)]).toEqual([[code], [code], []])
    const path = `/occ/v2/usassessments/orgUsers/current/orgUnits/orders/${code}?fields=FULL`
    const shown = await readExactly(await commerce.call(path, OTTO), orderSchema)
    expect(shown).toMatchObject({ code, approvable: true, cancellable: false })
    expect((await decide(OTTO, code, { decision: 'APPROVE' })).status).toBe(201)
    expect(await calls.show(MIRA, code)).toMatchObject({ status: 'CREATED' })
    expect(mails().at(-1)).toEqual(['mira.solberg@example.com', `Your order ${code} was approved`])
    expect(await waiting(OTTO)).toEqual([])
  })

  it('is cancelled by a decline, whose reason its buyer is mailed', async () => {
    await appointOtto()
    const { code } = await ordered(MIRA)
    await decide(OTTO, code, { decision: 'REJECT', comment: 'We have two copies.' })
    expect((await calls.show(MIRA, code)).status).toBe('CANCELLED')
    const last = commerce.sentMail.at(-1)
    expect(last?.subject).toBe(`Your order ${code} was declined`)
    expect(last?.text).toContain('We have two copies.')
    expect(mails().filter(([, subject]) => subject?.startsWith('Cancellation'))).toEqual([])
  })

  it('is decided once, by an administrator too, and by nobody for themselves', async () => {
    await appointOtto()
    const { code } = await ordered(MIRA)
    await expectRefusal(await decide(MIRA, code, { decision: 'APPROVE' }), 400, {
      type: 'UnknownIdentifierError',
    })
    await setApprover(EDITH.as, customerOf('uid-mira'))
    await expectRefusal(await decide(MIRA, code, { decision: 'APPROVE' }), 400, { reason: 'notOnHold' })
    expect((await decide(EDITH, code, { decision: 'APPROVE' })).status).toBe(201)
    await expectRefusal(await decide(OTTO, code, { decision: 'REJECT' }), 400, { reason: 'notOnHold' })
  })

  it('is listed however many newer orders of the organization wait for something else', async () => {
    await appointOtto()
    const { code } = await ordered(MIRA)
    const other = await ordered(MIRA)
    const { database } = commerce.context
    const change = (column: string, value: string | number, of: string) =>
      database.prepare(`UPDATE commerce_orders SET ${column} = ? WHERE code = ?`).run(value, Number(of))
    change('hold_reasons', '["PURCHASE_ORDER"]', other.code)
    copyOrder(database, Number(other.code), 110)
    change('created_at', commerce.context.clock.now() - 200 * 3_600_000, code)
    expect(await waiting(OTTO)).toEqual([code])
  })

  it('is none of the business of approvers who were dismissed, nor of other organizations', async () => {
    await appointOtto()
    const { code } = await ordered(MIRA)
    await setApprover(EDITH.as, customerOf('uid-otto'), 'DELETE')
    for (const buyer of [OTTO, { as: 'uid-petra' }])
      await expectRefusal(await decide(buyer, code, { decision: 'APPROVE' }), 400, {
        type: 'UnknownIdentifierError',
      })
    expect(await waiting(EDITH)).toEqual([code])
  })

  it('waits no longer once its buyer is the only one who could answer', async () => {
    await appointOtto()
    const { code } = await ordered(MIRA)
    const mira = customerOf('uid-mira')
    await commerce.us(`${MEMBERS}/${mira}/administrator`, { as: EDITH.as, method: 'PUT' })
    expect(await calls.show(MIRA, code)).toMatchObject({ holdReasons: ['APPROVAL'] })
    await setApprover(MIRA.as, customerOf('uid-otto'), 'DELETE')
    const shown = await calls.show(MIRA, code)
    expect(shown.status).toBe('CREATED')
    expect(shown).not.toHaveProperty('holdReasons')
  })

  it('can still be cancelled by its buyer', async () => {
    await appointOtto()
    const { code } = await ordered(MIRA)
    expect((await calls.cancel(MIRA, code, { 0: 1 })).status).toBe(200)
    expect(await waiting(OTTO)).toEqual([])
    await expectRefusal(await decide(OTTO, code, { decision: 'APPROVE' }), 400, { reason: 'notOnHold' })
  })
})
