import { beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutStep, checkoutPath } from '@/lib/site/checkout-steps'
import { placingPath } from '@/lib/site/paths'
import { NUMBERS, type PaymentCalls, paymentCalls } from '../../payment-provider/payment-harness.ts'
import { cartsOf, SCRIPT } from '../cart/cart-harness.ts'
import { ORDERS, STEPS, serveOrders } from '../ordering/ordering-harness.ts'

const store = serveOrders()
const { browser, sandbox } = store

let payment: PaymentCalls

const to = (step: CheckoutStep) => checkoutPath('en-us', step)

beforeEach(async () => {
  const { payment: _, ...steps } = STEPS
  await store.arrive(steps)
  payment = paymentCalls(sandbox())
})

/** Submits a step as a plain form; returns the path that follows. */
async function send(step: CheckoutStep, form: Record<string, string>): Promise<string> {
  const response = await browser.send(`/api/checkout/${step}?locale=en-us`, { form })
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '', 'http://store.invalid').pathname
}

const cart = async () => (await cartsOf(browser)).cart

const payBy = async (number: string, more: Record<string, string> = {}) =>
  send('payment', { paymentType: 'NEW_CARD', paymentToken: await payment.tokenize(number), ...more })

/** Codes of the errors of a card that is refused. */
async function refusalOf(paymentToken: string): Promise<readonly string[]> {
  const response = await browser.send('/api/checkout/payment?locale=en-us', {
    form: { paymentType: 'NEW_CARD', paymentToken },
    headers: SCRIPT,
  })
  const { fieldErrors = [], formErrors = [] } = await response.json()
  return [...fieldErrors, ...formErrors].map(({ code }: { code: string }) => code)
}

const cards = async () => {
  const { listCards } = await import('@/lib/backends/commerce/payment-details.server')
  const answer = await listCards(await store.context())
  return answer.ok ? answer.value : []
}

/** Places the order as it is now; returns the path that follows. */
const place = async (boxes: Record<string, string> = {}) =>
  (await store.sent(ORDERS, await store.orderForm(boxes))).path

async function attempt() {
  const { readAttemptState } = await import('@/lib/orders/placing/attempt-state.server')
  const read = await readAttemptState(await store.context(), Date.now())
  return read.ok ? read.value : read.error
}

async function unpaid() {
  const { readUnpaidAttempt } = await import('@/lib/orders/placing/unpaid-attempt.server')
  const { guid, paymentInfo } = (await cart()) ?? {}
  if (guid === undefined) throw new Error('there is no cart')
  return readUnpaidAttempt(await store.context(), { guid, paymentInfo }, Date.now())
}

const payments = () =>
  sandbox()
    .context.database.prepare('SELECT status FROM payment_payments ORDER BY rowid')
    .all()
    .map(({ status }) => status)

