import { findHostRule, type HostRule } from '@/lib/site/hosts'
import { IDENTITY_PROXY_PATH, loginCallbackPath } from '@/lib/site/paths'

/** Browser headers that are forwarded to the identity provider; never cookies or authorization. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'accept-api-version',
  'content-type',
  'x-requested-with',
]

/** Headers of the identity provider that are forwarded to the browser. */
const RESPONSE_HEADERS = ['content-type', 'content-api-version', 'retry-after']

export type ProxyContext = {
  /** Origin that the browser uses, `https://store.example.com`. */
  origin: string
  /** Base URL of the identity provider as seen from our server. */
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
 * Headers of the forwarded request: permitted ones, the identity provider's own cookie, and the public
 * address that it has to use.
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
 * Headers of the forwarded response. It may not be stored, and a page of the identity provider gets no
 * rights on our origin.
 */
export const toBrowserHeaders = (headers: Headers): Record<string, string> => ({
  ...pickHeaders(headers, RESPONSE_HEADERS),
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
})

/**
 * The callback URL of a sign-in that was started at another host of the deployment, if the identity provider
 * knows the user at this one; undefined for every other URL.
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
 * Rewrites a redirect of the identity provider. Permitted targets are its own pages, mapped below our
 * prefix, our own origin, and the callback at another host of ours. Undefined for every other target; the
 * response then is 502.
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

/** A session cookie's value: what RFC 6265 allows, and no longer than browsers store. */
const COOKIE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{0,3900}$/

/**
 * Reads the identity provider's session cookie from its `Set-Cookie` headers: value and lifetime (seconds).
 * Other cookies are dropped.
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
