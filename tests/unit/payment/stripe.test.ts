import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSettings } from '@/lib/config/settings'
import { paymentSources } from '@/lib/payment/payment-sources'
import { stripeProvider } from '@/lib/payment/stripe.server'
import { runInRequest } from '@/lib/request/request-context'
import { forgetProcessState } from '../../support/process-state'
import { SETTINGS_THAT_WORK } from '../config/good-settings'

vi.mock('@/lib/log/logger', async importOriginal => {
  const { createLogger } = await importOriginal<typeof import('@/lib/log/logger')>()
  return { createLogger, logger: createLogger('silent') }
})

vi.mock('@/lib/config/env.server', () => ({ getBreakerPause: () => 10_000 }))

const KEY = 'sk_test_of_the_unit_tests'
const CHOSEN = {
  ...SETTINGS_THAT_WORK,
  PAYMENT_PROVIDER: 'stripe',
  PAYMENT_URL: 'https://api.stripe.com',
  PAYMENT_SECRET_KEY: KEY,
  PAYMENT_PUBLIC_KEY: 'pk_test_1',
}

const settings = () => {
  const parsed = parseSettings(CHOSEN)
  if (!parsed.ok) throw new Error(parsed.faults.join('; '))
  return parsed.settings
}

type Seen = { path: string; authorization: string | null; form: Record<string, string> }

const seen: Seen[] = []
const server = setupServer()

/** Answers a call of the library, and records what it sent. */
const answer = (method: 'get' | 'post', path: string, body: object, status = 200) =>
  server.use(
    http[method](`https://api.stripe.com${path}`, async ({ request }) => {
      const form = Object.fromEntries(new URLSearchParams(await request.text()))
      seen.push({ path, authorization: request.headers.get('authorization'), form })
      return HttpResponse.json(body, { status })
    }),
  )

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
beforeEach(() => {
  seen.length = 0
  forgetProcessState('circuit-breakers')
})

const open = (purpose: Parameters<ReturnType<typeof stripeProvider>['createFieldsSession']>[0]['purpose']) =>
  stripeProvider(settings()).createFieldsSession({ origin: 'https://store.test', locale: 'fr-ca', purpose })

describe('card fields of Stripe', () => {
  it('open with a setup intent where a card is kept', async () => {
    answer('post', '/v1/setup_intents', { object: 'setup_intent', client_secret: 'seti_1_secret_2' })
    expect(await open({ kind: 'setup' })).toEqual({
      ok: true,
      value: {
        kind: 'stripe',
        scriptUrl: 'https://js.stripe.com/v3/',
        publishableKey: 'pk_test_1',
        clientSecret: 'seti_1_secret_2',
        language: 'fr',
      },
    })
    expect(seen).toEqual([
      {
        path: '/v1/setup_intents',
        authorization: `Bearer ${KEY}`,
        form: { 'allowed_payment_method_types[0]': 'card', usage: 'off_session' },
      },
    ])
  })

  it('open with a payment intent, to be captured later, where an amount is paid', async () => {
    answer('post', '/v1/payment_intents', { object: 'payment_intent', client_secret: 'pi_1_secret_2' })
    const session = await open({ kind: 'payment', amount: 12_900, currency: 'CAD' })
    expect(session).toMatchObject({ ok: true, value: { clientSecret: 'pi_1_secret_2' } })
    expect(seen[0]?.form).toEqual({
      amount: '12900',
      currency: 'cad',
      capture_method: 'manual',
      'allowed_payment_method_types[0]': 'card',
    })
  })

  it.each([
    [503, { kind: 'http', status: 503 }],
    [401, { kind: 'domain', status: 401, code: 'unknown' }],
  ])('are a problem when Stripe answers %s', async (status, error) => {
    answer('post', '/v1/setup_intents', { error: { type: 'api_error', message: 'secret details' } }, status)
    const session = await open({ kind: 'setup' })
    expect(session).toMatchObject({ ok: false, error: { dependency: 'payment', ...error } })
    expect(JSON.stringify(session)).not.toContain('secret details')
    expect(seen).toHaveLength(1)
  })

  it('are a problem when the connection fails or the answer has no secret', async () => {
    server.use(http.post('https://api.stripe.com/v1/setup_intents', () => HttpResponse.error()))
    expect(await open({ kind: 'setup' })).toMatchObject({ ok: false, error: { kind: 'network' } })
    answer('post', '/v1/setup_intents', { object: 'setup_intent' })
    expect(await open({ kind: 'setup' })).toMatchObject({ ok: false, error: { kind: 'contract' } })
  })

  it('are not asked for when no time is left', async () => {
    const context = { requestId: 'r', decideBy: performance.now() + 50 }
    const session = await runInRequest(context, () => open({ kind: 'setup' }))
    expect(session).toMatchObject({ ok: false, error: { kind: 'timeout', code: 'not-begun' } })
    expect(seen).toEqual([])
  })
})

describe('a payment method of Stripe', () => {
  const METHOD = {
    id: 'pm_1',
    object: 'payment_method',
    billing_details: { name: 'Edith Marsh' },
    card: { brand: 'mastercard', last4: '4444', exp_month: 4, exp_year: 2029 },
  }
  const describeToken = () => stripeProvider(settings()).describeToken('pm_1')

  it('tells what may be known of its card', async () => {
    answer('get', '/v1/payment_methods/pm_1', METHOD)
    expect(await describeToken()).toEqual({
      ok: true,
      value: {
        token: 'pm_1',
        brand: 'master',
        last4: '4444',
        expiryMonth: '04',
        expiryYear: '2029',
        accountHolderName: 'Edith Marsh',
      },
    })
  })

  it('of an unknown brand breaks the contract, and one that does not exist is 404', async () => {
    answer('get', '/v1/payment_methods/pm_1', { ...METHOD, card: { ...METHOD.card, brand: 'shells' } })
    expect(await describeToken()).toMatchObject({ ok: false, error: { kind: 'contract' } })
    const error = { type: 'invalid_request_error', code: 'resource_missing' }
    answer('get', '/v1/payment_methods/pm_1', { error }, 404)
    expect(await describeToken()).toMatchObject({
      ok: false,
      error: { kind: 'domain', status: 404, code: 'resource_missing' },
    })
  })
})

describe('the settings of Stripe', () => {
  it('need the publishable key, and admit its frames and calls', () => {
    expect(parseSettings({ ...CHOSEN, PAYMENT_PUBLIC_KEY: '' })).toEqual({
      ok: false,
      faults: ['PAYMENT_PUBLIC_KEY is missing'],
    })
    const { frames, connect } = paymentSources(settings())
    expect(frames).toContain('https://js.stripe.com')
    expect(connect).toEqual(['https://api.stripe.com'])
  })
})
