import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { titlePath } from '@/e2e/support/catalogue'
import { CLINIC, clinicFacts, ORDERED } from '@/e2e/support/clinic'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { type CheckoutStep, checkoutPath } from '@/lib/site/checkout-steps'
import { expressCheckoutPath } from '@/lib/site/order-paths'
import {
  cartLinesActionPath,
  cartPath,
  checkoutActionPath,
  loginPath,
  placeOrderActionPath,
} from '@/lib/site/paths'
import { LOCALES, type Locale } from '@/lib/site/sites'
import type { SeenRequest } from './support/fault-rule'
import { arriveAtReview, type Buyer, createBuyer, signIn } from './support/placing'
import { type FormValues, headingOf, type PlainForm } from './support/plain-form'
import { openStage, type Stage } from './support/stage'

let stage: Stage
let buyer: Buyer

beforeAll(async () => {
  stage = await openStage({ BREAKER_PAUSE_MS: '150' })
  buyer = await arriveAtReview(stage)
})
afterEach(() => stage.clearFaults())
afterAll(() => stage.end())

const PAGES = [
  ...(['account', 'shipping', 'delivery', 'payment', 'review'] as const).map(
    step => [`the step ${step}`, checkoutPath('en-us', step)] as const,
  ),
  ['the express checkout', expressCheckoutPath('en-us')] as const,
]

/** Long against what the store does between two calls. */
const SLOW = { kind: 'slow', ms: 300 } as const

const MOST_ROUNDS = 2
const VISITS = 3

/** The most calls of which each began after the one before it had ended. */
function roundsOf(calls: readonly SeenRequest[]): number {
  const depths = new Map<SeenRequest, number>()
  for (const call of calls.toSorted((one, other) => one.startedAt - other.startedAt)) {
    const before = [...depths].filter(([{ endedAt = Number.POSITIVE_INFINITY }]) => endedAt <= call.startedAt)
    depths.set(call, 1 + Math.max(0, ...before.map(([, depth]) => depth)))
  }
  return Math.max(0, ...depths.values())
}

async function countRounds(path: string): Promise<number> {
  const proxies = Object.values(stage.proxies)
  for (const proxy of proxies) {
    proxy.seen.length = 0
    proxy.arm({ fault: SLOW })
  }
  await buyer.browser.open(path)
  stage.clearFaults()
  expect(buyer.browser.screen.status).toBe(200)
  return roundsOf(proxies.flatMap(({ seen }) => seen))
}

describe.each(PAGES)('the page of %s', (_, path) => {
  test('needs at most two calls to back ends one after the other', async () => {
    const counts: number[] = []
    // A busy machine may start calls of one round apart.
    while (counts.length < VISITS && !counts.some(count => count <= MOST_ROUNDS))
      counts.push(await countRounds(path))
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(Math.min(...counts)).toBeLessThanOrEqual(MOST_ROUNDS)
  })

  test('says that commerce is away, and opens again afterwards', async () => {
    const mend = stage.proxies.commerce.arm({ fault: { kind: 'failing' } })
    await buyer.browser.open(path)
    const { status, html } = buyer.browser.screen
    expect([status, headingOf(html)]).toEqual([503, expect.any(String)])
    mend()
    await expect.poll(async () => (await buyer.browser.open(path)).status).toBe(200)
    expect(buyer.browser.screen.path).toBe(path)
  })
})

describe.each(LOCALES)('on the site %s', locale => {
  test('an order goes from the shelf to its confirmation, without script', async () => {
    const browser = stage.newBrowser()
    await signIn(browser, await createBuyer(stage, clinicFacts(locale)), loginPath(locale, cartPath(locale)))
    await browser.open(titlePath(locale, 'HWRS-3'))
    const lines = browser.form(cartLinesActionPath(locale))
    await browser.send({ [quantityField(ORDERED.kit)]: '1' }, { form: lines })
    await browser.open(checkoutPath(locale))
    for (const step of ['account', 'shipping', 'delivery', 'payment'] as const) {
      expect(browser.screen.path).toBe(checkoutPath(locale, step))
      const form = browser.form(checkoutActionPath(step, locale))
      await browser.send(valuesOf(step, form, locale), { form })
    }
    expect(browser.screen.path).toBe(checkoutPath(locale, 'review'))
    await browser.send({ terms: true, statement: true }, { form: browser.form(placeOrderActionPath(locale)) })
    const { status, path, html } = browser.screen
    const confirmed = new URL(path, stage.origin)
    expect([status, confirmed.pathname]).toEqual([200, checkoutPath(locale, 'confirmation')])
    expect(html).toContain(confirmed.searchParams.get('order'))
  })
})

/** Values that complete a step; what is chosen beforehand stays. */
function valuesOf(step: CheckoutStep, { controls }: PlainForm, locale: Locale): FormValues {
  switch (step) {
    case 'account':
      return { account: CLINIC }
    case 'delivery':
      return { deliveryMode: 'standard' }
    case 'payment':
      return controls.some(({ value }) => value === 'PURCHASE_ORDER')
        ? { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: `PO-${locale}` }
        : { paymentType: 'BANK_TRANSFER' }
    default:
      return {}
  }
}
