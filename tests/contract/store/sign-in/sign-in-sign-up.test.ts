import { describe, expect, it } from 'vitest'
import {
  Browser,
  logLines,
  pointStoreAt,
  serveStore,
  signInAtIdentity,
  signUpAtIdentity,
} from './sign-in-harness.ts'

const { sandbox } = serveStore()

const APPLICATION = {
  firstName: 'Nora',
  lastName: "O'Neil-Çelik",
  email: 'nora@example.com',
  username: 'nora.oneil',
  password: 'Assessments.2026',
  marketing: true,
}

const refusals = async (differences: Partial<typeof APPLICATION>) => {
  const result = await signUpAtIdentity({ ...APPLICATION, ...differences })
  return !result.ok && result.error.kind === 'refused' ? result.error.refusals : result
}

describe('sign-up at the identity provider (spec §4, §5)', () => {
  it('creates the account and signs the user in at once', async () => {
    const created = await signUpAtIdentity(APPLICATION)
    const cookie = created.ok ? created.value : undefined
    expect(cookie).toMatchObject({
      name: 'iPlanetDirectoryPro',
      options: { httpOnly: true, sameSite: 'lax', path: '/api/assessments/login/auth' },
    })
    const browser = new Browser()
    browser.cookies.set('iPlanetDirectoryPro', {
      value: cookie?.value ?? '',
      path: '/api/assessments/login/auth',
    })
    const { address } = await browser.visit(
      '/en-gb/login/auth/start?prompt=none&returnTo=/en-gb/register/personal-info',
    )
    expect(address).toBe('/en-gb/register/personal-info')
    expect(await browser.account()).toMatchObject({
      state: 'signedIn',
      firstName: 'Nora',
      lastName: "O'Neil-Çelik",
    })
  })

  it('reports a taken username and a taken email at their fields', async () => {
    const taken = { username: 'edith.marsh', email: 'someone.else@example.com' }
    expect(await refusals(taken)).toEqual([{ field: 'username', code: 'taken' }])
    await signUpAtIdentity({ ...APPLICATION, username: 'first.of.two', email: 'shared@example.com' })
    expect(await refusals({ username: 'second.of.two', email: 'SHARED@example.com' })).toEqual([
      { field: 'email', code: 'taken' },
    ])
  })

  it('reports every violated rule at its field', async () => {
    const broken = { firstName: '', email: 'nowhere', username: 'a b', password: 'short' }
    expect(await refusals(broken)).toEqual([
      { field: 'username', code: 'characterNotAllowed', params: { character: ' ' } },
      { field: 'firstName', code: 'required' },
      { field: 'email', code: 'invalid' },
      { field: 'password', code: 'tooShort', params: { min: 8 } },
      { field: 'password', code: 'capitalMissing' },
      { field: 'password', code: 'numberMissing' },
    ])
  })

  it('reports an outage as such', async () => {
    pointStoreAt(sandbox(), { IDENTITY_URL: 'http://127.0.0.1:9' })
    expect(await signUpAtIdentity(APPLICATION)).toMatchObject({
      ok: false,
      error: { kind: 'unavailable', problem: { kind: 'network' } },
    })
  })
})

describe('a rejected sign-in', () => {
  it('to a locked account is logged as locked, without user names and passwords', async () => {
    expect(await signInAtIdentity('gina.locke', APPLICATION.password)).toMatchObject({
      error: { kind: 'locked' },
    })
    expect(await signInAtIdentity('edith.marsh', 'Wrong.2026')).toMatchObject({ error: { kind: 'refused' } })
    expect(logLines().join('')).toContain('"outcome":"locked"')
    expect(logLines().join('')).not.toMatch(/gina|edith|Wrong/)
  })
})
