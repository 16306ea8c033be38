import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceSumsSchema } from '../../../../lib/contract/commerce/invoice/invoice-payment.ts'
import { createCommerce } from '../../../../sandbox/commerce/commerce.ts'
import { captureInvoicePayments } from '../../../../sandbox/commerce/invoice-payments/pay-invoices.ts'
import { seedInvoices } from '../../../../sandbox/seed/invoices.ts'
import { NUMBERS } from '../../payment-provider/payment-harness.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { servePayingCommerce } from '../payments/paying-harness.ts'
import { invoiceCalls, PETRA, part, SEEDED } from './invoice-calls.ts'

const { provider, commerce, tokenize } = servePayingCommerce()

beforeEach(() => {
  provider().context.database.exec('DELETE FROM payment_payments')
  seedInvoices(commerce().context)
})

const { show, credits, about, pay, paid, attempt, control } = invoiceCalls(commerce)

const byCard = async (invoices: object[], number: string = NUMBERS.visa, more: object = {}) => ({
  invoices,
  method: 'CARD',
  payment: { subscriptionId: await tokenize(number, PETRA) },
  ...more,
})

const charged = () =>
  provider()
    .context.database.prepare('SELECT status, amount, currency FROM payment_payments')
    .all()
    .map(({ status, amount, currency }) => [status, amount, currency])

const breakPayments = (path: string, action: string) =>
  fetch(`${provider().urls.control}/faults`, {
    method: 'POST',
    body: JSON.stringify({ service: 'payment', path, action, times: 1 }),
  })

const receipts = () => commerce().sentMail.filter(({ to }) => to === 'pay@example.com')

