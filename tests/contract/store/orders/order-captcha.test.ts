import { beforeEach, describe, expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { signInAgainActionPath } from '@/lib/site/paths'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { enteredPasswordBefore } from '../../support/signed-in-before.ts'
import { STORE } from '../cart/cart-harness.ts'
import { ORDERS, serveOrders } from '../ordering/ordering-harness.ts'
import { pointStoreAt } from '../sign-in/sign-in-harness.ts'

const store = serveOrders()
const { browser, signIn, add, ordersSent, control, sandbox } = store

const REVIEW = `${STORE}/checkout/review`
const CONFIRMATION = `${STORE}/checkout/confirmation`
const { placing } = getMessages('en-us').orders

beforeEach(async () => {
  await store.arrive()
  await control('PUT', '/flags/checkout-recaptcha', { value: true })
  forgetProcessState('flags')
})

const visit = async () => ({
  context: await store.context(),
  cookies: new Map([...browser.cookies].map(([name, { value }]) => [name, value])),
  now: Date.now(),
})

/** What the page of the review asks for. */
const openReview = async () => {
  const { openOrderCaptcha } = await import('@/lib/orders/placing/order-captcha.server')
  return (await openOrderCaptcha(await visit())).kind
}

const tokenFor = async (siteKey: string) => {
  const answer = await fetch(`${sandbox().urls.captcha}/token`, {
    method: 'POST',
    body: new URLSearchParams({ k: siteKey }),
  })
  return String((await answer.json()).token)
}

async function place(form: Record<string, string> = {}) {
  const sent = await store.orderForm(form)
  const { path, told } = await store.sent(ORDERS, sent)
  return { path, told, sent }
}

async function signInAgain() {
  await browser.visit(signInAgainActionPath('en-us'), { form: {} })
  await signIn()
}

describe('an order with the flag for the captcha', () => {
  it('is placed with a token that passes', async () => {
    expect(await openReview()).toBe('asked')
    const { path } = await place({ captchaToken: await tokenFor('sandbox-captcha-passes') })
    expect(path).toBe(CONFIRMATION)
  })

  it.each([
    ['no token', async () => ({})],
    ['an empty token', async () => ({ captchaToken: '' })],
    ['a token that was made up', async () => ({ captchaToken: 'made-up' })],
    ['a token that fails', async () => ({ captchaToken: await tokenFor('sandbox-captcha-fails') })],
  ] as const)('is not placed with %s, and says so at the review', async (_what, form) => {
    const { path, told } = await place(await form())
    expect([path, told]).toEqual([REVIEW, [placing.captchaFailed]])
    expect(await ordersSent()).toBe(0)
  })

  it.each([
    ['on the page that is shown then', () => crypto.randomUUID()],
    ['on the same page, to which the user has gone back', () => 'c0ffee00-0000-4000-8000-000000000001'],
  ])('is placed once with a captcha that is solved after a failed one, %s', async (_where, key) => {
    const failed = await place({
      submissionKey: 'c0ffee00-0000-4000-8000-000000000001',
      captchaToken: await tokenFor('sandbox-captcha-fails'),
    })
    expect([failed.path, failed.told]).toEqual([REVIEW, [placing.captchaFailed]])
    expect(await openReview()).toBe('asked')
    const captchaToken = await tokenFor('sandbox-captcha-passes')
    const solved = await place({ submissionKey: key(), captchaToken })
    expect([solved.path, await ordersSent(), store.orders()]).toEqual([CONFIRMATION, 1, 1])
    await store.sent(ORDERS, solved.sent)
    expect([await ordersSent(), store.orders()]).toEqual([1, 1])
  })

  it('is not verified again when the same form arrives twice', async () => {
    const first = await place({ captchaToken: await tokenFor('sandbox-captcha-passes') })
    const again = await store.sent(ORDERS, first.sent)
    expect([first.path, again.path]).toEqual([CONFIRMATION, `${STORE}/checkout/placing`])
    expect(await ordersSent()).toBe(1)
  })

  it('is not placed on a token that was used for another one', async () => {
    const captchaToken = await tokenFor('sandbox-captcha-passes')
    await place({ captchaToken })
    await add({ [ITEMS.usage]: 5 })
    const { told } = await place({ captchaToken })
    expect(told).toEqual([placing.captchaFailed])
    expect(await ordersSent()).toBe(1)
  })

  it('is placed after a new sign-in instead, which stands for one order', async () => {
    await openReview()
    await signInAgain()
    expect(await openReview()).toBe('replaced')
    expect((await place()).path).toBe(CONFIRMATION)
    await add({ [ITEMS.usage]: 5 })
    expect(await openReview()).toBe('asked')
    expect((await place()).told).toEqual([placing.captchaFailed])
  })
})

it('a sign-in in place of a captcha admits one of two orders that are sent at once', async () => {
  await openReview()
  await signInAgain()
  const { admitOrder } = await import('@/lib/orders/placing/order-captcha.server')
  const sent = { token: '', address: '192.0.2.1' }
  const asked = await visit()
  const outcomes = await Promise.all([admitOrder(asked, sent), admitOrder(asked, sent)])
  expect(outcomes.filter(outcome => outcome === 'passed')).toHaveLength(1)
})

describe('while the service of the captcha is away', () => {
  it('nothing is ordered until the user has signed in again', async () => {
    await control('POST', '/faults', { service: 'captcha', path: '/siteverify', status: 503 })
    const refused = await place({ captchaToken: 'any' })
    expect([refused.path, refused.told]).toEqual([REVIEW, [placing.captchaUnavailable]])
    expect(await ordersSent()).toBe(0)
    await signInAgain()
    expect((await place()).path).toBe(CONFIRMATION)
  })

  it('a silent sign-in is no sign-in of the user', async () => {
    await control('POST', '/faults', { service: 'captcha', path: '/siteverify', status: 503 })
    enteredPasswordBefore(sandbox(), 60)
    await place({ captchaToken: 'any' })
    await browser.visit('/en-us/login/auth/start?prompt=none')
    expect((await place({ captchaToken: 'any' })).told).toEqual([placing.captchaUnavailable])
    expect(await ordersSent()).toBe(0)
  })

  it.each([{ status: 200, body: '<html>' }, { delayMs: 3_500 }])(
    'in the way of %j, the same is said',
    async fault => {
      await control('POST', '/faults', { service: 'captcha', path: '/siteverify', times: 1, ...fault })
      expect((await place({ captchaToken: 'any' })).told).toEqual([placing.captchaUnavailable])
    },
  )
})

it('without a captcha in its settings, the store asks for none', async () => {
  pointStoreAt(sandbox(), {
    FLAGS_CLIENT_ID: sandbox().context.settings.flagsClientId,
    CAPTCHA_URL: '',
    CAPTCHA_SITE_KEY: '',
    CAPTCHA_SECRET_KEY: '',
  })
  expect(await openReview()).toBe('none')
  expect((await place()).path).toBe(CONFIRMATION)
})
