import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { POST } from '@/app/api/regional-switch/route'
import { toCookieHeader } from '@/lib/cookies/cookie-change'
import { issueSession } from '@/lib/session/session-cookies.server'
import { redirectAfterSignIn } from '@/lib/site-handover/redirect-to-home-site.server'
import { USER } from '../registration/back-ends'
import { cookiesOf } from '../registration/requests'
import { recordOf, serveBackEnds } from '../registration/store'

const ORIGIN = 'http://localhost:3000'
const backEnds = serveBackEnds()

const registeredIn = (country: string | undefined) =>
  backEnds().reply(`GET users/${USER}`, { body: recordOf({ registrationCountryIso: country }) })

type Asking = { path: string; go?: boolean; cookies?: Record<string, string>; user?: string; origin?: string }

/** What a page is informed about its visitor's site, and the cookies that come with it. */
async function ask({ path, go = false, cookies = {}, user = USER, origin = ORIGIN }: Asking) {
  const sent = new Map([...(await cookiesOf(user === '' ? {} : { user })), ...Object.entries(cookies)])
  const request = new NextRequest(`${ORIGIN}/api/regional-switch?locale=ja-jp`, {
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      origin,
      accept: 'application/json',
      'content-type': 'application/json',
      cookie: toCookieHeader(sent),
    },
    body: JSON.stringify({ path, go }),
  })
  const response = await POST(request)
  const set = response.headers.getSetCookie().map(line => line.split(';')[0] ?? '')
  return { status: response.status, body: await response.json(), set }
}

const MOVED = [
  'store.locale_moved=zh-sg',
  'store.registration_country=SG',
  'store.second_country=SG',
  'store.prev_locale=zh-sg',
  'store.currency_switched=SGD',
  'store.switch_notice=ja-jp',
]

describe('the first page of a session', () => {
  it('is redirected to the same page on the sibling, with the cookies of the move', async () => {
    registeredIn('SG')
    const { body, set } = await ask({ path: '/store/asiaassessments/en/my-account/quotes?a=1', go: true })
    expect(body).toEqual({ kind: 'move', location: '/store/sgassessments/en/my-account/quotes?a=1' })
    expect(set).toEqual(MOVED)
  })

  it('that cannot be left changes nothing, so that the next one is asked the same', async () => {
    registeredIn('SG')
    const elsewhere = { status: 200, body: { kind: 'elsewhere' }, set: [] }
    expect(await ask({ path: '/ja-jp' })).toEqual(elsewhere)
    expect(await ask({ path: '/ja-jp' })).toEqual(elsewhere)
  })

  it('reads the country once per session of who is right here', async () => {
    registeredIn('JP')
    await ask({ path: '/ja-jp' })
    backEnds().reply(`GET users/${USER}`, { status: 503, body: {} })
    expect((await ask({ path: '/ja-jp' })).body).toEqual({ kind: 'stay' })
  })

  it('moves no one for a country that they have changed meanwhile', async () => {
    registeredIn('JP')
    await ask({ path: '/ja-jp' })
    registeredIn('SG')
    expect((await ask({ path: '/zh-sg', go: true })).body).toEqual({ kind: 'stay' })
  })

  it('moves no one in an outage, and the next page asks again', async () => {
    backEnds().reply(`GET users/${USER}`, { status: 503, body: {} })
    expect((await ask({ path: '/ja-jp' })).body).toEqual({ kind: 'later' })
    registeredIn('SG')
    expect((await ask({ path: '/ja-jp' })).body).toEqual({ kind: 'elsewhere' })
  })

  it('stays as it is for visitors, and for a country of no site', async () => {
    registeredIn('BR')
    expect((await ask({ path: '/ja-jp', user: '' })).body).toEqual({ kind: 'later' })
    expect(await ask({ path: '/ja-jp' })).toEqual({ status: 200, body: { kind: 'unlisted' }, set: [] })
  })

  it('is left alone in a step of the registration, and without a country', async () => {
    registeredIn('SG')
    expect((await ask({ path: '/ja-jp/register/organisation' })).body).toEqual({ kind: 'later' })
    registeredIn(undefined)
    expect((await ask({ path: '/ja-jp' })).body).toEqual({ kind: 'stay' })
  })

  it('refuses what no page of ours asks', async () => {
    expect((await ask({ path: 'https://evil.example/ja-jp' })).status).toBe(400)
    expect((await ask({ path: '/ja-jp', origin: 'https://evil.example' })).status).toBe(403)
  })
})

describe('the first page after a move', () => {
  const cookies = {
    'store.locale_moved': 'zh-sg',
    'store.registration_country': 'SG',
    'store.switch_notice': 'ja-jp',
  }

  it('tells it once', async () => {
    registeredIn('SG')
    const told = { status: 200, body: { kind: 'moved', from: 'ja-jp', country: 'SG' } }
    expect(await ask({ path: '/zh-sg', cookies })).toEqual({ ...told, set: ['store.switch_notice='] })
  })

  it('leads no one back and forth: on the site left behind nothing happens', async () => {
    registeredIn('SG')
    expect((await ask({ path: '/ja-jp', cookies })).body).toEqual({ kind: 'stay' })
  })
})

describe('the end of a sign-in', () => {
  const signIn = async (path: string, sent: Record<string, string> = {}) => {
    const now = Date.now()
    const names = { firstName: 'Nora', lastName: 'Vale', email: 'nora@example.com' }
    const issued = await issueSession(
      new Map(),
      { id: USER, ...names, sid: 'sid', signedInAt: now },
      { sid: 'sid', accessToken: 'token', expiresAt: now + 600_000, seenAt: now },
    )
    const onward = await redirectAfterSignIn(
      { path, cookies: issued },
      { origin: ORIGIN, cookies: new Map(Object.entries(sent)) },
      now,
    )
    return {
      location: onward.location,
      added: onward.cookies.slice(issued.length).map(({ name, value }) => `${name}=${value}`),
    }
  }

  it('leads to the wanted page on the sibling, without script', async () => {
    registeredIn('SG')
    expect(await signIn('/ja-jp')).toEqual({ location: '/zh-sg', added: MOVED })
  })

  it.each([
    ['an outage', undefined, '/ja-jp', {}],
    ['a choice', 'SG', '/ja-jp', { 'store.locale_chosen': 'ja-jp' }],
    ['a step of the registration', 'SG', '/ja-jp/register/organisation', {}],
    ['a site without a sibling', 'SG', '/en-us', {}],
    ['a page that is none', 'SG', '/store/moon', {}],
  ])('leads where it was meant to for %s', async (_, country, path, sent) => {
    if (country === undefined) backEnds().reply(`GET users/${USER}`, { status: 503, body: {} })
    else registeredIn(country)
    expect(await signIn(path, sent)).toEqual({ location: path, added: [] })
  })
})
