import { afterEach, describe, expect, it } from 'vitest'
import { signOutActionPath } from '@/lib/site/paths'
import { signedOutAt } from '../../../support/signed-out.ts'
import { Browser, ORIGIN, serveStore } from './sign-in-harness.ts'

const { browser, sandbox } = serveStore()

const SIGN_OUT = signOutActionPath('en-us')

async function control(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${sandbox().urls.control}${path}`, {
    method,
    ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }),
  })
}

/** Requests that a service received at addresses with this ending. */
async function seen(service: string, ending: string): Promise<unknown[]> {
  const { requests } = await (await control('GET', `/requests?service=${service}`)).json()
  return requests.filter(({ path }: { path: string }) => path.endsWith(ending))
}

afterEach(() => control('DELETE', '/faults'))

describe('sign-out by the server', () => {
  it('ends the identity session even if the browser does not follow the redirect and keeps its cookie', async () => {
    await browser.signIn('edith.marsh')
    const copy = new Browser()
    const cookie = browser.cookies.get('iPlanetDirectoryPro')
    if (cookie !== undefined) copy.cookies.set('iPlanetDirectoryPro', cookie)
    await control('DELETE', '/requests')
    await browser.send(SIGN_OUT, { form: {} })
    expect(await seen('identity', '/sessions/')).toEqual([
      expect.objectContaining({ query: { _action: 'logout' }, status: 200 }),
    ])
    expect((await copy.visit('/en-us/login/auth/start?prompt=none')).address).toBe('/en-us/login')
  })

  it.each([
    [`${ORIGIN}/en-us/login`, '/en-us/login'],
    ['http://evil.example/', signedOutAt('/en-us')],
  ])('redirects to %s, named by commerce, as %s', async (location, target) => {
    await browser.signIn('edith.marsh')
    const fault = { service: 'commerce', path: '/store/logout', status: 302, headers: { location } }
    await control('POST', '/faults', fault)
    const { address } = await browser.visit(SIGN_OUT, { form: {} })
    expect(address).toBe(target)
  })
})
