import { NextResponse } from 'next/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyCookieChanges, type CookieChange } from '@/lib/cookies/cookie-change'
import { MOST_HEADER_BYTES } from '@/lib/front-door/policy/finish-headers'
import { createPagePolicy } from '@/lib/middleware/page-policy.server'
import { stepHref } from '@/lib/site/step-paths'
import { SETTINGS_THAT_WORK } from '../config/good-settings'
import { openSite, request, sendRaw } from '../front-door/support'
import { GREATEST } from './greatest-cookies'

/** Not sent by the test: the headers of a kept connection, and a page's hash of its style sheet. */
const KEPT_ALIVE_BYTES = 35
const STYLE_HASH_BYTES = 60

const ORIGIN = 'https://www.example.com'

type Id = keyof typeof GREATEST

type Answer = {
  sets: readonly Id[]
  clears?: readonly Id[]
  /** Where it leads; a page without one. */
  to?: string
  json?: true
}

const MOVE: readonly Id[] = [
  'movedLocale',
  'registrationCountry',
  'secondCountry',
  'previousLocale',
  'currencySwitched',
]
/** As long as an address may be that is carried through sign-in. */
const LONGEST_PATH = `/en-us/${'p'.repeat(505)}`
const STEP_PATH = stepHref('en-us', 'organisation')
const AUTHORIZE = `${ORIGIN}/api/assessments/login/auth/oauth2/authorize?${'q'.repeat(480)}`

