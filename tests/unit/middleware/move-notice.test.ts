import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { toCookieHeader } from '@/lib/cookies/cookie-change'
import middleware from '@/middleware'
import { USER } from '../registration/back-ends'
import { cookiesOf } from '../registration/requests'
import { recordOf, serveBackEnds } from '../registration/store'

const backEnds = serveBackEnds()

const NOTICE = 'store.move_notice'
const HANDED_OVER = 'x-middleware-request-x-move-notice'

type Visit = { path: string; notice?: string; user?: string; sent?: Record<string, string> }

async function visit({ path, notice, user, sent = {} }: Visit): Promise<Response> {
  const cookies = await cookiesOf(user === undefined ? {} : { user })
  if (notice !== undefined) cookies.set(NOTICE, notice)
  const headers = { host: 'localhost:3000', cookie: toCookieHeader(cookies), ...sent }
  return middleware(new NextRequest(`http://localhost:3000${path}`, { headers }))
}

const cookieLine = (response: Response, name: string) =>
  response.headers.getSetCookie().filter(line => line.startsWith(`${name}=`))

describe('the word about a move', () => {
  it.each(['address', 'registration'])(
    '%s is handed to the page that tells it, and is gone then',
    async notice => {
      const response = await visit({ path: '/en-gb/register', notice })
      expect(response.headers.get(HANDED_OVER)).toBe(notice)
      expect(cookieLine(response, NOTICE).join()).toMatch(/Max-Age=0/)
    },
  )

  it('waits on the way to the step that is open', async () => {
    const response = await visit({ path: '/en-gb/register/organisation', notice: 'address' })
    expect(response.status).toBe(307)
    expect(cookieLine(response, NOTICE)).toEqual([])
  })

  it('waits at the sign-in', async () => {
    expect(cookieLine(await visit({ path: '/en-gb/login', notice: 'address' }), NOTICE)).toEqual([])
  })

  it.each(['', 'choice', '<b>', 'addressaddress'])('is none of ours: %j', async notice => {
    expect((await visit({ path: '/en-gb/register', notice })).headers.get(HANDED_OVER)).toBeNull()
  })

  it('cannot be put into the page by a header', async () => {
    const response = await visit({ path: '/en-gb/register', sent: { 'x-move-notice': 'address' } })
    expect(response.headers.get(HANDED_OVER)).toBeNull()
  })
})

it('who is led to the sibling site is remembered there, not where they came from', async () => {
  backEnds().reply(`GET users/${USER}`, { body: recordOf({ registrationCountryIso: 'AU' }) })
  const response = await visit({ path: '/en-nz/register', user: USER })
  expect(response.headers.get('location')).toBe('http://localhost:3000/en-au/register')
  expect(cookieLine(response, 'store.prev_locale')).toEqual([
    expect.stringMatching(/^store\.prev_locale=en-au;/),
  ])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})