describe('a payment of invoices by card', () => {
  it('takes the sum once per key, off each invoice, and mails one receipt', async () => {
    const body = await byCard([part(SEEDED.open, 482.5), part(SEEDED.partPaid, 99)])
    const payment = await paid(body, { key: 'one' })
    expect(payment).toMatchObject({
      status: 'CAPTURED',
      total: { value: 581.5 },
      card: { brand: 'visa', last4: '4242' },
      invoices: [{ open: { value: 0 } }, { open: { value: 700 } }],
    })
    expect(await paid(body, { key: 'one' }, 200)).toEqual(payment)
    expect(charged()).toEqual([['CAPTURED', 58_150, 'USD']])
    expect(receipts()).toHaveLength(1)
    expect(receipts()[0]?.text).toContain(`Invoice ${SEEDED.open}: $482.50`)
    expect(await show(SEEDED.open)).toMatchObject({
      status: 'PAID',
      payable: false,
      payments: [{ code: payment.code, method: 'CARD', status: 'CAPTURED' }],
    })
    expect(await attempt('one')).toEqual({ status: 'ACCEPTED', paymentCode: payment.code })
    expect((await about(`/invoicePayments/${payment.code}`)).status).toBe(200)
    for (const code of [payment.code, '8999999', 'x'])
      expect((await about(`/invoicePayments/${code}`, { as: 'uid-edith' })).status).toBe(404)
    await expectRefusal(await pay({ ...body, email: 'other@example.com' }, { key: 'one' }), 409, {
      type: 'IdempotencyConflictError',
    })
  })

  it('is refused for what is paid already, and for more than is open; nothing is charged', async () => {
    await paid(await byCard([part(SEEDED.open, 482.5)]))
    const again = await pay(await byCard([part(SEEDED.open, 482.5)]))
    await expectRefusal(again, 409, { type: 'InvoiceStateError', reason: 'paid', subject: SEEDED.open })
    await expectRefusal(await pay(await byCard([part(SEEDED.partPaid, 799.01)])), 400, {
      type: 'ValidationError',
      reason: 'tooLarge',
      subject: SEEDED.partPaid,
    })
    expect(charged()).toHaveLength(1)
  })

  it('is in one currency, and of invoices that one may pay', async () => {
    const mixed = [part(SEEDED.open, 1), part(SEEDED.canadian, 1)]
    await expectRefusal(await pay(await byCard(mixed)), 400, { reason: 'mixedCurrencies' })
    await expectRefusal(await pay(await byCard([part(SEEDED.open, 1), part(SEEDED.open, 1)])), 400, {
      reason: 'duplicate',
    })
    const others = { invoices: [part(SEEDED.open, 1)], method: 'BANK_TRANSFER' }
    await expectRefusal(await pay(others, { as: 'uid-quentin' }), 404, { type: 'NotFoundError' })
    const canadian = await paid(await byCard([part(SEEDED.canadian, 250)]))
    expect(canadian.total).toMatchObject({ currencyIso: 'CAD' })
  })

  it('needs a key, and a card of the payer', async () => {
    await expectRefusal(await pay(await byCard([part(SEEDED.open, 1)]), { key: '' }), 400, {
      type: 'ValidationError',
    })
    const foreign = { subscriptionId: await tokenize(NUMBERS.visa, 'uid-edith') }
    const body = { invoices: [part(SEEDED.open, 1)], method: 'CARD' }
    for (const card of [{ payment: foreign }, { paymentDetailsId: 'x' }, {}])
      await expectRefusal(await pay({ ...body, ...card }), 400, { type: 'UnknownIdentifierError' })
  })

  it('tells why it was declined, also later, and leaves the invoice open', async () => {
    const body = await byCard([part(SEEDED.open, 10)], NUMBERS.insufficientFunds)
    const reason = { type: 'PaymentDeclinedError', reason: 'insufficientFunds' }
    await expectRefusal(await pay(body, { key: 'no' }), 400, reason)
    await expectRefusal(await pay(body, { key: 'no' }), 400, reason)
    expect(await attempt('no')).toEqual({ status: 'DECLINED', reason: 'insufficientFunds' })
    expect((await show(SEEDED.open)).open.value).toBe(482.5)
    expect(receipts()).toEqual([])
  })

  it('waits for a challenge, goes on with the same key, and is given up by the next one', async () => {
    const body = await byCard([part(SEEDED.open, 10)], NUMBERS.challenge)
    await expectRefusal(await pay(body, { key: 'asked' }), 400, { type: 'PaymentChallengeError' })
    const { status, challenge } = await attempt('asked')
    expect(status).toBe('CHALLENGE')
    provider()
      .context.database.prepare("UPDATE payment_payments SET status = 'AUTHORIZED' WHERE id = ?")
      .run(challenge?.id ?? '')
    expect(await attempt('asked')).toMatchObject({ status: 'ACCEPTED' })
    const next = await byCard([part(SEEDED.open, 10)], NUMBERS.challenge)
    await pay(next, { key: 'left' })
    await paid(await byCard([part(SEEDED.open, 10)]))
    expect(await attempt('left')).toEqual({ status: 'DECLINED', reason: 'givenUp' })
    expect((await show(SEEDED.open)).open.value).toBe(462.5)
  })

  it('is kept from being paid twice while nobody knows what has become of it', async () => {
    const body = await byCard([part(SEEDED.open, 482.5)])
    await breakPayments('/v1/payments', 'commit-then-reset')
    expect((await pay(body, { key: 'lost' })).status).toBe(503)
    commerce().context.database.exec("UPDATE commerce_invoice_payments SET payer = 'somebody else'")
    await expectRefusal(await pay(await byCard([part(SEEDED.open, 482.5)])), 409, { reason: 'beingPaid' })
    commerce().context.database.exec(
      `UPDATE commerce_invoice_payments SET payer = (SELECT customer_id FROM commerce_customers WHERE iam_id = '${PETRA}')`,
    )
    expect(await attempt('lost')).toMatchObject({ status: 'ACCEPTED' })
    await paid(body, { key: 'lost' }, 200)
    expect(charged()).toEqual([['CAPTURED', 48_250, 'USD']])
    expect(await attempt('never')).toEqual({ status: 'UNKNOWN' })
  })

  it('is captured later if the provider is down right after it agreed', async () => {
    await breakPayments('^/v1/payments/[^/]+/capture', 'reset')
    expect(await paid(await byCard([part(SEEDED.open, 10)]))).toMatchObject({ status: 'AUTHORIZED' })
    await captureInvoicePayments(createCommerce(commerce().context))
    expect(charged()).toEqual([['CAPTURED', 1_000, 'USD']])
    expect((await show(SEEDED.open)).payments).toMatchObject([{ status: 'CAPTURED' }])
  })
})

