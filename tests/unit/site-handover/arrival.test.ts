import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/api/site-move/route'
import { toCookieHeader } from '@/lib/cookies/cookie-change'
import { readDraft, saveDraft } from '@/lib/registration/drafts/drafts.server'
import type { MoveTicket, TicketHolder } from '@/lib/site-handover/move-ticket'
import { issueMoveTicket } from '@/lib/site-handover/move-ticket.server'
import { USER } from '../registration/back-ends'
import { BROWSER, cookiesOf } from '../registration/requests'
import { environmentOf, forgetEverything } from '../registration/store'

const FROM = 'http://www.example.com:3000'
const HERE = 'http://www.example.co.uk:3000'

const MOVED: Omit<MoveTicket, 'id'> = {
  from: { origin: FROM, locale: 'en-us' },
  to: { origin: HERE, locale: 'en-gb', step: 'organisation' },
  reason: 'address',
  country: 'GB',
  signedIn: true,
}

const CHOSEN: Omit<MoveTicket, 'id'> = {
  from: MOVED.from,
  to: { origin: HERE, locale: 'en-gb', step: 'register' },
  reason: 'choice',
  signedIn: false,
}

beforeAll(() => {
  for (const [name, value] of Object.entries(environmentOf('http://127.0.0.1:9'))) vi.stubEnv(name, value)
})
afterAll(() => vi.unstubAllEnvs())
beforeEach(forgetEverything)

type Arrival = { status: number; location: string; cookies: Map<string, string>; lines: readonly string[] }

/** The answer to an address that a user brings, with what it sets. */
async function visit(
  address: string,
  holder: Parameters<typeof cookiesOf>[0] = {},
  referer = `${FROM}/`,
): Promise<Arrival> {
  const { host } = new URL(address)
  const cookie = toCookieHeader(await cookiesOf(holder))
  const response = await GET(new NextRequest(address, { headers: { host, cookie, referer } }))
  const lines = response.headers.getSetCookie()
  const cookies = new Map(
    lines.map((line): [string, string] => {
      const [pair = ''] = line.split(';')
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    }),
  )
  return { status: response.status, location: response.headers.get('location') ?? '', cookies, lines }
}

const arrive = async (
  ticket: Omit<MoveTicket, 'id'>,
  kept: TicketHolder,
  holder?: Parameters<typeof cookiesOf>[0],
): Promise<Arrival> => visit(await issueMoveTicket(ticket, kept), holder)

const LOGIN = '/en-gb/login?returnTo=%2Fen-gb%2Fregister'

describe('who was signed in where they come from', () => {
  it('is signed in here through the host that knows them, in one silent attempt', async () => {
    const { status, location, cookies } = await arrive(MOVED, { user: USER })
    const authorize = new URL(location)
    expect(status).toBe(303)
    expect(authorize.origin).toBe(FROM)
    expect(authorize.pathname).toMatch(/\/oauth2\/realms\/root\/realms\/pearson\/authorize$/)
    expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
      prompt: 'none',
      code_challenge_method: 'S256',
      redirect_uri: `${HERE}/en-gb/login/auth/callback`,
    })
    expect(cookies.has('store.oidc.0')).toBe(true)
  })

  it('leaves the cookies of the move here, unreadable to scripts', async () => {
    const { cookies, lines } = await arrive(MOVED, { user: USER })
    expect(Object.fromEntries(cookies)).toMatchObject({
      'store.locale_moved': 'en-gb',
      'store.registration_country': 'GB',
      'store.prev_locale': 'en-gb',
      'store.currency_switched': 'GBP',
      'store.move_notice': 'address',
    })
    expect(lines.filter(line => !/; HttpOnly/.test(line))).toEqual([])
  })

  it('goes straight on where they are signed in already', async () => {
    const { location, cookies } = await arrive(MOVED, { user: USER }, { user: USER })
    expect(location).toBe('/en-gb/register/organisation')
    expect(cookies.get('store.move_notice')).toBe('address')
  })

  it.each([
    ['somebody else is signed in here', { user: USER }, { user: 'uid-other' }],
    ['this host does not know who comes', {}, { user: 'uid-other' }],
  ])('is asked for again where %s', async (_, kept, holder) => {
    const { location } = await arrive(MOVED, kept, holder)
    expect(location).toMatch(/^http:\/\/www\.example\.com:3000\/.*prompt=none/)
  })

  it('carries nothing of themselves in an address', async () => {
    const address = await issueMoveTicket(MOVED, { user: USER })
    const { location } = await visit(address)
    expect(address + location).not.toContain(USER)
  })
})

