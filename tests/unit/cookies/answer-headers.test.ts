import { NextResponse } from 'next/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyCookieChanges, type CookieChange } from '@/lib/cookies/cookie-change'
import { MOST_HEADER_BYTES } from '@/lib/front-door/policy/finish-headers'
import { createPagePolicy } from '@/lib/middleware/page-policy.server'
import { SETTINGS_THAT_WORK } from '../config/good-settings'
import { openSite, request, sendRaw } from '../front-door/support'
import { ANSWERS, type Answer, ORIGIN } from './answers'
import { GREATEST } from './greatest-cookies'

/** Not sent by the test: the headers of a kept connection, and a page's hash of its style sheet. */
const KEPT_ALIVE_BYTES = 35
const STYLE_HASH_BYTES = 60

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
    headers.set('content-security-policy', createPagePolicy(ORIGIN, '/login'))
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