describe('a bank transfer', () => {
  const transfer = { invoices: [part(SEEDED.open, 482.5)], method: 'BANK_TRANSFER' }

  it('names account and reference; the invoice stays open until it arrives', async () => {
    const { code, bankDetails, status } = await paid(transfer)
    expect([status, bankDetails?.reference]).toEqual(['PENDING_TRANSFER', code])
    expect(receipts()[0]?.text).toContain(`reference ${code}`)
    expect(await show(SEEDED.open)).toMatchObject({ open: { value: 482.5 }, pending: { value: 482.5 } })
    expect(await control(`payments/${code}`, 'POST', { arrived: true })).toBe(204)
    expect(await control(`payments/${code}`, 'POST', { arrived: true })).toBe(404)
    const invoice = await show(SEEDED.open)
    expect(invoice).toMatchObject({ status: 'PAID', payments: [{ status: 'CAPTURED' }] })
    expect(invoice).not.toHaveProperty('pending')
  })

  it('that arrives while a bank asks for a confirmation ends that payment, and nothing is charged', async () => {
    const { code } = await paid(transfer)
    await pay(await byCard([part(SEEDED.open, 482.5)], NUMBERS.challenge), { key: 'late' })
    await control(`payments/${code}`, 'POST', { arrived: true })
    provider().context.database.exec("UPDATE payment_payments SET status = 'AUTHORIZED'")
    expect(await attempt('late')).toEqual({ status: 'DECLINED', reason: 'givenUp' })
    expect(charged()).toEqual([['VOIDED', 48_250, 'USD']])
    expect(await show(SEEDED.open)).toMatchObject({ status: 'PAID', payments: [{ method: 'BANK_TRANSFER' }] })
  })

  it('becomes a credit note where it was paid meanwhile, and can be cancelled', async () => {
    const first = await paid(transfer)
    const second = await paid(transfer)
    await paid(await byCard([part(SEEDED.open, 400)]))
    await control(`payments/${first.code}`, 'POST', { arrived: true })
    expect((await credits()).credits.at(-1)).toMatchObject({ open: { value: 400 } })
    expect(await control(`payments/${second.code}`, 'POST', { arrived: false })).toBe(204)
    expect(await show(SEEDED.open)).toMatchObject({ open: { value: 0 }, status: 'PAID' })
  })
})

describe('credit notes', () => {
  const credit = [{ creditNumber: SEEDED.credit, amount: 125 }]

  it('pay a part, and the sums are told before', async () => {
    const asked = { invoices: [part(SEEDED.overdue, 310.75)], credits: credit }
    const sums = await readExactly(await about('/invoiceSums', {}, asked), invoiceSumsSchema)
    expect(sums).toMatchObject({
      total: { value: 310.75 },
      credit: { value: 125 },
      due: { value: 185.75 },
      credits: [{ openAfter: { value: 0 } }],
    })
    await paid(await byCard(asked.invoices, NUMBERS.visa, { credits: credit }))
    expect(charged()).toEqual([['CAPTURED', 18_575, 'USD']])
    expect((await credits()).credits).toEqual([])
    expect((await show(SEEDED.overdue)).payments?.map(({ method }) => method)).toEqual(['CARD', 'CREDIT'])
  })

  it('pay all of it without a card, for their own account and not more than is paid', async () => {
    const body = { invoices: [part(SEEDED.overdue, 125)], credits: credit, method: 'CREDIT' }
    expect(await paid(body)).toMatchObject({ status: 'CAPTURED', due: { value: 0 } })
    await expectRefusal(await pay({ ...body, invoices: [part(SEEDED.overdue, 1)] }), 409, { reason: 'paid' })
  })

  it.each([
    [{ invoices: [part(SEEDED.personal, 88)] }, 'otherAccount'],
    [{ invoices: [part(SEEDED.canadian, 250)] }, 'otherAccount'],
    [{ invoices: [part(SEEDED.overdue, 100)] }, 'tooLarge'],
    [{ invoices: [part(SEEDED.overdue, 200)] }, 'method'],
  ])('are refused: %j', async (body, reason) => {
    const answer = await pay({ credits: credit, method: 'CREDIT', ...body })
    await expectRefusal(answer, 400, { reason })
  })
})
