import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '../../../../lib/contract/commerce/order/order.ts'
import { seedQualifications } from '../../../../sandbox/seed/qualifications.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { ADDRESSES, EDITH, MIRA } from '../checkout/checkout-calls.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { orderCalls } from './order-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
  seedQualifications(commerce.context)
})

const calls = orderCalls(() => commerce)

const LEVEL_C_KIT = '0011203101'

const pdf = (name = 'po.pdf') => {
  const form = new FormData()
  form.set('document', new File(['%PDF-1.7 order'], name, { type: 'application/pdf' }))
  return form
}

const upload = async (code: string, part: string, form: FormData, as = MIRA.as) =>
  commerce.call(`/occ/v2/usassessments/users/current/orders/${code}/${part}`, {
    as,
    method: 'POST',
    ...(await encoded(form)),
  })

/** A form as it goes over the wire. */
const encoded = async (form: FormData) => {
  const request = new Request('http://x', { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer()).toString('latin1')
  return { body, headers: { 'content-type': request.headers.get('content-type') ?? '' } }
}

/** Mira's order for the university, for which Nora answers or somebody who is invited. */
const heldOrder = async (settled: string, invited = false): Promise<Order> => {
  const cart = await calls.shipped(MIRA, ADDRESSES.washington, [LEVEL_C_KIT, 1])
  await calls.settled(MIRA, cart, '/organization?organizationUid=org-westmere')
  const user = invited ? 'email=new@example.com' : 'uid=nora.kessel'
  await calls.settled(MIRA, cart, `/qualifieduser?${user}`)
  await calls.shipTo(MIRA, cart, ADDRESSES.washington)
  await calls.setMode(MIRA, cart, 'standard')
  await calls.settled(MIRA, cart, `/paymenttype?paymentType=PURCHASE_ORDER&${settled}`)
  return calls.placed(MIRA, cart)
}

const FOLLOWS = 'purchaseOrderToFollow=true'

describe('an order that waits for its purchase order', () => {
  it('goes on once the number is there, with the document beside it', async () => {
    const { code, holdReasons } = await heldOrder(FOLLOWS)
    expect(holdReasons).toEqual(['PURCHASE_ORDER'])
    expect((await upload(code, 'purchaseOrderDocument', pdf())).status).toBe(200)
    const put = await calls.about(
      MIRA,
      `/orders/${code}/purchaseOrder?fields=FULL`,
      { purchaseOrderNumber: 'PO-77' },
      'PUT',
    )
    expect(put.status).toBe(200)
    expect(await calls.show(MIRA, code)).toMatchObject({
      status: 'CREATED',
      purchaseOrderNumber: 'PO-77',
      purchaseOrderDocument: { fileName: 'po.pdf' },
    })
    expect((await calls.show(MIRA, code)).holdReasons).toBeUndefined()
  })

  it.each([
    ['', 'missing'],
    ['<script>', 'invalid'],
  ])('refuses a number by its rule: %s', async (purchaseOrderNumber, reason) => {
    const { code } = await heldOrder(FOLLOWS)
    const answer = await calls.about(MIRA, `/orders/${code}/purchaseOrder`, { purchaseOrderNumber }, 'PUT')
    await expectRefusal(answer, 400, { reason, subject: 'purchaseOrderNumber' })
  })

  it('asks before a number is used again', async () => {
    await heldOrder('purchaseOrderNumber=PO-1')
    const { code } = await heldOrder(FOLLOWS)
    const send = (more: object = {}) =>
      calls.about(MIRA, `/orders/${code}/purchaseOrder`, { purchaseOrderNumber: 'po-1', ...more }, 'PUT')
    await expectRefusal(await send(), 409, { type: 'PurchaseOrderUsedError' })
    expect((await send({ purchaseOrderReused: true })).status).toBe(200)
  })

  it('takes no file of another kind, and none for an order of somebody else', async () => {
    const { code } = await heldOrder(FOLLOWS)
    const form = new FormData()
    form.set('document', new File(['<html>'], 'po.pdf'))
    await expectRefusal(await upload(code, 'purchaseOrderDocument', form), 400, { reason: 'wrongType' })
    await expectRefusal(await upload(code, 'purchaseOrderDocument', pdf(), EDITH.as), 400, {
      type: 'UnknownIdentifierError',
    })
  })
})

describe('an order that waits for its qualified user', () => {
  it('goes on with a colleague who has the level, and with nobody else', async () => {
    const { code, holdReasons } = await heldOrder('purchaseOrderNumber=PO-5', true)
    expect(holdReasons).toEqual(['QUALIFIED_USER'])
    const name = (uid: string) => calls.about(MIRA, `/orders/${code}/qualifieduser?uid=${uid}`, {}, 'PUT')
    for (const uid of ['mira.solberg', 'edith.marsh', 'nobody'])
      await expectRefusal(await name(uid), 400, { reason: 'notEligible' })
    expect((await name('nora.kessel')).status).toBe(200)
    expect(await calls.show(MIRA, code)).toMatchObject({
      status: 'CREATED',
      qualifiedUser: { name: 'Nora Kessel' },
    })
    await expectRefusal(await name('nora.kessel'), 400, { reason: 'notOnHold' })
  })

  it('goes on once a certificate has been checked', async () => {
    const { code } = await heldOrder('purchaseOrderNumber=PO-6', true)
    expect((await upload(code, 'certificate', pdf('license.pdf'))).status).toBe(200)
    expect(await calls.show(MIRA, code)).toMatchObject({
      status: 'ON_VALIDATION',
      certificateSent: expect.stringMatching(/^2026/),
    })
    commerce.advance(3 * 3_600)
    const after = await calls.show(MIRA, code)
    expect([after.status, after.certificateSent]).toEqual(['CREATED', undefined])
  })
})