describe('a ticket brought again', () => {
  it('asks the identity provider once more, and changes nothing', async () => {
    const address = await issueMoveTicket(MOVED, { user: USER })
    await visit(address)
    const { location, cookies } = await visit(address)
    expect(location).toMatch(/^http:\/\/www\.example\.com:3000\/.*prompt=none/)
    expect([...cookies.keys()]).toEqual(['store.oidc.0'])
  })

  it('leads who is signed in here to the step', async () => {
    const address = await issueMoveTicket(MOVED, { user: USER })
    await visit(address)
    const { location, cookies } = await visit(address, { user: USER })
    expect(location).toBe('/en-gb/register/organisation')
    expect(cookies.size).toBe(0)
  })
})

describe('an address without a good ticket', () => {
  it.each(['', '&ticket=', '&ticket=forged', '&ticket=a.b.c.d.e'])(
    'leads to the sign-in: %j',
    async ticket => {
      const { location, cookies } = await visit(`${HERE}/api/site-move?locale=en-gb${ticket}`)
      expect(location).toBe(LOGIN)
      expect([...cookies.keys()]).toEqual(['store.notice'])
    },
  )

  it('leads who is signed in to the start', async () => {
    const { location, cookies } = await visit(`${HERE}/api/site-move?locale=en-gb&ticket=x`, { user: USER })
    expect(location).toBe('/en-gb/register')
    expect(cookies.size).toBe(0)
  })

  it.each(['', '?locale=xx', '?locale=en-us', '?locale=//evil.example'])('is no address: %j', async query => {
    expect(await visit(`${HERE}/api/site-move${query}`)).toMatchObject({ status: 400, location: '' })
  })

  it('is misdirected at a foreign host', async () => {
    expect(await visit('http://evil.test/api/site-move?locale=en-gb')).toMatchObject({ status: 421 })
  })
})

describe('a visitor who chose the site', () => {
  const typed = { firstName: 'Zoë', email: 'zoe@example.org' }

  it('finds what they typed, under a name of this host’s own', async () => {
    const errors = { fieldErrors: [{ name: 'lastName', code: 'required' }], formErrors: [] }
    await saveDraft({ visitor: BROWSER }, 'register', { values: typed, errors })
    const { location, cookies } = await arrive(CHOSEN, { browser: BROWSER })
    const here = cookies.get('store.draft') ?? ''
    expect(location).toBe('/en-gb/register')
    expect(here).not.toBe(BROWSER)
    expect(await readDraft({ visitor: here }, 'register')).toEqual({ values: typed })
  })

  it.each(['https://evil.example/', `${HERE}/en-gb`, `${FROM}.evil.example/`, 'nowhere', ''])(
    'finds nothing that an anonymous user typed and linked to from %j',
    async referer => {
      await saveDraft({ visitor: BROWSER }, 'register', { values: typed })
      const own = { firstName: 'Nora' }
      await saveDraft({ visitor: 'knownhereknownhere1234' }, 'register', { values: own })
      const ticket = await issueMoveTicket(CHOSEN, { browser: BROWSER })
      const victim = { browser: 'knownhereknownhere1234' }
      expect(await visit(ticket, victim, referer)).toMatchObject({ location: '/en-gb/register' })
      expect(await readDraft({ visitor: victim.browser }, 'register')).toEqual({ values: own })
    },
  )

  it('keeps the name that the browser has here', async () => {
    await saveDraft({ visitor: BROWSER }, 'register', { values: typed })
    const { cookies } = await arrive(CHOSEN, { browser: BROWSER }, { browser: 'knownhereknownhere1234' })
    expect(cookies.get('store.draft')).toBe('knownhereknownhere1234')
  })

  it('brings nothing to the user who is signed in here', async () => {
    await saveDraft({ visitor: BROWSER }, 'register', { values: typed })
    const { location } = await arrive(CHOSEN, { browser: BROWSER }, { user: USER, browser: BROWSER })
    expect(location).toBe('/en-gb/register')
    expect(await readDraft({ user: USER }, 'register')).toBeUndefined()
  })

  it('is remembered to have chosen, without a word and without a sign-in', async () => {
    const { location, cookies } = await arrive({ ...CHOSEN, to: { origin: HERE, locale: 'en-gb' } }, {})
    expect(location).toBe('/en-gb')
    expect(Object.fromEntries(cookies)).toEqual({
      'store.prev_locale': 'en-gb',
      'store.locale_chosen': 'en-gb',
    })
  })

  it('goes on without effect with a ticket brought again', async () => {
    const address = await issueMoveTicket(CHOSEN, {})
    await visit(address)
    expect(await visit(address)).toMatchObject({ location: '/en-gb/register', lines: [] })
  })
})
