import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FLAG_KEYS, FLAGS } from '@/lib/backends/flags/flag-defaults'
import { FLAG_LIMITS, type FlagContext, flagEvaluationsSchema } from '@/lib/contract/flags'
import { listFlagEvents, setFlag } from '../../../sandbox/flags/changes.ts'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

let sandbox: TestSandbox
let environment: string

beforeAll(async () => {
  sandbox = await startSandbox()
  environment = sandbox.context.settings.flagsClientId
})

afterAll(() => sandbox.stop())

const ANONYMOUS: FlagContext = { kind: 'user', key: 'anonymous', anonymous: true, locale: 'en-us' }

const encode = (context: unknown): string => Buffer.from(JSON.stringify(context)).toString('base64url')

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${sandbox.urls.flags}${path}`, init)

const evaluate = async (context: FlagContext, query = '') => {
  const answer = await ask(`/sdk/evalx/${environment}/contexts/${encode(context)}${query}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  return flagEvaluationsSchema.parse(await answer.json())
}

describe('the table of flags', () => {
  it('is off by default, except for the PDF download upgrade of quotes (spec §9)', () => {
    const on = FLAG_KEYS.filter(key => FLAGS[key].default)
    expect(on).toEqual(['quotes-pdf-download-upgrade'])
  })

  it('has keys that stay unique after the client converts them to its own names', () => {
    const camelCase = (key: string) =>
      key.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
    expect(new Set(FLAG_KEYS.map(camelCase)).size).toBe(FLAG_KEYS.length)
  })

  it('is returned completely', async () => {
    expect(Object.keys(await evaluate(ANONYMOUS)).sort()).toEqual([...FLAG_KEYS].sort())
  })
})

describe('flag evaluation', () => {
  it('depends on the locale for a rule on the locale', async () => {
    expect((await evaluate({ ...ANONYMOUS, locale: 'en-gb' })).vat?.value).toBe(true)
    expect((await evaluate({ ...ANONYMOUS, locale: 'en-us' })).vat?.value).toBe(false)
  })

  it('prefers a rule for the user to one for the locale, and returns the reason on request', async () => {
    const key = randomUUID()
    setFlag(sandbox.context, 'upc', false, { attribute: 'locale', equals: 'en-nz' })
    setFlag(sandbox.context, 'upc', true, { attribute: 'key', equals: key })
    const context = { ...ANONYMOUS, locale: 'en-nz' }
    expect((await evaluate(context, '?withReasons=true')).upc).toMatchObject({
      value: false,
      reason: { kind: 'RULE_MATCH' },
    })
    expect((await evaluate({ ...context, key }, '?withReasons=true')).upc).toMatchObject({
      value: true,
      reason: { kind: 'TARGET_MATCH' },
    })
    expect((await evaluate(context)).upc).not.toHaveProperty('reason')
  })

  it('gives the same result for a context sent in the body', async () => {
    const answer = await ask(`/sdk/evalx/${environment}/context`, {
      method: 'REPORT',
      body: JSON.stringify(ANONYMOUS),
    })
    expect(await answer.json()).toEqual(await evaluate(ANONYMOUS))
  })

  it.each([
    ['not base64', '%F0%F1'],
    ['not JSON', Buffer.from('{').toString('base64url')],
    ['not a context', encode({ kind: 'user' })],
    ['a list', encode([])],
  ])('rejects a context that is %s', async (_case, context) => {
    expect((await ask(`/sdk/evalx/${environment}/contexts/${context}`)).status).toBe(400)
    expect((await ask(`/eval/${environment}/${context}`)).status).toBe(400)
  })

  it.each([
    ['GET', `/sdk/evalx/unknown/contexts/${encode(ANONYMOUS)}`],
    ['GET', '/sdk/goals/unknown'],
    ['REPORT', '/sdk/evalx/unknown/context'],
    ['GET', `/eval/unknown/${encode(ANONYMOUS)}`],
    ['GET', '/ping/unknown'],
    ['POST', '/events/bulk/unknown'],
  ])('answers 404 for an unknown environment: %s %s', async (method, path) => {
    expect((await ask(path, { method })).status).toBe(404)
  })
})

describe('the schema of evaluations', () => {
  it('drops flags of a form unknown to the store', () => {
    const good = { value: true, version: 3 }
    const answer: unknown = JSON.parse(
      '{"good":{"value":true,"version":3},"json":{"value":{},"version":1},"bare":true,"__proto__":{"value":1,"version":1}}',
    )
    expect(flagEvaluationsSchema.parse(answer)).toEqual({ good })
    expect(flagEvaluationsSchema.safeParse([]).success).toBe(false)
  })

  it('rejects more flags than the limit', () => {
    const many = Object.fromEntries(
      Array.from({ length: FLAG_LIMITS.flags + 1 }, (_, index) => [`f${index}`, 1]),
    )
    expect(flagEvaluationsSchema.safeParse(many).success).toBe(false)
  })
})

