import { NextRequest } from 'next/server'
import { POST } from '@/app/api/registration/[step]/route'
import { toCookieHeader } from '@/lib/cookies/cookie-change'
import { nameOfCookie } from '@/lib/cookies/own-cookies.server'
import { issueRegisteredMarker } from '@/lib/registration/registered-marker.server'
import { issueSession } from '@/lib/session/session-cookies.server'
import { USER } from './back-ends'

export const BROWSER = 'browserbrowserbrowser1'

type Holder = {
  user?: string
  browser?: string
  marker?: string
  token?: string
  /** The token has run out and could not be renewed. */
  isExpired?: boolean
}

/** The cookies of a browser: its name, and a session or completion marker where there is one. */
export async function cookiesOf({
  user,
  browser,
  marker,
  token = 'token',
  isExpired = false,
}: Holder): Promise<Map<string, string>> {
  const now = Date.now()
  const person = { firstName: 'Nora', lastName: 'Vale', email: 'nora@example.com' }
  const session =
    user === undefined
      ? []
      : await issueSession(
          new Map(),
          { id: user, ...person, sid: `sid of ${user}`, signedInAt: now },
          { sid: `sid of ${user}`, accessToken: token, seenAt: now, ...lifeOf(isExpired, now) },
        )
  const completion = marker === undefined ? [] : [await issueRegisteredMarker(marker)]
  const changes = [...session, ...completion].map(({ name, value }): [string, string] => [name, value])
  return new Map([...changes, ...(browser === undefined ? [] : [[nameOfCookie('draft'), browser] as const])])
}

const lifeOf = (isExpired: boolean, now: number) =>
  isExpired ? { expiresAt: now - 1, refreshToken: 'refresh token' } : { expiresAt: now + 600_000 }

/** Reads from a handler as a user: what a script of the page is answered. */
export async function readAs(
  read: (request: NextRequest) => Promise<Response>,
  path: string,
  holder: Holder,
): Promise<{ status: number; body: unknown; cache: string | null }> {
  const headers = {
    host: 'localhost:3000',
    accept: 'application/json',
    cookie: toCookieHeader(await cookiesOf(holder)),
  }
  const response = await read(new NextRequest(`http://localhost:3000${path}`, { headers }))
  const body: unknown = await response.json()
  return { status: response.status, body, cache: response.headers.get('cache-control') }
}

export type Posting = {
  step?: string
  locale?: string
  host?: string
  /** Sent as a plain form by a browser. */
  form?: Record<string, string>
  /** Sent by the script of the page. */
  json?: unknown
  /** Sent as it is. */
  raw?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string | undefined>
  cookies?: Holder
}

const NAVIGATION = 'text/html,application/xhtml+xml,*/*;q=0.8'

function bodyOf({ form, json, raw }: Posting) {
  if (raw !== undefined) return { body: raw, type: 'application/json', accept: '*/*' }
  if (form === undefined)
    return { body: JSON.stringify(json ?? {}), type: 'application/json', accept: 'application/json' }
  const body = new URLSearchParams(form).toString()
  return { body, type: 'application/x-www-form-urlencoded', accept: NAVIGATION }
}

/** Posts a step to its handler as a browser on this host does, with differences. */
export async function post(posting: Posting): Promise<Response> {
  const { step = 'personal-info', locale = 'en-us', host = 'localhost:3000' } = posting
  const { body, type, accept } = bodyOf(posting)
  const headers = {
    host,
    origin: `http://${host}`,
    'content-type': type,
    accept,
    'x-client-address': '192.0.2.1',
    cookie: toCookieHeader(await cookiesOf(posting.cookies ?? { user: USER, browser: BROWSER })),
    ...posting.headers,
  }
  const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const url = `http://${host}/api/registration/${step}?locale=${locale}`
  const request = new NextRequest(url, { method: 'POST', headers: sent, body })
  return POST(request, { params: Promise.resolve({ step }) })
}

export const NAVIGATING = { accept: NAVIGATION }
