import { IDENTITY_PROXY_PATH } from '@/lib/backends/identity/identity-paths'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { findHostRule, type HostRule } from '@/lib/site/hosts'
import { loginCallbackPath } from '@/lib/site/routes'

/** Headers of the browser that the identity provider gets; cookies and authorization are never among them. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'accept-api-version',
  'content-type',
  'x-requested-with',
]

/** Headers of the identity provider that the browser gets. */
const RESPONSE_HEADERS = ['content-type', 'content-api-version', 'retry-after']

export type ProxyContext = {
  /** The visitor's origin, `https://store.example.com`. */
  origin: string
  /** Base address of the identity provider as our server reaches it. */
  identityUrl: string
  /** Name of the identity provider's session cookie. */
  cookie: string
  /** Hosts of the deployment. */
  hostRules: readonly HostRule[]
}

const pickHeaders = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap(name => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

/**
 * What goes upstream: named headers, the identity provider's own cookie, and the public address it must use.
 */
export function toUpstreamHeaders(
  headers: Headers,
  identitySession: string | undefined,
  { origin, cookie }: ProxyContext,
): Record<string, string> {
  const { host, protocol } = new URL(origin)
  return {
    ...pickHeaders(headers, REQUEST_HEADERS),
    'accept-encoding': 'identity',
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-prefix': IDENTITY_PROXY_PATH,
    ...(identitySession === undefined ? {} : { cookie: `${cookie}=${identitySession}` }),
  }
}

/**
 * What comes back. Nothing of it may be stored, and a page of the identity provider gets no rights on our
 * origin.
 */
export const toBrowserHeaders = (headers: Headers): Record<string, string> => ({
  ...pickHeaders(headers, RESPONSE_HEADERS),
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
})

/**
 * The callback of a sign-in that was begun at another host of the deployment, where somebody goes on who is
 * known here; undefined for every other address.
 */
export function callbackElsewhere(
  address: string,
  { origin, hostRules }: Pick<ProxyContext, 'origin' | 'hostRules'>,
): URL | undefined {
  const url = URL.parse(address)
  const own = new URL(origin)
  if (url === null || url.username !== '' || url.password !== '' || url.host === own.host) return undefined
  if (url.protocol !== own.protocol || url.port !== own.port) return undefined
  const served = findHostRule(hostRules, url.host)?.locales ?? []
  return served.some(locale => loginCallbackPath(locale) === url.pathname) ? url : undefined
}

/**
 * Where a redirect of the identity provider may lead: its own pages, shown under our prefix, our own origin,
 * and the callback at another host of ours. Undefined for every other target; the answer then is 502.
 */
export function rewriteLocation(
  location: string,
  upstreamUrl: string,
  context: ProxyContext,
): string | undefined {
  const { origin, identityUrl } = context
  const target = URL.parse(location, upstreamUrl)
  if (target === null || target.username !== '' || target.password !== '') return undefined
  if (target.origin === origin || callbackElsewhere(target.href, context)) return target.href
  const identity = new URL(identityUrl)
  const base = identity.pathname.replace(/\/$/, '')
  if (target.origin !== identity.origin || !target.pathname.startsWith(`${base}/`)) return undefined
  return `${origin}${IDENTITY_PROXY_PATH}${target.pathname.slice(base.length)}${target.search}${target.hash}`
}

/** A session cookie's value: what RFC 6265 allows, and not longer than a browser keeps. */
const COOKIE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{0,3900}$/

/**
 * The identity provider's session cookie from its Set-Cookie lines, its value and life (seconds); others are
 * dropped.
 */
export function readIdentityCookie(
  setCookies: readonly string[],
  name: string,
  now: number,
): { value: string; maxAge: number | undefined } | undefined {
  const line = setCookies.find(cookie => cookie.startsWith(`${name}=`))
  if (line === undefined) return undefined
  const [pair = '', ...attributes] = line.split(';').map(part => part.trim())
  const value = pair.slice(name.length + 1)
  if (!COOKIE_VALUE.test(value)) return undefined
  return { value, maxAge: value === '' ? 0 : readLife(attributes, now) }
}

function readLife(attributes: readonly string[], now: number): number | undefined {
  const read = (name: string) =>
    attributes.find(attribute => attribute.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
  const maxAge = read('max-age')
  if (maxAge !== undefined && /^-?\d{1,10}$/.test(maxAge)) return Math.max(0, Number(maxAge))
  const expires = Date.parse(read('expires') ?? '')
  return Number.isNaN(expires) ? undefined : Math.max(0, Math.round((expires - now) / 1000))
}

/** Attributes of the cookies that only the proxy needs to see. */
export const proxyCookieOptions = (secure: boolean, maxAge: number): CookieChange['options'] => ({
  httpOnly: true,
  sameSite: 'lax',
  path: IDENTITY_PROXY_PATH,
  secure,
  maxAge,
})
