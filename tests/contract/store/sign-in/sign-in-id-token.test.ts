import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestSandbox } from '../../../support/sandbox.ts'
import { Browser, logLines, ORIGIN, openStore, pointStoreAt } from './sign-in-harness.ts'

/** An identity provider that signs any ID token that a test requests. */
const REALM = '/oauth2/realms/root/realms/pearson'
const trusted = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicPem = trusted.publicKey.export({ type: 'spki', format: 'pem' }).toString()

type Claims = Record<string, unknown>
type Forgery = {
  claims?: Claims
  header?: Claims
  key?: KeyObject
  hmac?: string
  unsigned?: true
  userInfo?: Claims
}

let sandbox: TestSandbox
let server: Server
let issuer: string
let forgery: Forgery = {}
let nonce = ''

const part = (content: Claims): string => Buffer.from(JSON.stringify(content)).toString('base64url')

function makeIdToken({
  claims = {},
  header = {},
  key = trusted.privateKey,
  hmac,
  unsigned,
}: Forgery): string {
  const now = Math.floor(Date.now() / 1000)
  const standard = {
    iss: issuer,
    aud: 'assessments-store',
    sub: 'uid-edith',
    nonce,
    iat: now,
    exp: now + 600,
  }
  const content = `${part({ alg: 'RS256', kid: 'one', ...header })}.${part({ ...standard, ...claims })}`
  if (unsigned === true) return `${content}.`
  if (hmac !== undefined)
    return `${content}.${createHmac('sha256', hmac).update(content).digest('base64url')}`
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}

const answers: Record<string, () => unknown> = {
  [`${REALM}/access_token`]: () => ({
    access_token: 'access',
    token_type: 'Bearer',
    expires_in: 600,
    id_token: makeIdToken(forgery),
  }),
  [`${REALM}/connect/jwk_uri`]: () => ({
    keys: [{ ...trusted.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
  }),
  [`${REALM}/userinfo`]: () => ({
    sub: 'uid-edith',
    pearsonUID: 'uid-edith',
    given_name: 'Edith',
    family_name: 'Marsh',
    email: 'edith@example.com',
    ...forgery.userInfo,
  }),
}

beforeAll(async () => {
  sandbox = await openStore()
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers[request.url ?? '']?.() ?? {}))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  server.close()
  await sandbox.stop()
})

beforeEach(() => {
  const address = server.address() as AddressInfo // a listening TCP server has no other kind of address
  const url = `http://127.0.0.1:${address.port}`
  issuer = `${url}${REALM}`
  pointStoreAt(sandbox, { IDENTITY_URL: url })
})

async function signInWith(tokens: Forgery): Promise<{ account: unknown; failures: string[] }> {
  forgery = tokens
  const browser = new Browser()
  const start = await browser.send('/en-us/login/auth/start')
  const authorize = new URL(start.headers.get('location') ?? '', ORIGIN)
  nonce = authorize.searchParams.get('nonce') ?? ''
  await browser.send(`/en-us/login/auth/callback?code=c&state=${authorize.searchParams.get('state')}`)
  const failures = logLines().filter(line => line.includes('Error verifying and storing tokens:'))
  return { account: await browser.account(), failures }
}

const seconds = () => Math.floor(Date.now() / 1000)

it('the callback opens a session with an ID token that is signed, fresh and for this client', async () => {
  const { account, failures } = await signInWith({})
  expect(account).toMatchObject({ state: 'signedIn', firstName: 'Edith', lastName: 'Marsh' })
  expect(failures).toEqual([])
})

it.each<[string, () => Forgery]>([
  ['90 seconds ahead', () => ({ claims: { iat: seconds() + 90, exp: seconds() + 690 } })],
  ['90 seconds behind', () => ({ claims: { iat: seconds() - 690, exp: seconds() - 90 } })],
])('the callback tolerates that the clock of the identity provider is %s', async (_, tokens) => {
  expect((await signInWith(tokens())).account).toMatchObject({ state: 'signedIn' })
})

it.each<[string, () => Forgery]>([
  ['no signature', () => ({ header: { alg: 'none' }, unsigned: true })],
  ['our public key used as a shared secret', () => ({ header: { alg: 'HS256' }, hmac: publicPem })],
  [
    'our client secret as a key',
    () => ({ header: { alg: 'HS256' }, hmac: sandbox.context.settings.clientSecret }),
  ],
  ['a foreign key', () => ({ key: foreign.privateKey })],
  ['a key no one knows', () => ({ header: { kid: 'two' }, key: foreign.privateKey })],
  ['another audience', () => ({ claims: { aud: 'other-client' } })],
  ['another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
  ['another nonce', () => ({ claims: { nonce: 'other' } })],
  ['no nonce', () => ({ claims: { nonce: undefined } })],
  ['a past expiry', () => ({ claims: { iat: seconds() - 1200, exp: seconds() - 600 } })],
  ['an issue date ten minutes ahead', () => ({ claims: { iat: seconds() + 600, exp: seconds() + 1200 } })],
  ['no subject', () => ({ claims: { sub: undefined } })],
  ['user info of another subject', () => ({ userInfo: { sub: 'uid-hugo' } })],
  ['user info without the person', () => ({ userInfo: { pearsonUID: undefined } })],
])('the callback opens no session and writes one log line for an ID token with %s', async (_, tokens) => {
  const { account, failures } = await signInWith(tokens())
  expect(account).toEqual({ state: 'anonymous' })
  expect(failures).toHaveLength(1)
  expect(failures[0]).not.toMatch(/eyJ|evil|other-client|uid-/)
})

it.each<[string, () => Forgery]>([
  ['six minutes ahead', () => ({ claims: { iat: seconds() + 360, exp: seconds() + 960 } })],
  ['six minutes behind', () => ({ claims: { iat: seconds() - 960, exp: seconds() - 360 } })],
])(
  'the callback opens no session while the clock of the identity provider is %s, and logs the reason',
  async (_, tokens) => {
    const { account, failures } = await signInWith(tokens())
    expect(account).toEqual({ state: 'anonymous' })
    expect(failures).toEqual([expect.stringContaining('clock skew')])
  },
)
