import { describe, expect, it } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { expressActionPath } from '@/lib/site/order-paths'
import { NUMBERS, paymentCalls } from '../../payment-provider/payment-harness.ts'
import { SCRIPT } from '../cart/cart-harness.ts'
import { STEPS, serveOrders } from '../ordering/ordering-harness.ts'
import { logLines, sealFormOwner } from './sign-in-harness.ts'

const store = serveOrders()

const { payment: _, ...BEFORE_PAYMENT } = STEPS

/** Otto is about to pay. */
const arriveAsOtto = () =>
  store.arrive({ ...BEFORE_PAYMENT, account: { account: 'org-cedarlight' } }, { username: 'otto.dunmore' })

/** The token of a card that Edith has just entered, while Otto is about to pay. */
async function enteredByEdith(): Promise<string> {
  const paymentToken = await paymentCalls(store.sandbox()).tokenize(NUMBERS.visa)
  await arriveAsOtto()
  return paymentToken
}

/** The token of a card that Edith keeps, while Otto is about to pay. */
async function keptByEdith(): Promise<string> {
  await store.arrive(BEFORE_PAYMENT)
  const paymentToken = await paymentCalls(store.sandbox()).tokenize(NUMBERS.visa)
  await store.save({ payment: { paymentType: 'NEW_CARD', paymentToken, saveCard: 'on' } })
  const kept = store.database().prepare('SELECT token FROM payment_tokens WHERE made_of IS NOT NULL').get()
  await arriveAsOtto()
  return String(kept?.token)
}

/** Sends a form as a script; codes of its errors. */
async function refusal(path: string, form: Readonly<Record<string, string>>) {
  const owner = await sealFormOwner((await store.context()).user.id)
  const sent = { form: { [FORM_OWNER]: owner, ...form }, headers: SCRIPT }
  const response = await store.browser.send(path, sent)
  const { fieldErrors = [], formErrors = [] } = await response.json()
  const codes = [...fieldErrors, ...formErrors].map(({ code }: { code: string }) => code)
  return { status: response.status, codes }
}

const UNKNOWN = { status: 422, codes: ['cardTokenExpired'] }

describe.each([
  ['has entered', enteredByEdith],
  ['keeps', keptByEdith],
])('the token of a card that somebody else %s', (_, tokenOfEdith) => {
  it.each([{}, { saveCard: 'on' }])('pays for no cart (%j), and is logged once', async more => {
    const paymentToken = await tokenOfEdith()
    const path = '/api/checkout/payment?locale=en-us'
    expect(await refusal(path, { paymentType: 'NEW_CARD', paymentToken, ...more })).toEqual(UNKNOWN)
    const warnings = logLines().filter(line => line.includes('card token refused'))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).not.toContain(paymentToken)
    expect(await store.cart()).not.toHaveProperty('paymentInfo')
  })

  it('pays for no express checkout', async () => {
    const paymentToken = await tokenOfEdith()
    const owner = await sealFormOwner((await store.context()).user.id)
    const form = { [FORM_OWNER]: owner, step: 'payment', paymentType: 'NEW_CARD', paymentToken }
    await store.sent(expressActionPath('en-us'), form)
    expect(await store.cart()).not.toHaveProperty('paymentInfo')
  })

  it('is not added to the cards of another user', async () => {
    const paymentToken = await tokenOfEdith()
    const { listAddresses } = await import('@/lib/backends/commerce/addresses.server')
    const addresses = await listAddresses(await store.context())
    const billingAddress = (addresses.ok ? addresses.value[0]?.id : undefined) ?? ''
    expect(
      await refusal('/api/payment-cards?locale=en-us', { paymentToken, billingAddress, cardOwner: '' }),
    ).toEqual(UNKNOWN)
  })
})
