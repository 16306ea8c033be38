import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentErrorSchema, paymentSchema, tokenSchema } from '../../../lib/contract/payment.ts'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'
import { NUMBERS, type PaymentCalls, paymentCalls, STORE } from './payment-harness.ts'

let sandbox: TestSandbox
let payment: PaymentCalls

beforeAll(async () => {
  sandbox = await startSandbox({ storeOrigins: [STORE] })
  payment = paymentCalls(sandbox)
})

afterAll(() => sandbox.stop())

const refusal = async (answer: Response) => ({
  status: answer.status,
  ...paymentErrorSchema.parse(await answer.json()).error,
})

const paid = async (token: string, more?: object) =>
  paymentSchema.parse(await (await payment.pay(token, more)).json())

describe('sessions of the hosted fields', () => {
  it('are opened with the secret key, for an origin of the store', async () => {
    const body = { origin: STORE, customer: 'ada', purpose: { kind: 'setup' } }
    expect((await payment.api('/sessions', { body, key: 'wrong' })).status).toBe(401)
    const foreign = { ...body, origin: 'https://elsewhere.example' }
    expect(await refusal(await payment.api('/sessions', { body: foreign }))).toMatchObject({
      status: 400,
      code: 'ORIGIN_NOT_ALLOWED',
    })
    expect((await payment.api('/sessions', { body })).status).toBe(201)
  })

  it('show a document that only their store may frame, in the language that is asked for', async () => {
    const session = await payment.openSession()
    const page = await fetch(`${sandbox.urls.payment}/fields/${session}?lang=nl&accent=00ff00&radius=99&x=1`)
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${STORE}`)
    const text = await page.text()
    expect(text).toContain('<html lang="nl">')
    expect(text).toContain('Kaartnummer')
    expect(text).toContain('/fields/style.css?accent=00ff00"')
    for (const purpose of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name'])
      expect(text).toContain(`autocomplete="${purpose}"`)
    expect((await fetch(`${sandbox.urls.payment}/fields/fs_unknown`)).status).toBe(404)
  })

  it('name every wrong field', async () => {
    const session = await payment.openSession()
    const errors = async (typed: object) =>
      ((await (await payment.type(session, typed)).json()) as { errors: unknown }).errors
    expect(await errors({ number: '', expiry: '', code: '', name: ' ' })).toEqual({
      number: 'numberMissing',
      expiry: 'expiryMissing',
      code: 'codeMissing',
      name: 'nameMissing',
    })
    expect(await errors({ number: '4242424242424241', expiry: '13/39', code: '12' })).toEqual({
      number: 'numberInvalid',
      expiry: 'expiryInvalid',
      code: 'codeInvalid',
    })
    expect(await errors({ number: NUMBERS.amex, expiry: '04/20', code: '123' })).toEqual({
      expiry: 'expiryPast',
      code: 'codeInvalid',
    })
  })

  it('take no further card after the twentieth of a session', async () => {
    const session = await payment.openSession()
    for (let typed = 0; typed < 20; typed += 1)
      expect((await payment.type(session, { number: '1' })).status).toBe(422)
    expect((await payment.type(session, { number: NUMBERS.visa })).status).toBe(429)
    expect((await payment.type(await payment.openSession(), { number: NUMBERS.visa })).status).toBe(201)
  })

  it('take cards from their own document only', async () => {
    const session = await payment.openSession()
    const answer = await fetch(`${sandbox.urls.payment}/fields/${session}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: '{}',
    })
    expect(answer.status).toBe(403)
  })
})