/** Every answer that sets cookies, with all that it can set at once. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'sign-in starts': { sets: ['oidc'], to: AUTHORIZE },
  'sign-in, as a form': { sets: ['identity', 'username'], clears: ['notice'], to: LONGEST_PATH },
  'sign-in, by a script': { sets: ['identity', 'username'], clears: ['notice'], json: true },
  'a refused sign-in': { sets: ['notice'], to: LONGEST_PATH },
  'the callback of a sign-in': {
    sets: ['session', 'tokens', 'known'],
    clears: ['oidc', 'signedOut'],
    to: LONGEST_PATH,
  },
  'the callback with a cart to merge': {
    sets: ['session', 'tokens', 'known', 'cart', 'hasCart'],
    clears: ['oidc', 'signedOut'],
    to: LONGEST_PATH,
  },
  'the callback that leads to the sibling site': {
    sets: ['session', 'tokens', 'known', ...MOVE, 'switchNotice'],
    clears: ['oidc', 'signedOut', 'cart', 'hasCart'],
    to: LONGEST_PATH,
  },
  'a failed callback': { sets: ['notice'], clears: ['oidc'], to: LONGEST_PATH },
  'a silent sign-in': { sets: ['session', 'tokens', 'known', 'identity'], clears: ['signedOut'], json: true },
  'sign-out': {
    sets: ['signedOut', 'endSession'],
    clears: [
      'session',
      'tokens',
      'known',
      'movedLocale',
      'registrationCountry',
      'secondCountry',
      'currencySwitched',
      'moveNotice',
      'switchNotice',
      'identity',
    ],
    to: AUTHORIZE,
  },
  'a personal page': { sets: ['previousLocale'] },
  'a personal page with new tokens': { sets: ['tokens', 'previousLocale'], clears: ['switchNotice'] },
  'a personal page with new tokens and names': {
    sets: ['session', 'tokens', 'previousLocale'],
    clears: ['switchNotice'],
  },
  'a step of the registration with new tokens and names': {
    sets: ['session', 'tokens', 'draft', 'previousLocale'],
    clears: ['moveNotice', 'switchNotice'],
  },
  'a step that leads to the sibling site': {
    sets: ['session', 'tokens', 'draft', ...MOVE, 'moveNotice'],
    to: STEP_PATH,
  },
  'a personal page whose session has ended': {
    sets: ['notice', 'draft', 'previousLocale'],
    clears: ['session', 'tokens', 'moveNotice'],
  },
  'sign-up': { sets: ['identity', 'username', 'draft'], to: STEP_PATH },
  'a saved step': { sets: ['session', 'tokens', 'registered', ...MOVE, 'moveNotice'], to: STEP_PATH },
  'an arrival from another host': { sets: [...MOVE, 'moveNotice', 'oidc', 'draft'], to: AUTHORIZE },
  'lines added to a cart': { sets: ['session', 'tokens', 'cart', 'hasCart'], to: LONGEST_PATH },
  'an answer to a prompt': { sets: ['session', 'tokens', 'postponed'], to: LONGEST_PATH },
  'the choice of a site': {
    sets: ['session', 'tokens', 'previousLocale', 'chosenLocale'],
    clears: ['currencySwitched'],
    to: LONGEST_PATH,
  },
  'the regional switch': { sets: ['session', 'tokens', ...MOVE, 'switchNotice'], json: true },
  'a failed page': { sets: ['errorRedirect'], to: LONGEST_PATH },
}

beforeEach(() => {
  for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)
  vi.stubEnv('COOKIE_SECURE', 'true')
  vi.stubEnv('TRUST_PROXY', 'true')
  vi.stubEnv('CONTENT_URL', 'https://www.marketing.example.com')
  vi.stubEnv('FLAGS_BROWSER_URL', 'https://clientsdk.flags.example.com')
  vi.stubEnv('FLAGS_STREAM_URL', 'https://clientstream.flags.example.com')
  vi.stubEnv('FLAGS_EVENTS_URL', 'https://events.flags.example.com')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const cleared = ({ name, options }: CookieChange): CookieChange => ({
  name,
  value: '',
  options: { ...options, maxAge: 0 },
})

async function headersOf({ sets, clears = [], to, json }: Answer): Promise<Headers> {
  const response = json ? NextResponse.json({}) : new NextResponse(null)
  const written = await Promise.all(sets.map(id => GREATEST[id]()))
  const removed = await Promise.all(clears.map(id => GREATEST[id]()))
  applyCookieChanges(response.cookies, [...written.flat(), ...removed.flat().map(cleared)])
  const { headers } = response
  headers.set('cache-control', 'private, no-store')
  if (to !== undefined) headers.set('location', to)
  else if (!json) {
    headers.set('content-security-policy', createPagePolicy(ORIGIN))
    headers.set('content-type', 'text/html; charset=utf-8')
    headers.set('vary', 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch')
  }
  return headers
}

/** The bytes before the body, as the front door sends them behind TLS. */
async function bytesOf(answer: Answer): Promise<number> {
  const headers = await headersOf(answer)
  const site = await openSite(
    (_in, out) => {
      for (const [name, value] of headers) if (name !== 'set-cookie') out.setHeader(name, value)
      out.setHeader('set-cookie', headers.getSetCookie())
      out.writeHead(answer.to === undefined ? 200 : 303).end(answer.json ? '{}' : '<!doctype html>')
    },
    { trustProxy: true, cookieSecure: true },
  )
  const sent = await sendRaw(
    site.port,
    request('GET /en-us/login HTTP/1.1', [
      'Host: www.example.com',
      'X-Forwarded-Proto: https',
      'X-Forwarded-For: 192.0.2.1',
      'Accept-Encoding: gzip',
    ]),
  ).finally(site.close)
  return Buffer.byteLength(sent.slice(0, sent.indexOf('\r\n\r\n') + 4), 'latin1')
}

it.each(Object.entries(ANSWERS))(
  'the headers of %s fit the smallest buffer of a proxy',
  async (_name, answer) => {
    const isPage = answer.to === undefined && answer.json === undefined
    const beside = KEPT_ALIVE_BYTES + (isPage ? STYLE_HASH_BYTES : 0)
    expect((await bytesOf(answer)) + beside).toBeLessThan(MOST_HEADER_BYTES)
  },
)

it('every cookie of the server is in one of these answers', () => {
  const set = new Set(Object.values(ANSWERS).flatMap(({ sets }) => sets))
  expect([...set].toSorted()).toEqual(Object.keys(GREATEST).toSorted())
})