describe('events of the flag client', () => {
  const post = (path: string, body: string) =>
    ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })

  it('are stored, up to the latest thousand', async () => {
    const batch = (name: string, count: number) =>
      JSON.stringify(
        Array.from({ length: count }, (_, index) => ({ kind: 'custom', key: `${name}-${index}` })),
      )
    expect((await post(`/events/bulk/${environment}`, batch('early', 600))).status).toBe(202)
    expect((await post(`/events/bulk/${environment}`, batch('late', 600))).status).toBe(202)
    const kept = listFlagEvents(sandbox.context)
    expect(kept).toHaveLength(1000)
    expect(kept.at(0)).toMatchObject({ kind: 'custom', key: 'early-200' })
    expect(kept.at(-1)).toMatchObject({ kind: 'custom', key: 'late-599' })
  })

  it('may be a diagnostic report', async () => {
    const report = JSON.stringify({ kind: 'diagnostic-combined', id: { diagnosticId: 'x' } })
    expect((await post(`/events/diagnostic/${environment}`, report)).status).toBe(202)
    expect(listFlagEvents(sandbox.context).at(-1)?.kind).toBe('diagnostic-combined')
  })

  it.each(['', '{', '{}', '[1]', 'null'])('are rejected when the body is %j', async body => {
    expect((await post(`/events/bulk/${environment}`, body)).status).toBe(400)
  })

  it('are rejected when the body exceeds a megabyte', async () => {
    expect((await post(`/events/bulk/${environment}`, `["${'x'.repeat(1_000_001)}"]`)).status).toBe(413)
  })

  it('may be sent in a body of unknown length', async () => {
    const body = new Blob(['[{"kind":"custom","key":"in pieces"}]']).stream()
    // Required for a streamed body, but missing in the DOM type.
    const halfDuplex = { duplex: 'half' }
    const answer = await ask(`/events/bulk/${environment}`, { method: 'POST', body, ...halfDuplex })
    expect(answer.status).toBe(202)
    expect(listFlagEvents(sandbox.context).at(-1)).toMatchObject({ key: 'in pieces' })
  })
})

describe('the control routes of the flags', () => {
  const control = (path: string, init?: RequestInit) => {
    const routes = sandbox.context.hooks.controlRoutes.get('flags')
    if (routes === undefined) throw new Error('the flag service has not registered its routes')
    return routes.request(path, init)
  }

  it('change, target and delete a flag and increase its version each time', async () => {
    const put = (change: object) => control('/brand-new', { method: 'PUT', body: JSON.stringify(change) })
    expect((await put({ value: true })).status).toBe(204)
    expect((await evaluate(ANONYMOUS))['brand-new']).toMatchObject({ value: true, version: 1 })
    expect((await put({ value: false, rule: { attribute: 'locale', equals: 'en-us' } })).status).toBe(204)
    expect((await evaluate(ANONYMOUS))['brand-new']).toMatchObject({ value: false, version: 2 })
    expect((await control('/brand-new', { method: 'DELETE' })).status).toBe(204)
    expect(await evaluate(ANONYMOUS)).not.toHaveProperty('brand-new')
    expect((await control('/brand-new', { method: 'DELETE' })).status).toBe(404)
    expect((await put({ value: true })).status).toBe(204)
    expect((await evaluate(ANONYMOUS))['brand-new']).toMatchObject({ value: true, version: 4 })
    await control('/brand-new', { method: 'DELETE' })
  })

  it.each([
    ['/upc', '{'],
    ['/upc', '{"value":{}}'],
    ['/upc', '{"value":true,"rule":{"attribute":"email","equals":"x"}}'],
    ['/UPC', '{"value":true}'],
  ])('reject PUT %s %s', async (path, body) => {
    expect((await control(path, { method: 'PUT', body })).status).toBe(400)
  })

  it('return the events that clients have sent', async () => {
    const answer = await control('/events')
    expect(await answer.json()).toEqual({ events: listFlagEvents(sandbox.context) })
  })
})

it('CORS allows a store on another origin to send every header of the client', async () => {
  const answer = await ask(`/events/bulk/${environment}`, {
    method: 'OPTIONS',
    headers: { origin: 'http://store.example', 'access-control-request-method': 'POST' },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-methods')).toBe('GET,REPORT,POST')
  expect(answer.headers.get('access-control-allow-headers')?.toLowerCase().split(',')).toEqual([
    'content-type',
    'x-launchdarkly-user-agent',
    'x-launchdarkly-wrapper',
    'x-launchdarkly-event-schema',
    'x-launchdarkly-payload-id',
    'x-launchdarkly-tags',
    'x-forwarded-for',
  ])
})
