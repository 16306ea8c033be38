import { describe, expect, it } from 'vitest'
import {
  readIdentityCookie,
  rewriteLocation,
  toBrowserHeaders,
  toUpstreamHeaders,
} from '@/lib/backends/identity/identity-proxy-rules'
import { matchIdentityRoute } from '@/lib/backends/identity/identity-routes'
import { parseStoreHosts } from '@/lib/site/hosts'

const CONTEXT = {
  origin: 'https://store.example.com:8443',
  identityUrl: 'http://identity.internal:3101',
  cookie: 'iPlanetDirectoryPro',
  hostRules: parseStoreHosts('store.example.com,store.example.ca,*.example.co.uk'),
}
const PREFIX = '/api/assessments/login/auth'
const OAUTH = '/oauth2/realms/root/realms/pearson'
const JSON_PATH = '/json/realms/root/realms/pearson'

describe('routes', () => {
  const match = (method: string, path: string, query = '') =>
    matchIdentityRoute('pearson', { method, path, query: new URLSearchParams(query) })

  it('keeps the slash that belongs to the sessions address, whether or not it arrives', () => {
    for (const path of [`${JSON_PATH}/sessions/`, `${JSON_PATH}/sessions`])
      expect(match('POST', path, '_action=logout')).toMatchObject({
        route: { path: `${JSON_PATH}/sessions/` },
      })
  })

  it('passes named parameters only, each once', () => {
    const found = match('GET', `${OAUTH}/authorize`, 'state=1&state=2&prompt=none&evil=x&realm=/other')
    expect(found.kind === 'route' ? found.query.toString() : found.kind).toBe('state=1&prompt=none')
  })

  it.each([
    ['GET', `${OAUTH}/userinfo`],
    ['POST', `${OAUTH}/token/revoke`],
    ['POST', `${OAUTH}/introspect`],
    ['GET', `${OAUTH}/.well-known/openid-configuration`],
    ['GET', '/oauth2/realms/root/realms/other/authorize'],
    ['GET', `${OAUTH}/authorize/../userinfo`],
    ['GET', `${OAUTH}/Authorize`],
    ['GET', `${OAUTH}%2fauthorize`],
    ['GET', ''],
    ['POST', `${JSON_PATH}/sessions/?_action=logout`],
  ])('does not know %s %s', (method, path) => {
    expect(match(method, path)).toEqual({ kind: 'notFound' })
  })

  it.each([
    [`${JSON_PATH}/authenticate`, 'authIndexType=service&authIndexValue=ResetPassword'],
    [`${JSON_PATH}/authenticate`, 'authIndexType=module&authIndexValue=Login'],
    [`${JSON_PATH}/authenticate`, ''],
    [`${JSON_PATH}/sessions/`, '_action=getSessionInfo'],
    [`${JSON_PATH}/sessions/`, ''],
  ])('does not offer %s for %s', (path, query) => {
    expect(match('POST', path, query)).toEqual({ kind: 'notFound' })
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s on the authorize call', method => {
    expect(match(method, `${OAUTH}/authorize`)).toEqual({ kind: 'wrongMethod', allow: 'GET' })
  })
})

describe('headers', () => {
  it('sends the identity provider its own cookie, named headers and the public address', () => {
    const headers = new Headers({
      accept: 'application/json',
      authorization: 'Bearer x',
      connection: 'x-secret',
      'x-secret': '1',
      cookie: 'store.session=secret; iPlanetDirectoryPro=abc',
      range: 'bytes=0-1',
      'x-forwarded-host': 'evil.example',
    })
    expect(toUpstreamHeaders(headers, 'abc', CONTEXT)).toEqual({
      accept: 'application/json',
      'accept-encoding': 'identity',
      'x-forwarded-host': 'store.example.com:8443',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': PREFIX,
      cookie: 'iPlanetDirectoryPro=abc',
    })
  })

  it('shows the browser named headers only and lets no page of the identity provider act on our origin', () => {
    const headers = new Headers({ 'content-type': 'text/html', server: 'AM', 'x-frame-options': 'ALLOW' })
    expect(toBrowserHeaders(headers)).toEqual({
      'content-type': 'text/html',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('redirects', () => {
  const UPSTREAM = `${CONTEXT.identityUrl}${OAUTH}/authorize?x=1`
  const rewrite = (location: string) => rewriteLocation(location, UPSTREAM, CONTEXT)

  it.each([
    [`${CONTEXT.identityUrl}/a?b=1`, `${CONTEXT.origin}${PREFIX}/a?b=1`],
    ['/a', `${CONTEXT.origin}${PREFIX}/a`],
    [`${CONTEXT.origin}/en-us/login?goto=x`, `${CONTEXT.origin}/en-us/login?goto=x`],
  ])('leads %s on our own origin', (location, target) => {
    expect(rewrite(location)).toBe(target)
  })

  it.each([
    'https://store.example.ca:8443/fr-ca/login/auth/callback?code=c&state=s',
    'https://uk.example.co.uk:8443/en-gb/login/auth/callback?error=login_required&state=s',
  ])('follows %s to the callback at another host of the deployment', location => {
    expect(rewrite(location)).toBe(location)
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://store.example.com:8443/en-us',
    'https://store.example.com/en-us',
    'https://store.example.com:8443@evil.example/',
    'https://user@store.example.com:8443/',
    'http://identity.internal:3102/a',
    'https://store.example.ca:8443/fr-ca/register?code=c',
    'https://store.example.ca:8443/en-us/login/auth/callback?code=c',
    'http://store.example.ca:8443/fr-ca/login/auth/callback?code=c',
    'https://store.example.ca/fr-ca/login/auth/callback?code=c',
    'https://user@store.example.ca:8443/fr-ca/login/auth/callback?code=c',
    'https://store.example.nl:8443/nl-nl/login/auth/callback?code=c',
    'http://[',
  ])('does not follow %s', location => {
    expect(rewrite(location)).toBeUndefined()
  })
})

describe('cookies', () => {
  const read = (...lines: string[]) => readIdentityCookie(lines, CONTEXT.cookie, Date.UTC(2026, 0, 1))

  it('keeps the session cookie alone, with its life', () => {
    expect(
      read(
        'other=1',
        '__Host-store.session=x; Path=/',
        'iPlanetDirectoryPro=a*b.c; Domain=.example; Path=/; Max-Age=60',
      ),
    ).toEqual({ value: 'a*b.c', maxAge: 60 })
    expect(read('iPlanetDirectoryPro=a; Expires=Thu, 01 Jan 2026 00:01:00 GMT')).toEqual({
      value: 'a',
      maxAge: 60,
    })
    expect(read('iPlanetDirectoryPro=a')).toEqual({ value: 'a', maxAge: undefined })
  })

  it('understands both ways to take it away', () => {
    expect(read('iPlanetDirectoryPro=')).toMatchObject({ value: '', maxAge: 0 })
    expect(read('iPlanetDirectoryPro=x; expires=Thu, 01 Jan 1970 00:00:00 GMT')).toMatchObject({ maxAge: 0 })
  })

  it.each(['iPlanetDirectoryProX=1', 'iplanetdirectorypro=1', `iPlanetDirectoryPro=${'a'.repeat(4000)}`])(
    'drops %s',
    line => {
      expect(read(line)).toBeUndefined()
    },
  )
})
