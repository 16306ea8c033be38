import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSite, LOCALES } from '@/lib/site/sites'
import { PEOPLE_PASSWORD } from '../../../sandbox/seed/people.ts'
import { createIdentityClient } from '../../support/identity-client.ts'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

const NEW_PASSWORD = 'Meadow.2031'

let sandbox: TestSandbox
let identity: ReturnType<typeof createIdentityClient>

beforeAll(async () => {
  sandbox = await startSandbox()
  identity = createIdentityClient(sandbox)
})

afterAll(() => sandbox.stop())

const page = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, sandbox.urls.identity), { redirect: 'manual', ...init })

const post = (path: string, fields: Record<string, string>) =>
  page(path, { method: 'POST', body: new URLSearchParams(fields) })

const ask = (name: string, tag = 'en-US') => post(`/password-reset?locale=${tag}`, { name })

const choose = (token: string, password = NEW_PASSWORD) => post('/password-reset/new', { token, password })

type Mail = { to: string; subject: string; text: string }

async function mailTo(address: string): Promise<readonly Mail[]> {
  const { mail } = (await (await fetch(`${sandbox.urls.control}/mail`)).json()) as { mail: Mail[] }
  return mail.filter(({ to }) => to === address)
}

/** The last link that was mailed to an address. */
async function lastLink(address: string): Promise<URL> {
  const links = (await mailTo(address)).flatMap(
    ({ text }) => /\S*\/password-reset\/new\?token=\S+/.exec(text) ?? [],
  )
  return new URL(links.at(-1) ?? '')
}

const tokenOf = (link: URL): string => link.searchParams.get('token') ?? ''

async function tokenFor(username: string): Promise<string> {
  // A second link for the same user within a minute is not sent.
  sandbox.clock.advance(61)
  await ask(username)
  return tokenOf(await lastLink(emailOf(username)))
}

const emailOf = (username: string): string => `${username}@example.com`

const signsIn = async (username: string, password: string) =>
  (await identity.runTree('Login', [username, password])).status === 200

describe('requesting a password reset link', () => {
  it('gives the same response for an account, an account without an email, and an unknown name', async () => {
    const answers = await Promise.all(
      ['ada.brightwater', 'jonas.wick', 'nobody.here', 'nobody@example.org'].map(async name => {
        const answer = await ask(name)
        return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
      }),
    )
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(303)
    const sent = await page(answers[0]?.location ?? '')
    expect([sent.status, await sent.text()]).toEqual([200, expect.not.stringMatching(/ada|jonas|nobody/)])
  })

  it('sends the link only to the address of the account, by username and by email', async () => {
    const before = (await mailTo(emailOf('ben.ormsby'))).length
    sandbox.clock.advance(61)
    await ask(' BEN.ORMSBY ')
    sandbox.clock.advance(61)
    await ask(emailOf('ben.ormsby'))
    expect(await mailTo(emailOf('ben.ormsby'))).toHaveLength(before + 2)
    expect(await mailTo('nobody@example.org')).toEqual([])
  })

  it('sends no second mail to a user within a minute', async () => {
    sandbox.clock.advance(61)
    const before = (await mailTo(emailOf('carla.vantry'))).length
    for (let time = 0; time < 3; time += 1) expect((await ask('carla.vantry')).status).toBe(303)
    expect(await mailTo(emailOf('carla.vantry'))).toHaveLength(before + 1)
  })

  it('never puts the host header of a request into the mail', async () => {
    sandbox.clock.advance(61)
    await fetch(new URL('/password-reset', sandbox.urls.identity), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'elsewhere.example.com' },
      body: new URLSearchParams({ name: 'edith.marsh' }),
    })
    const [mail] = (await mailTo(emailOf('edith.marsh'))).slice(-1)
    expect(mail?.text).toContain(`${sandbox.urls.identity}/password-reset/new?token=`)
    expect(mail?.text).not.toContain('elsewhere')
  })

  it('is rejected with a field error without a name', async () => {
    const answer = await ask('  ')
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('aria-invalid="true"')
  })
})

