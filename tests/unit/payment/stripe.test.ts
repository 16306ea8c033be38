import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSettings } from '@/lib/config/settings'
import { paymentSources } from '@/lib/payment/payment-sources'
import { stripeProvider } from '@/lib/payment/stripe.server'
import { runInRequest } from '@/lib/request/request-context'
import { forgetProcessState } from '../../support/process-state'
import { SETTINGS_THAT_WORK } from '../config/good-settings'

const lines = vi.hoisted((): object[] => [])

vi.mock('@/lib/log/logger', () => {
  const log = (line: object) => {
    lines.push(line)
  }
  return { logger: { info: log, warn: log } }
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
  lines.length = 0
  forgetProcessState('circuit-breakers')
})

const USER = 'user-1'
const provider = () => stripeProvider(settings())
const open = () =>
  provider().openFields({
    origin: 'https://store.test',
    locale: 'fr-ca',
    owner: { id: USER, name: 'Edith Marsh' },
  })

describe('card fields of Stripe', () => {
  it('are shown without a call', () => {
    expect(provider().fieldsSetup('fr-ca')).toEqual({
      kind: 'stripe',
      openPath: '/api/payment-cards/fields?locale=fr-ca',
      scriptUrl: 'https://js.stripe.com/endive/stripe.js',
      publishableKey: 'pk_test_1',
      language: 'fr',
      currency: 'cad',
    })
    expect(seen).toEqual([])
  })

  it('open an intent for a card, which names the user', async () => {
    answer('post', '/v1/setup_intents', { object: 'setup_intent', client_secret: 'seti_1_secret_2' })
    expect(await open()).toEqual({
      ok: true,
      value: { kind: 'stripe', clientSecret: 'seti_1_secret_2', holder: 'Edith Marsh' },
    })
    expect(seen).toEqual([
      {
        path: '/v1/setup_intents',
        authorization: `Bearer ${KEY}`,
        form: { 'allowed_payment_method_types[0]': 'card', usage: 'off_session', 'metadata[user]': USER },
      },
    ])
  })

  it.each([
    [503, { kind: 'http', status: 503 }],
    [401, { kind: 'domain', status: 401, code: 'unknown' }],
  ])('are a problem when Stripe answers %s', async (status, error) => {
    answer('post', '/v1/setup_intents', { error: { type: 'api_error', message: 'secret details' } }, status)
    const session = await open()
    expect(session).toMatchObject({ ok: false, error: { dependency: 'payment', ...error } })
    expect(JSON.stringify(session)).not.toContain('secret details')
    expect(seen).toHaveLength(1)
  })

  it('are a problem when the connection fails or the answer has no secret', async () => {
    server.use(http.post('https://api.stripe.com/v1/setup_intents', () => HttpResponse.error()))
    expect(await open()).toMatchObject({ ok: false, error: { kind: 'network' } })
    answer('post', '/v1/setup_intents', { object: 'setup_intent' })
    expect(await open()).toMatchObject({ ok: false, error: { kind: 'contract' } })
  })

  it('are not asked for when no time is left', async () => {
    const context = { requestId: 'r', decideBy: performance.now() + 50 }
    const session = await runInRequest(context, open)
    expect(session).toMatchObject({ ok: false, error: { kind: 'timeout', code: 'not-begun' } })
    expect(seen).toEqual([])
  })

  it('log how long a call took, and nothing of what was sent or answered', async () => {
    answer('post', '/v1/setup_intents', { object: 'setup_intent', client_secret: 'seti_1_secret_2' })
    await open()
    const error = { type: 'card_error', code: 'card_declined', message: 'secret details' }
    answer('post', '/v1/setup_intents', { error }, 402)
    await open()
    expect(lines).toMatchObject([
      { operation: 'openFields', kind: 'ok', ms: expect.any(Number), attempts: 1 },
      { operation: 'openFields', kind: 'domain', status: 402, code: 'card_declined', ms: expect.any(Number) },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/secret|sk_test|Edith|user-1/)
  })
})

describe('the card behind a token of Stripe', () => {
  const METHOD = {
    id: 'pm_1',
    object: 'payment_method',
    billing_details: { name: 'Edith Marsh' },
    card: { brand: 'mastercard', last4: '4444', exp_month: 4, exp_year: 2029 },
  }
  const INTENT = {
    id: 'seti_1',
    object: 'setup_intent',
    status: 'succeeded',
    metadata: { user: USER },
    payment_method: METHOD,
  }
  const PATH = '/v1/setup_intents/seti_1'
  const describeToken = (user = USER) => provider().describeToken('seti_1', user)

  it('is told as far as it may be known, with the payment method that commerce is given', async () => {
    answer('get', PATH, INTENT)
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

  it('of a brand that the store does not know has no brand', async () => {
    const card = { ...METHOD.card, brand: 'shells' }
    answer('get', PATH, { ...INTENT, payment_method: { ...METHOD, card } })
    expect(await describeToken()).toMatchObject({ ok: true, value: { token: 'pm_1', brand: undefined } })
  })

  it.each([
    ['was entered by another user', { metadata: { user: 'user-2' } }, 'of-another-user'],
    ['was not opened by the store', { metadata: {} }, 'of-another-user'],
    ['was not confirmed', { status: 'requires_payment_method', payment_method: null }, 'not-confirmed'],
  ])('that %s is none, and the log has the reason', async (_, differences, reason) => {
    answer('get', PATH, { ...INTENT, ...differences })
    const described = await describeToken()
    expect(described).toMatchObject({ ok: false, error: { kind: 'domain', status: 404 } })
    expect(JSON.stringify(described)).not.toContain(reason)
    expect(lines.at(-1)).toMatchObject({ operation: 'describeToken', reason })
  })

  it('that does not exist is none', async () => {
    const error = { type: 'invalid_request_error', code: 'resource_missing' }
    answer('get', PATH, { error }, 404)
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
