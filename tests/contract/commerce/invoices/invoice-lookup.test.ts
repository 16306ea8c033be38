import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceLookupSchema } from '../../../../lib/contract/commerce/invoice/invoice-lookup.ts'
import { seedInvoices } from '../../../../sandbox/seed/invoices.ts'
import { rankSumZ } from '../../../support/rank-sum.ts'
import { timesInTurn } from '../../../support/times-in-turn.ts'
import { NUMBERS } from '../../payment-provider/payment-harness.ts'
import { expectRefusal, readErrors, readExactly } from '../commerce-harness.ts'
import { servePayingCommerce } from '../payments/paying-harness.ts'
import { invoiceCalls, PETRA, part, SEEDED } from './invoice-calls.ts'

const { commerce, tokenize } = servePayingCommerce()

beforeEach(() => seedInvoices(commerce().context))

const { about, pay, paid } = invoiceCalls(commerce)

const RIGHT = { invoiceNumber: SEEDED.open, customerAccountNumber: '1004', postalCode: '43215 2204' }

const lookUp = (body: object) => commerce().us('/invoices/lookup', { body })

const found = async (body: object = RIGHT) => readExactly(await lookUp(body), invoiceLookupSchema)

const view = (lookupToken: string) => commerce().us('/invoices/lookup/view', { body: { lookupToken } })

describe('an invoice without a sign-in', () => {
  it.each([{}, { postalCode: undefined, amount: 482.5 }])('is found, with a masked name: %o', async more => {
    const { invoice, lookupToken } = await found({ ...RIGHT, ...more })
    expect(invoice).toMatchObject({ invoiceNumber: SEEDED.open, payable: true, name: 'L*** R*** P***' })
    const seen = await (await view(lookupToken)).text()
    expect(seen).not.toMatch(/Linden|LR-|petra/i)
  })

  it.each([
    { invoiceNumber: '57999999' },
    { invoiceNumber: 'x' },
    { customerAccountNumber: '1001' },
    { postalCode: '43215' },
    { postalCode: undefined },
    { postalCode: '', amount: 1 },
  ])('gets one answer for every miss: %o', async wrong => {
    const answer = await lookUp({ ...RIGHT, ...wrong })
    await expectRefusal(answer, 404, { type: 'NotFoundError', reason: 'notFound' })
  })

  it('is open for a quarter of an hour, on its own site', async () => {
    const { lookupToken } = await found()
    commerce().advance(14 * 60)
    expect((await view(lookupToken)).status).toBe(200)
    const elsewhere = '/occ/v2/caassessments/invoices/lookup/view'
    expect((await commerce().call(elsewhere, { body: { lookupToken } })).status).toBe(404)
    commerce().advance(60)
    expect((await view(lookupToken)).status).toBe(404)
    expect(
      (await about('/invoiceSums', { token: lookupToken }, { invoices: [part(SEEDED.open, 1)] })).status,
    ).toBe(404)
  })

  it('is paid with the card that was entered for it; the token opens no other invoice', async () => {
    const { lookupToken: token, payer } = await found()
    const card = { method: 'CARD', payment: { subscriptionId: await tokenize(NUMBERS.visa, payer) } }
    await expectRefusal(await pay({ ...card, invoices: [part(SEEDED.overdue, 1)] }, { token }), 404, {
      type: 'NotFoundError',
    })
    const foreign = { method: 'CARD', payment: { subscriptionId: await tokenize(NUMBERS.visa, PETRA) } }
    await expectRefusal(await pay({ ...foreign, invoices: [part(SEEDED.open, 1)] }, { token }), 400, {
      type: 'UnknownIdentifierError',
    })
    const kept = { method: 'CARD', paymentDetailsId: 'x', invoices: [part(SEEDED.open, 1)] }
    await expectRefusal(await pay(kept, { token }), 400, { type: 'UnknownIdentifierError' })
    const payment = await paid({ ...card, invoices: [part(SEEDED.open, 482.5)] }, { token, key: 'guest' })
    expect(payment.status).toBe('CAPTURED')
    expect((await about(`/invoicePayments/${payment.code}`, { token })).status).toBe(200)
    const other = await found({ ...RIGHT, invoiceNumber: SEEDED.overdue })
    expect((await about(`/invoicePayments/${payment.code}`, { token: other.lookupToken })).status).toBe(404)
  })

  it('uses no credit note, whatever the token opens', async () => {
    const { lookupToken: token } = await found()
    const body = {
      invoices: [part(SEEDED.open, 125)],
      credits: [{ creditNumber: SEEDED.credit, amount: 125 }],
      method: 'CREDIT',
    }
    await expectRefusal(await pay(body, { token }), 404, { type: 'NotFoundError' })
  })

  it('is looked for a limited number of times', async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await lookUp({ ...RIGHT, postalCode: '1' })).status).toBe(404)
    expect((await readErrors(await lookUp(RIGHT))).status).toBe(429)
  })
})

it('every miss takes the same time, whatever of it is wrong, as far as the distribution shows', async () => {
  const times = await timesInTurn(
    {
      'wrong account': () => ({ ...RIGHT, customerAccountNumber: '1001' }),
      'wrong postal code': () => ({ ...RIGHT, postalCode: '1' }),
      'unknown number': round => ({ ...RIGHT, invoiceNumber: String(57_900_000 + round) }),
    },
    lookUp,
    () => commerce().advance(3_600),
  )
  const { 'unknown number': unknown = [], ...known } = times
  for (const [kind, miss] of Object.entries(known))
    expect(Math.abs(rankSumZ(unknown, miss)), kind).toBeLessThan(5)
})
