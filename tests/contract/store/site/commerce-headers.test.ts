import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signOutActionPath } from '@/lib/site/paths'
import { forgetProcessState } from '../../../support/process-state'
import { pointStoreAt, serveStore } from '../sign-in/sign-in-harness.ts'

const { browser, sandbox } = serveStore()

async function control(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${sandbox().urls.control}${path}`, {
    method,
    ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }),
  })
}

async function requestsTo(service: string, path: RegExp) {
  const { requests } = await (await control('GET', `/requests?service=${service}`)).json()
  return requests.filter((request: { path: string }) => path.test(request.path))
}

const headersOf = (requests: readonly { headers: Record<string, unknown> }[]) =>
  requests.map(({ headers }) => headers)

afterEach(() => control('DELETE', '/faults'))

describe('the routing region (spec §7)', () => {
  it('is read once per session and sent with every call to commerce', async () => {
    await control('DELETE', '/requests')
    await browser.signIn('edith.marsh')
    for (let visit = 0; visit < 2; visit += 1) await browser.send('/store/customer/current')
    expect(await requestsTo('login-service', /routingRegion$/)).toHaveLength(1)
    const sent = headersOf(await requestsTo('commerce', /customer\/current$/))
    expect(sent).toHaveLength(2)
    for (const headers of sent)
      expect(headers).toMatchObject({
        'x-routing-region': 'AMER',
        'x-entry-point': 'tests',
        'cache-control': 'no-cache',
      })
  })

  it('is omitted when the login service returns none, and sign-in works', async () => {
    await control('POST', '/faults', { service: 'login-service', path: '^.*/routingRegion', status: 500 })
    await browser.signIn('edith.marsh')
    await control('DELETE', '/requests')
    expect((await browser.send('/store/customer/current')).status).toBe(200)
    const [headers] = headersOf(await requestsTo('commerce', /customer\/current$/))
    expect(headers).not.toHaveProperty('x-routing-region')
  })
})

describe.each([
  ['where commerce keeps a session of its own', true, { 'x-access-token': true, authorization: false }],
  ['where it goes by the identity provider', false, { 'x-access-token': false, authorization: true }],
])('the access token, %s', (_where, isOn, expected) => {
  const setFlag = async (value: boolean) => {
    await control('PUT', '/flags/sso-use-hybris-session', { value })
    forgetProcessState('flags')
  }

  beforeEach(async () => {
    pointStoreAt(sandbox(), { FLAGS_CLIENT_ID: sandbox().context.settings.flagsClientId })
    await setFlag(isOn)
  })
  afterEach(() => setFlag(false))

  it('is sent under the matching header name in every call of a request', async () => {
    await browser.signIn('edith.marsh')
    await control('DELETE', '/requests')
    expect((await browser.send('/store/customer/current')).status).toBe(200)
    expect(headersOf(await requestsTo('commerce', /customer\/current$/))).toEqual([
      expect.objectContaining(expected),
    ])
  })

  it('identifies the session that sign-out ends', async () => {
    await browser.signIn('edith.marsh')
    await control('DELETE', '/requests')
    await browser.visit(signOutActionPath('en-us'), { form: {} })
    const ended = await requestsTo('commerce', /\/store\/logout$/)
    expect(ended).toMatchObject([{ status: 302 }])
    expect(headersOf(ended)).toEqual([expect.objectContaining(expected)])
  })
})
