import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  cardTypeListSchema,
  paymentDetailsListSchema,
  paymentDetailsSchema,
} from '../../../../lib/contract/commerce/payment/payment-details.ts'
import { startSandbox, type TestSandbox } from '../../../support/sandbox.ts'
import { NUMBERS, type PaymentCalls, paymentCalls } from '../../payment-provider/payment-harness.ts'
import { salem } from '../addresses/address-fixtures.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'

const CARDS = '/users/current/paymentdetails'
/** Facts of the card come from the provider; what is sent of them does not count. */
const SENT = {
  billingAddress: salem,
  cardNumber: '************1111',
  cardType: { code: 'visa' },
  expiryMonth: '01',
  expiryYear: '2031',
  accountHolderName: 'Somebody',
  saved: true,
}
const ADA = { as: 'uid-ada' }

let provider: TestSandbox
let payment: PaymentCalls
let commerce: CommerceHarness

beforeAll(async () => {
  provider = await startSandbox()
  payment = paymentCalls(provider)
})

afterAll(() => provider.stop())

beforeEach(() => {
  commerce = createHarness({}, { paymentUrl: provider.urls.payment })
})

/** The token of a card that Ada has entered. */
const tokenize = (number: string) => payment.tokenize(number, ADA.as)

const send = (subscriptionId: string, more: object = {}, headers = {}) =>
  commerce.us(CARDS, { ...ADA, body: { ...SENT, subscriptionId, ...more }, headers })

const add = async (number: string, more?: object) =>
  readExactly(await send(await tokenize(number), more), paymentDetailsSchema.partial(), 201)

const list = async () =>
  (await readExactly(await commerce.us(`${CARDS}?saved=true&fields=FULL`, ADA), paymentDetailsListSchema))
    .payments

describe('payment cards', () => {
  it('are what the provider says of their token, with the number masked', async () => {
    await add(NUMBERS.visa)
    const [card] = await list()
    expect(card).toMatchObject({
      cardNumber: '************4242',
      cardType: { code: 'visa', name: 'Visa' },
      expiryMonth: '04',
      expiryYear: '2039',
      accountHolderName: 'Ada Brightwater',
      saved: true,
      defaultPayment: true,
      billingAddress: { line1: salem.line1, firstName: 'Ada' },
      subscriptionId: expect.stringMatching(/^card_/),
    })
  })

  it('have one default, which moves on request and when it is deleted', async () => {
    const first = await add(NUMBERS.visa)
    const second = await add(NUMBERS.master)
    const patch = { ...ADA, method: 'PATCH', body: { defaultPayment: true } }
    expect((await commerce.us(`${CARDS}/${second.id}`, patch)).status).toBe(200)
    expect((await list()).map(card => [card.id, card.defaultPayment])).toEqual([
      [second.id, true],
      [first.id, false],
    ])
    expect((await commerce.us(`${CARDS}/${second.id}`, { ...ADA, method: 'DELETE' })).status).toBe(200)
    expect((await list()).map(card => [card.id, card.defaultPayment])).toEqual([[first.id, true]])
  })

  it('take another billing address', async () => {
    const { id } = await add(NUMBERS.visa)
    const body = { billingAddress: { ...salem, line1: '9 Other Way' } }
    await commerce.us(`${CARDS}/${id}`, { ...ADA, method: 'PATCH', body })
    expect((await list())[0]?.billingAddress?.line1).toBe('9 Other Way')
  })

  it('are added once for a key, and not twice under another one', async () => {
    const token = await tokenize(NUMBERS.visa)
    const key = { 'idempotency-key': 'one' }
    const [first, again] = [await send(token, {}, key), await send(token, {}, key)]
    expect([first.status, await again.text()]).toEqual([201, await first.text()])
    await expectRefusal(await send(await tokenize(NUMBERS.visa)), 409, { type: 'AlreadyExistsError' })
  })

  it('are refused when the bank declines, the brand is not accepted, or the token is unknown', async () => {
    await expectRefusal(await send(await tokenize(NUMBERS.insufficientFunds)), 400, {
      type: 'PaymentDeclinedError',
      reason: 'insufficientFunds',
    })
    await expectRefusal(await send(await tokenize(NUMBERS.jcb)), 400, {
      type: 'UnsupportedCardTypeError',
      reason: 'jcb',
    })
    await expectRefusal(await send('tok_unknown'), 400, { type: 'UnknownIdentifierError' })
  })

  it('never come with a number or without a billing address', async () => {
    const token = await tokenize(NUMBERS.visa)
    await expectRefusal(await send(token, { cardNumber: '4242 4242 4242 4242' }), 400, {
      type: 'ValidationError',
      subject: 'cardNumber',
    })
    await expectRefusal(await send(token, { billingAddress: undefined }), 400, { subject: 'billingAddress' })
  })

  it('are not removed while an order is authorized on them', async () => {
    const { id } = await add(NUMBERS.visa)
    const [card] = await list()
    await payment.pay(card?.subscriptionId ?? '', { customer: ADA.as })
    const removed = await commerce.us(`${CARDS}/${id}`, { ...ADA, method: 'DELETE' })
    await expectRefusal(removed, 409, { type: 'PaymentDetailsInUseError' })
  })

  it('belong to one customer', async () => {
    const { id } = await add(NUMBERS.visa)
    const other = await commerce.us(`${CARDS}/${id}`, { as: 'uid-ben', method: 'DELETE' })
    await expectRefusal(other, 404, { type: 'NotFoundError' })
  })

  it('are not made of what somebody else has entered', async () => {
    const body = { ...SENT, subscriptionId: await payment.tokenize(NUMBERS.visa, 'uid-ben') }
    await expectRefusal(await commerce.us(CARDS, { ...ADA, body }), 400, {
      type: 'UnknownIdentifierError',
      subject: 'subscriptionId',
    })
    expect((await commerce.us(CARDS, { as: 'uid-ben', body })).status).toBe(201)
  })

  it('are not made of the token of a kept card, whoever keeps it', async () => {
    await add(NUMBERS.visa)
    const [card] = await list()
    const refusal = { type: 'UnknownIdentifierError', subject: 'subscriptionId' }
    const body = { ...SENT, subscriptionId: card?.subscriptionId ?? '' }
    await expectRefusal(await commerce.us(CARDS, { as: 'uid-ben', body }), 400, refusal)
    await expectRefusal(await commerce.us(CARDS, { ...ADA, body }), 400, refusal)
  })

  it('cannot be added while the provider is down', async () => {
    const down = createHarness({}, { paymentUrl: 'http://127.0.0.1:9' })
    const body = { ...SENT, subscriptionId: 'tok_1' }
    await expectRefusal(await down.us(CARDS, { ...ADA, body }), 503, {
      type: 'PaymentProviderUnavailableError',
    })
  })

  it('are of the brands that a site accepts', async () => {
    const types = async (site: string) =>
      (await readExactly(await commerce.call(`/occ/v2/${site}/cardtypes`), cardTypeListSchema)).cardTypes.map(
        ({ code }) => code,
      )
    expect(await types('usassessments')).toEqual(['visa', 'master', 'amex', 'discover'])
    expect(await types('nlassessments')).toEqual(['visa', 'master', 'amex', 'maestro'])
  })
})