describe('tokens', () => {
  it('tell what may be known of a card, and never its number', async () => {
    const token = await payment.tokenize(NUMBERS.amex)
    const facts = await payment.read(payment.api(`/tokens/${token}`), tokenSchema)
    expect(facts).toEqual({
      token,
      kind: 'ONE_TIME',
      customer: 'uid-edith',
      brand: 'amex',
      last4: '0005',
      expiryMonth: '04',
      expiryYear: '2039',
      accountHolderName: 'Ada Brightwater',
      fingerprint: expect.stringMatching(/^[\w-]{43}$/),
    })
    const rows = sandbox.context.database.prepare('SELECT * FROM payment_tokens').all()
    expect(JSON.stringify(rows)).not.toContain(NUMBERS.amex)
  })

  it('are kept once for a customer, and end when they are deleted', async () => {
    const oneTime = await payment.tokenize(NUMBERS.visa, 'ada')
    const first = await payment.read(payment.save('ada', oneTime), tokenSchema)
    const again = await payment.read(payment.save('ada', oneTime), tokenSchema)
    expect([first.kind, again.token]).toEqual(['SAVED', first.token])
    expect((await payment.api(`/tokens/${first.token}`, { method: 'DELETE' })).status).toBe(204)
    expect((await payment.api(`/tokens/${first.token}`)).status).toBe(404)
  })

  it('are charged and kept for their own customer only, before and after the card is kept', async () => {
    const unknown = { status: 404, code: 'TOKEN_NOT_FOUND' }
    const oneTime = await payment.tokenize(NUMBERS.visa, 'ada')
    const chargedFor = async (token: string) => refusal(await payment.pay(token, { customer: 'ben' }))
    expect(await chargedFor(oneTime)).toMatchObject(unknown)
    expect(await refusal(await payment.save('ben', oneTime))).toMatchObject(unknown)
    const { token } = await payment.read(payment.save('ada', oneTime), tokenSchema)
    expect(await refusal(await payment.save('ben', oneTime))).toMatchObject(unknown)
    expect(await chargedFor(token)).toMatchObject(unknown)
    expect((await paid(token, { customer: 'ada' })).status).toBe('AUTHORIZED')
    const another = await payment.tokenize(NUMBERS.visa, 'ada')
    expect((await paid(another, { customer: 'ada' })).status).toBe('AUTHORIZED')
  })

  it('are not kept when the bank declines, nor deleted while a payment is open', async () => {
    const bad = await payment.tokenize(NUMBERS.lostOrStolen, 'ada')
    expect(await refusal(await payment.save('ada', bad))).toMatchObject({
      status: 402,
      reason: 'lostOrStolen',
    })
    const { token } = await payment.read(
      payment.save('ada', await payment.tokenize(NUMBERS.master, 'ada')),
      tokenSchema,
    )
    const { id } = await paid(token, { customer: 'ada' })
    expect(await refusal(await payment.api(`/tokens/${token}`, { method: 'DELETE' }))).toMatchObject({
      status: 409,
      code: 'TOKEN_IN_USE',
    })
    await payment.api(`/payments/${id}/void`, { method: 'POST' })
    expect((await payment.api(`/tokens/${token}`, { method: 'DELETE' })).status).toBe(204)
  })
})

describe('payments', () => {
  it.each(['generic', 'insufficientFunds', 'expired', 'lostOrStolen', 'incorrectCvc'] as const)(
    'are declined for the reason %s',
    async reason => {
      expect(await paid(await payment.tokenize(NUMBERS[reason]))).toMatchObject({
        status: 'DECLINED',
        declineReason: reason,
      })
    },
  )

  it('happen once for a key, and refuse the key for another body', async () => {
    const token = await payment.tokenize(NUMBERS.visa)
    const first = await paid(token, { idempotencyKey: 'key-1' })
    expect(await paid(token, { idempotencyKey: 'key-1' })).toEqual(first)
    const other = await payment.pay(token, { idempotencyKey: 'key-1', amount: 1 })
    expect(await refusal(other)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' })
    expect(await refusal(await payment.pay(token))).toMatchObject({ status: 409, code: 'TOKEN_USED' })
  })

  it('are captured, refunded in parts and not more than that', async () => {
    const { id, status } = await paid(await payment.tokenize(NUMBERS.visa))
    expect(status).toBe('AUTHORIZED')
    const act = (action: string, body: object) => payment.api(`/payments/${id}/${action}`, { body })
    expect(await payment.read(act('capture', { amount: 10_000 }), paymentSchema)).toMatchObject({
      status: 'CAPTURED',
      capturedAmount: 10_000,
    })
    expect(await refusal(await act('void', {}))).toMatchObject({ status: 409, code: 'INVALID_STATE' })
    await act('refund', { amount: 4_000 })
    expect(await refusal(await act('refund', { amount: 6_001 }))).toMatchObject({ status: 422 })
    expect(await payment.read(act('refund', {}), paymentSchema)).toMatchObject({
      status: 'REFUNDED',
      refundedAmount: 10_000,
    })
    const control = await fetch(`${sandbox.urls.control}/payment/payments`)
    expect(JSON.stringify(await control.json())).toContain(id)
  })

  it.each([
    ['challenge', 'accept', 'AUTHORIZED'],
    ['challenge', 'refuse', 'DECLINED'],
    ['challenge', 'leave', 'CHALLENGE_REQUIRED'],
    ['challengeFails', 'accept', 'DECLINED'],
  ] as const)('with the number %s are after %s: %s', async (number, answer, status) => {
    const { id, challengeUrl = '' } = await paid(await payment.tokenize(NUMBERS[number]))
    const page = await fetch(challengeUrl)
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${STORE}`)
    expect(await page.text()).toContain('$129.00')
    await fetch(challengeUrl, { method: 'POST', body: new URLSearchParams({ answer }) })
    expect(await payment.read(payment.api(`/payments/${id}`), paymentSchema)).toMatchObject({ status })
  })
})
