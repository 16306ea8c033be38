import { beforeEach, describe, expect, it } from 'vitest'
import { RECENT_SIGN_IN_SECONDS } from '@/lib/config/limits'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { forgetProcessState } from '../../../support/process-state'
import { NUMBERS, type PaymentCalls, paymentCalls } from '../../payment-provider/payment-harness.ts'
import { signedInBefore } from '../../support/signed-in-before.ts'
import { SCRIPT, STORE } from '../cart/cart-harness.ts'
import { serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'
import { pointStoreAt, sealFormOwner } from '../sign-in/sign-in-harness.ts'

const store = serveSavedCarts()
const { browser, signIn, sandbox, control } = store

const HANDLER = '/api/payment-cards?locale=en-us'
const ACTIONS = '/api/payment-cards/actions?locale=en-us'
const PAGE = `${STORE}/my-account/payment-cards`
const { done } = getMessages('en-us').paymentCards

let payment: PaymentCalls
let owner = ''

beforeEach(async () => {
  forgetProcessState('flags')
  await signIn()
  pointStoreAt(sandbox(), { FLAGS_CLIENT_ID: sandbox().context.settings.flagsClientId })
  payment = paymentCalls(sandbox())
  const { user } = await store.context()
  owner = await sealFormOwner(user.id)
})

const cards = async () => {
  const { listCards } = await import('@/lib/backends/commerce/payment-details.server')
  const answer = await listCards(await store.context())
  if (!answer.ok) throw new Error('the cards cannot be read')
  return answer.value
}

const addressId = async () => {
  const { listAddresses } = await import('@/lib/backends/commerce/addresses.server')
  const answer = await listAddresses(await store.context())
  return (answer.ok ? answer.value[0]?.id : undefined) ?? ''
}

const form = async (paymentToken: string, more: Record<string, string> = {}) => ({
  paymentToken,
  billingAddress: await addressId(),
  cardOwner: '',
  [FORM_OWNER]: owner,
  ...more,
})

const add = async (number: string, more?: Record<string, string>) =>
  store.sent(HANDLER, await form(await payment.tokenize(number), more))

const scripted = async (number: string, more?: Record<string, string>) => {
  const sent = await form(number === '' ? '' : await payment.tokenize(number), more)
  const response = await browser.send(HANDLER, { form: sent, headers: SCRIPT })
  const { fieldErrors = [], formErrors = [] } = await response.json()
  return {
    status: response.status,
    codes: [...fieldErrors, ...formErrors].map(({ code }: { code: string }) => code),
  }
}

const act = (intent: string, card = '') => store.sent(ACTIONS, { intent, card, [FORM_OWNER]: owner })

describe('a payment card', () => {
  it('is added with what the provider knows of it, billed to an address of the book', async () => {
    const { path, told } = await add(NUMBERS.visa)
    expect([path, told]).toEqual([PAGE, [done.added]])
    expect(await cards()).toMatchObject([
      {
        cardNumber: '************4242',
        cardType: { code: 'visa', name: 'Visa' },
        expiryMonth: '04',
        expiryYear: '2039',
        defaultPayment: true,
        billingAddress: { town: 'Eastmarsh' },
      },
    ])
  })

  it('becomes the default on request, and only another one can be deleted then', async () => {
    await add(NUMBERS.visa)
    await add(NUMBERS.master, { defaultCard: 'on' })
    const [master, visa] = await cards()
    expect([master?.cardType.code, master?.defaultPayment]).toEqual(['master', true])
    expect((await act('delete', master?.id)).told).toEqual([done.isDefault])
    expect((await act('default', visa?.id)).told).toEqual([done.defaultSet])
    expect((await act('delete', master?.id)).told).toEqual([done.deleted])
    expect((await act('delete', master?.id)).told).toEqual([done.gone])
    expect((await act('delete', visa?.id)).told).toEqual([done.deleted])
    expect(await cards()).toEqual([])
  })

  it.each([
    ['generic', 'cardDeclined'],
    ['lostOrStolen', 'cardDeclined'],
    ['insufficientFunds', 'cardInsufficientFunds'],
    ['expired', 'cardExpired'],
    ['incorrectCvc', 'cardIncorrectCode'],
    ['jcb', 'cardBrand'],
  ] as const)('with the test number %s is refused as %s', async (number, code) => {
    expect(await scripted(NUMBERS[number])).toEqual({ status: 422, codes: [code] })
    expect(await cards()).toEqual([])
  })

  it('is not checked after ten that the bank of a card has declined, of which good ones are none', async () => {
    const { consumeLimit } = await import('@/lib/rate-limits/rate-limits.server')
    const { id } = (await store.context()).user
    for (let declined = 0; declined < 8; declined += 1) await consumeLimit('declinedCardByUser', id)
    await add(NUMBERS.visa)
    await scripted(NUMBERS.generic)
    expect((await scripted(NUMBERS.visa)).codes).toEqual(['cardDuplicate'])
    expect((await scripted(NUMBERS.lostOrStolen)).status).toBe(422)
    expect((await scripted(NUMBERS.master)).status).toBe(429)
    expect(await cards()).toHaveLength(1)
  })

  it('is not added twice', async () => {
    await add(NUMBERS.visa)
    expect(await scripted(NUMBERS.visa)).toEqual({ status: 422, codes: ['cardDuplicate'] })
  })

  it('needs its fields and an address of the user', async () => {
    expect((await scripted('')).codes).toEqual(['cardMissing'])
    expect((await scripted(NUMBERS.visa, { billingAddress: '' })).codes).toEqual(['required'])
    expect((await scripted(NUMBERS.visa, { billingAddress: 'of-another' })).codes).toEqual(['addressGone'])
    expect((await scripted(NUMBERS.visa, { paymentToken: 'tok_old' })).codes).toEqual(['cardTokenExpired'])
  })

  it('is neither added nor deleted when the sign-in is older than half an hour', async () => {
    await add(NUMBERS.visa)
    const [card] = await cards()
    const late = await form(await payment.tokenize(NUMBERS.master))
    await signedInBefore(browser, RECENT_SIGN_IN_SECONDS - 60)
    expect(await scripted(NUMBERS.visa)).toEqual({ status: 422, codes: ['cardDuplicate'] })
    await signedInBefore(browser, RECENT_SIGN_IN_SECONDS + 60)
    expect((await act('default', card?.id)).told).toEqual([done.defaultSet])
    expect(await store.sent(HANDLER, late)).toMatchObject({
      path: `${PAGE}/new`,
      told: [done.signInAgain],
    })
    expect(await act('delete', card?.id)).toMatchObject({ path: PAGE, told: [done.signInAgain] })
    expect(await cards()).toHaveLength(1)
  })

  it('stays while an order is authorized on it', async () => {
    await add(NUMBERS.visa)
    const [card] = await cards()
    const row = sandbox()
      .context.database.prepare('SELECT subscription_id FROM commerce_payment_details')
      .get()
    await payment.pay(String(row?.subscription_id))
    expect((await act('delete', card?.id)).told).toEqual([done.inUse])
  })

  it('needs a captcha where the flag asks for it, unless its service is away', async () => {
    await control('PUT', '/flags/checkout-recaptcha', { value: true })
    forgetProcessState('flags')
    expect(await scripted(NUMBERS.visa)).toEqual({ status: 422, codes: ['captchaFailed'] })
    await control('POST', '/faults', { service: 'captcha', path: '/', status: 503 })
    expect((await add(NUMBERS.visa, { captchaToken: 'any' })).told).toEqual([done.added])
  })

  it('cannot be added while the provider is down, and nothing is lost', async () => {
    const sent = await form(await payment.tokenize(NUMBERS.visa))
    await control('POST', '/faults', { service: 'payment', path: '/v1/', status: 503 })
    const response = await browser.send(HANDLER, { form: sent, headers: SCRIPT })
    expect(response.status).toBe(503)
    expect(await cards()).toEqual([])
  })
})

describe('the card fields', () => {
  const FIELDS = '/api/payment-cards/fields?locale=nl-nl'
  const open = () => browser.send(FIELDS, { form: {}, headers: SCRIPT })

  it('open in a frame of the provider, in the language of the site', async () => {
    const response = await open()
    expect(response.status).toBe(200)
    const { kind, address, origin } = await response.json()
    expect([kind, origin]).toEqual(['frame', new URL(sandbox().urls.payment).origin])
    expect(new URL(address).origin).toBe(origin)
    expect(await (await fetch(address)).text()).toContain('<html lang="nl">')
  })

  it('cannot be opened while the provider is down, and can afterwards', async () => {
    await control('POST', '/faults', { service: 'payment', path: '/v1/', status: 503, times: 1 })
    expect((await open()).status).toBe(503)
    expect((await open()).status).toBe(200)
  })

  it('are opened so often by a user, and then the page says when again', async () => {
    const { consumeLimit } = await import('@/lib/rate-limits/rate-limits.server')
    const { id } = (await store.context()).user
    for (let opened = 0; opened < 19; opened += 1) await consumeLimit('cardFieldsByUser', id)
    expect((await open()).status).toBe(200)
    const refused = await open()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    const { tooMany } = getMessages('nl-nl').paymentCards.form
    expect((await refused.json()).message).toBe(fill(tooMany, { time: '10 minuten' }))
  })

  it('are opened for nobody who is not signed in', async () => {
    browser.cookies.clear()
    const response = await open()
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'signedOut' }])
  })

  it('are refused by the provider for an origin that is not of the store', async () => {
    // Loaded late, when the settings of the sandbox are in place.
    const { paymentProvider } = await import('@/lib/payment/provider.server')
    const owner = { id: 'u1', name: 'Edith Marsh' }
    const request = { origin: 'https://x.test', locale: 'nl-nl', owner } as const
    expect(await (await paymentProvider()).openFields(request)).toMatchObject({
      ok: false,
      error: { kind: 'domain', code: 'ORIGIN_NOT_ALLOWED' },
    })
  })
})
