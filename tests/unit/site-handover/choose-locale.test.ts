import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/locale/route'
import { toCookieHeader } from '@/lib/cookies/cookie-change'
import { redeemMoveTicket } from '@/lib/site-handover/move-ticket.server'
import { USER } from '../registration/back-ends'
import { BROWSER, cookiesOf } from '../registration/requests'
import { environmentOf, forgetEverything } from '../registration/store'

const LOCAL = 'http://localhost:3000'
const COM = 'http://www.example.com:3000'

beforeAll(() => {
  for (const [name, value] of Object.entries(environmentOf('http://127.0.0.1:9'))) vi.stubEnv(name, value)
})
afterAll(() => vi.unstubAllEnvs())
beforeEach(forgetEverything)

type Choosing = { origin?: string; choice: string; page?: string; holder?: Parameters<typeof cookiesOf>[0] }

/** The answer to a choice in the country selector of a page. */
async function choose({ origin = LOCAL, choice, page, holder = { browser: BROWSER } }: Choosing) {
  const headers = {
    host: new URL(origin).host,
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    cookie: toCookieHeader(await cookiesOf(holder)),
    ...(page && { referer: page }),
  }
  const response = await POST(
    new NextRequest(`${origin}/api/locale?locale=en-us`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ choice }).toString(),
    }),
  )
  const cookies = response.headers.getSetCookie().map(line => line.split(';')[0])
  return { status: response.status, location: response.headers.get('location') ?? '', cookies }
}

/** What the ticket in an address is worth at the host that it leads to. */
function redeem(location: string) {
  const { origin, searchParams } = new URL(location)
  return redeemMoveTicket(searchParams.get('ticket') ?? '', { origin, locale: 'en-gb' })
}

const REMEMBERED = ['store.prev_locale=en-gb', 'store.locale_chosen=en-gb']

describe('a choice on the same host', () => {
  it.each([
    ['the home page', `${LOCAL}/en-us`, '/en-gb'],
    ['a page that is not shown', undefined, '/en-gb'],
    ['a page of another user', 'http://evil.example/en-us/register', '/en-gb'],
    ['the sign-up', `${LOCAL}/en-us/register`, '/en-gb/register'],
    [
      'a later step',
      `${LOCAL}/en-us/register/contact-address?notice=missing`,
      '/en-gb/register/contact-address',
    ],
    ['the confirmation', `${LOCAL}/en-us/register/organisation/registered`, '/en-gb'],
  ])('leads from %s on and is remembered', async (_, page, location) => {
    const chosen = await choose({ choice: 'en-gb', ...(page && { page }) })
    expect(chosen).toEqual({ status: 303, location, cookies: REMEMBERED })
  })
})

describe('a choice of a site at another host', () => {
  it('goes along with a ticket that carries nothing else from an ordinary page', async () => {
    const { location, cookies } = await choose({
      origin: COM,
      choice: 'en-gb',
      page: `${COM}/en-us`,
      holder: { user: USER, browser: BROWSER },
    })
    expect(cookies).toEqual(REMEMBERED)
    const redeemed = await redeem(location)
    expect(redeemed).toMatchObject({
      kind: 'redeemed',
      ticket: { reason: 'choice', signedIn: false },
      holder: {},
    })
    expect(redeemed.kind === 'redeemed' && redeemed.ticket.to.step).toBeUndefined()
  })

  it('takes the typing of a visitor along from the sign-up', async () => {
    const { location } = await choose({ origin: COM, choice: 'en-gb', page: `${COM}/en-us/register` })
    expect(await redeem(location)).toMatchObject({
      ticket: { to: { step: 'register' }, signedIn: false },
      holder: { browser: BROWSER },
    })
  })

  it('takes the user along from a step', async () => {
    const { location } = await choose({
      origin: COM,
      choice: 'en-gb',
      page: `${COM}/en-us/register/organisation`,
      holder: { user: USER, browser: BROWSER },
    })
    expect(location).not.toContain(USER)
    expect(await redeem(location)).toMatchObject({
      ticket: { to: { step: 'organisation' }, signedIn: true },
      holder: { user: USER },
    })
  })
})
