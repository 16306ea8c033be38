import { afterEach, describe, expect, it } from 'vitest'
import { signedOutAt } from '../../../support/signed-out.ts'
import { Browser, logLines, serveStore } from './sign-in-harness.ts'

const { browser, sandbox } = serveStore()

const SIGN_OUT = '/api/assessments/login/auth/sign-out?locale=en-us'

const control = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${sandbox().urls.control}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const hang = (service: string, path: string) => control('POST', '/faults', { service, path, action: 'hang' })

afterEach(() => control('DELETE', '/faults'))

describe('sign-out does not wait', () => {
  it.each([
    ['the revocation', 'identity', '^.*/token/revoke', 'Error during logout:'],
    ['the end of session', 'identity', '^.*/connect/endSession', 'Error during logout:'],
    ["commerce's logout", 'commerce', '/store/logout', 'Error during hybris logout:'],
    ['the identity provider', 'identity', '/', 'Error during logout:'],
  ] as const)('for %s that hangs', async (_what, service, path, message) => {
    await browser.signIn('edith.marsh')
    const copy = new Browser()
    for (const [name, cookie] of browser.cookies) copy.cookies.set(name, cookie)
    await hang(service, path)
    expect((await browser.visit(SIGN_OUT, { form: {} })).address).toBe(signedOutAt('/en-us'))
    expect(logLines().join('')).toContain(message)
    await control('DELETE', '/faults')
    expect([...browser.cookies.keys()]).toEqual(['store.signed_out'])
    expect(await copy.account()).toEqual({ state: 'anonymous' })
  })

  it.each([500, 401, 404])('for a back end that answers %d', async status => {
    await browser.signIn('edith.marsh')
    for (const service of ['identity', 'commerce'])
      await control('POST', '/faults', { service, path: '/', status })
    expect((await browser.visit(SIGN_OUT, { form: {} })).address).toBe(signedOutAt('/en-us'))
    expect(logLines().join('')).toContain('Error during logout:')
    expect(logLines().join('')).toContain('Error during hybris logout:')
  })
})