describe('an order by a new card', () => {
  it('is paid with its token, billed where the user has chosen, and keeps no card', async () => {
    expect(await payBy(NUMBERS.visa, { billingAddress: 'shipping' })).toBe(to('review'))
    expect(await cart()).toMatchObject({
      paymentType: { code: 'CARD' },
      paymentInfo: { cardNumber: '************4242', saved: false },
      sapBillingAddress: { line1: '1420 Alder Creek Road' },
    })
    expect(await cards()).toEqual([])
    expect(await place()).toContain('/checkout/confirmation')
    expect(payments()).toEqual(['AUTHORIZED'])
  })

  it('is refused after too many that were declined', async () => {
    const { consumeLimit } = await import('@/lib/rate-limits/rate-limits.server')
    const { id } = (await store.context()).user
    for (let declined = 0; declined < 9; declined += 1) await consumeLimit('declinedCardByUser', id)
    const form = { paymentType: 'NEW_CARD', saveCard: 'on' }
    const status = async (number: string) => {
      const sent = { ...form, paymentToken: await payment.tokenize(number) }
      const path = '/api/checkout/payment?locale=en-us'
      return (await browser.send(path, { form: sent, headers: SCRIPT })).status
    }
    expect([await status(NUMBERS.generic), await status(NUMBERS.visa)]).toEqual([422, 429])
    expect(await cards()).toEqual([])
  })

  it('keeps the card where that is wanted', async () => {
    await payBy(NUMBERS.visa, { saveCard: 'on' })
    const [card] = await cards()
    expect(card).toMatchObject({ cardNumber: '************4242', saved: true })
    expect(await send('payment', { paymentType: `CARD:${card?.id}` })).toBe(to('review'))
    expect(await cart()).toMatchObject({ paymentInfo: { id: card?.id } })
  })

  it('replaces a purchase order', async () => {
    await send('payment', { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-17' })
    await payBy(NUMBERS.visa)
    expect(await cart()).not.toHaveProperty('purchaseOrderNumber')
  })

  it('that is refused changes nothing, and may be sent again', async () => {
    const order = { purchaseOrderNumber: 'PO-17', billingAddress: 'shipping' }
    await send('payment', { paymentType: 'PURCHASE_ORDER', ...order })
    const before = await cart()
    const refused = {
      paymentType: 'NEW_CARD',
      paymentToken: await payment.tokenize(NUMBERS.generic),
      saveCard: 'on',
      billingAddress: '',
    }
    for (const _attempt of ['first', 'second']) expect(await send('payment', refused)).toBe(to('payment'))
    expect(await cart()).toEqual(before)
    await payBy(NUMBERS.visa, { saveCard: 'on' })
    expect(await cart()).toMatchObject({ paymentInfo: { cardNumber: '************4242', saved: true } })
    expect(await cart()).not.toHaveProperty('purchaseOrderNumber')
  })

  it('can keep the card that was entered before', async () => {
    await payBy(NUMBERS.visa)
    const { paymentInfo } = (await cart()) ?? {}
    expect(await send('payment', { paymentType: `CARD:${paymentInfo?.id}` })).toBe(to('review'))
    expect(await cart()).toMatchObject({ paymentInfo: { id: paymentInfo?.id } })
  })

  it('is refused without a token, with an unknown one, and with a brand that is not accepted', async () => {
    expect(await refusalOf('')).toEqual(['cardMissing'])
    expect(await refusalOf('tok_unknown')).toEqual(['cardTokenExpired'])
    expect(await refusalOf(await payment.tokenize('6200000000000005'))).toEqual(['cardBrand'])
    expect(await cart()).not.toHaveProperty('paymentInfo')
  })

  it('is not billed to an address of somebody else', async () => {
    const response = await browser.send('/api/checkout/payment?locale=en-us', {
      form: { paymentType: 'NEW_CARD', billingAddress: '4711' },
      headers: SCRIPT,
    })
    expect(await response.json()).toMatchObject({
      fieldErrors: [{ name: 'billingAddress', code: 'unknownOption' }],
    })
  })
})

describe('a card of somebody else', () => {
  it('is none of the ways to pay', async () => {
    const response = await browser.send('/api/checkout/payment?locale=en-us', {
      form: { paymentType: 'CARD:4711' },
      headers: SCRIPT,
    })
    expect(await response.json()).toMatchObject({
      fieldErrors: [{ name: 'paymentType', code: 'unknownOption' }],
    })
  })
})

describe('a declined card', () => {
  it('is told with its reason, and another one pays', async () => {
    await payBy(NUMBERS.insufficientFunds)
    expect(await place()).toBe(placingPath('en-us'))
    expect(await unpaid()).toEqual({ state: 'declined', reason: 'insufficientFunds' })
    await payBy(NUMBERS.master)
    expect(await unpaid()).toBeUndefined()
    expect(await place()).toContain('/checkout/confirmation')
    expect(payments()).toEqual(['DECLINED', 'AUTHORIZED'])
  })

  it('is not charged again without being entered again', async () => {
    await payBy(NUMBERS.insufficientFunds)
    await place()
    await place()
    expect(await unpaid()).toEqual({ state: 'declined', reason: 'tokenUsed' })
    expect(payments()).toEqual(['DECLINED'])
  })
})

describe('a card whose bank asks for a confirmation', () => {
  const answer = async (choice: 'accept' | 'refuse' | 'leave') => {
    const asked = await attempt()
    if (!('url' in asked) || asked.url === undefined) throw new Error('there is no challenge')
    await fetch(asked.url, { method: 'POST', body: new URLSearchParams({ answer: choice }) })
  }

  beforeEach(async () => {
    await payBy(NUMBERS.challenge)
    expect(await place()).toBe(placingPath('en-us'))
  })

  it('pays once the user has confirmed, and the page that waits is told so', async () => {
    await answer('accept')
    const told = await browser.send('/api/orders/attempt?locale=en-us')
    expect(await told.json()).toEqual({ state: 'placed' })
    expect(payments()).toEqual(['AUTHORIZED'])
  })

  it('takes the consent to marketing over the confirmation: once, and only with the order', async () => {
    const { fetchMarketingConsent } = await import('@/lib/backends/commerce/consents.server')
    const consent = async () => {
      const read = await fetchMarketingConsent(await store.context())
      return read.ok && read.value.currentConsent?.consentGivenDate !== undefined
    }
    store.sandbox().context.database.exec('DELETE FROM commerce_consents')
    expect(await place({ marketing: 'on' })).toBe(placingPath('en-us'))
    expect(await consent()).toBe(false)
    await answer('accept')
    expect(await attempt()).toMatchObject({ state: 'placed' })
    expect(await consent()).toBe(true)
    await attempt()
    const given = (await store.calls()).filter(call => /^POST .*\/consents/.test(call))
    expect(given).toHaveLength(1)
  })

  it('pays nothing if the user refuses', async () => {
    await answer('refuse')
    expect(await unpaid()).toEqual({ state: 'declined', reason: 'authenticationFailed' })
    expect(await cart()).toMatchObject({ paymentType: { code: 'CARD' } })
    expect(payments()).toEqual(['DECLINED'])
  })

  it('can be confirmed later, in the same payment, if the user leaves', async () => {
    await answer('leave')
    expect(await unpaid()).toMatchObject({ state: 'challenge' })
    expect(await place()).toBe(placingPath('en-us'))
    await answer('accept')
    expect(await attempt()).toMatchObject({ state: 'placed' })
    expect(payments()).toEqual(['AUTHORIZED'])
  })

  it('is given up when another card is used: one payment, even if the user confirms the first one too', async () => {
    await answer('accept')
    await payBy(NUMBERS.visa)
    expect(await place()).toContain('/checkout/confirmation')
    expect(payments()).toEqual(['VOIDED', 'AUTHORIZED'])
  })
})