describe('choosing a new password with a reset link', () => {
  it('replaces the old password, signs out all sessions, and notifies the owner', async () => {
    const session = await identity.signIn('dina.haldane')
    const token = await tokenFor('dina.haldane')
    const form = await page(`/password-reset/new?token=${token}`)
    expect(await form.text()).toContain('dina.haldane')
    expect((await choose(token)).status).toBe(303)
    expect(await signsIn('dina.haldane', NEW_PASSWORD)).toBe(true)
    expect(await signsIn('dina.haldane', PEOPLE_PASSWORD)).toBe(false)
    expect((await identity.authorize(session)).location?.searchParams.get('error')).toBe(
      'interaction_required',
    )
    expect((await mailTo(emailOf('dina.haldane'))).at(-1)?.text).toContain('has been changed')
  })

  it('works once, even when a link is submitted twice in parallel', async () => {
    const token = await tokenFor('finn.corvane')
    const statuses = (await Promise.all([choose(token), choose(token)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([303, 410])
    expect((await choose(token, 'Another.2031')).status).toBe(410)
    expect((await page(`/password-reset/new?token=${token}`)).status).toBe(410)
  })

  it('reports in the language of its mail that the link is no longer valid', async () => {
    sandbox.clock.advance(61)
    await ask('kira.osei', 'fr-CA')
    const link = await lastLink(emailOf('kira.osei'))
    const form = await (await page(`${link.pathname}${link.search}`)).text()
    const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(form) ?? []
    const fields = { token: tokenOf(link), password: NEW_PASSWORD }
    const target = action.replaceAll('&amp;', '&')
    expect((await post(target, fields)).status).toBe(303)
    for (const late of [await page(`${link.pathname}${link.search}`), await post(target, fields)]) {
      expect(late.status).toBe(410)
      expect(await late.text()).toContain('<html lang="fr-CA">')
    }
  })

  it('works for half an hour', async () => {
    const token = await tokenFor('hugo.sato')
    sandbox.clock.advance(30 * 60 + 1)
    expect((await choose(token)).status).toBe(410)
    expect(await signsIn('hugo.sato', PEOPLE_PASSWORD)).toBe(true)
  })

  it('accepts only the newest link', async () => {
    const first = await tokenFor('iris.tremblay')
    const second = await tokenFor('iris.tremblay')
    expect((await choose(first)).status).toBe(410)
    expect((await choose(second)).status).toBe(303)
  })

  it('keeps the link valid when a password violates the rules', async () => {
    const token = await tokenFor('ada.brightwater')
    for (const weak of ['', 'Short1', 'nocapital1', 'NoNumber', 'Not allowed 1!', `A1${'a'.repeat(119)}`]) {
      const answer = await choose(token, weak)
      expect(answer.status, weak).toBe(422)
      expect(await answer.text()).not.toContain(`value="${weak || '-'}"`)
    }
    expect((await choose(token)).status).toBe(303)
  })

  it.each(['', 'x', "' OR 1=1 --"])('is rejected with the token %j', async token => {
    expect((await choose(token)).status).toBe(410)
    expect((await page(`/password-reset/new?${new URLSearchParams({ token })}`)).status).toBe(410)
  })

  it('removes a lock caused by wrong passwords, but never one set by administrators', async () => {
    for (let time = 0; time < 5; time += 1) await identity.runTree('Login', ['mira.solberg', 'Wrong.2026'])
    expect(await signsIn('mira.solberg', PEOPLE_PASSWORD)).toBe(false)
    await choose(await tokenFor('mira.solberg'))
    expect(await signsIn('mira.solberg', NEW_PASSWORD)).toBe(true)
    await ask('gina.locke')
    expect(await mailTo(emailOf('gina.locke'))).toEqual([])
  })
})

describe('the password reset pages', () => {
  it.each(LOCALES)('use the language of %s and link back to its sign-in', async locale => {
    const { languageTag } = getSite(locale)
    for (const path of ['', '/sent', '/done', '/new']) {
      const answer = await page(`/password-reset${path}?locale=${languageTag}`)
      const html = await answer.text()
      expect(html).toContain(`<html lang="${languageTag}">`)
      expect(html).toContain(`href="http://localhost:3000/${locale}/login"`)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  it('link back only to addresses of the store', async () => {
    const html = await (await page('/password-reset?store=https://elsewhere.example.com')).text()
    expect(html).not.toContain('elsewhere')
    const known = await (await page('/password-reset?store=http://127.0.0.1:3000')).text()
    expect(known).toContain('href="http://127.0.0.1:3000/en-us/login"')
  })
})

it('the mailbox shows sent mail with its links, and other origins cannot embed it', async () => {
  await tokenFor('ben.ormsby')
  const answer = await fetch(`${sandbox.urls.control}/mailbox`, { headers: { 'sec-fetch-site': 'none' } })
  expect(await answer.text()).toContain(`<a href="${sandbox.urls.identity}/password-reset/new?token=`)
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
