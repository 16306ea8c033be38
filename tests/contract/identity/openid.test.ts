import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenAnswerSchema, userInfoSchema } from '../../../lib/contract/identity.ts'
import { createIdentityClient, REDIRECT_URI } from '../../support/identity-client.ts'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

let sandbox: TestSandbox
let identity: ReturnType<typeof createIdentityClient>

beforeAll(async () => {
  sandbox = await startSandbox()
  identity = createIdentityClient(sandbox)
})

afterAll(() => sandbox.stop())

const codeOf = (location: URL | undefined): string => location?.searchParams.get('code') ?? ''

describe('authorize', () => {
  test('answers a silent request without a session with the error for the required interaction', async () => {
    const { location } = await identity.authorize(undefined, { lastActivityTime: '1' })
    expect(Object.fromEntries(location?.searchParams ?? [])).toMatchObject({
      error: 'interaction_required',
      error_description: 'The request requires some interaction that is not allowed.',
      state: 'state-of-the-test',
    })
  })

  test('answers a silent request with a session with code, state, issuer and client', async () => {
    const { location } = await identity.authorize(await identity.signIn('ada.brightwater'))
    expect(location?.href.startsWith(`${REDIRECT_URI}?`)).toBe(true)
    expect(location?.searchParams.get('client_id')).toBe('assessments-store')
    expect(location?.searchParams.get('iss')).toBe(
      `${sandbox.urls.identity}/oauth2/realms/root/realms/pearson`,
    )
    expect(codeOf(location)).not.toBe('')
  })

  test('rejects a request without a code challenge', async () => {
    const session = await identity.signIn('ada.brightwater')
    const { location } = await identity.authorize(session, {
      code_challenge: undefined,
      code_challenge_method: undefined,
    })
    expect(location?.searchParams.get('error')).toBe('invalid_request')
    expect(codeOf(location)).toBe('')
  })

  test('rejects a plain code challenge', async () => {
    const session = await identity.signIn('ada.brightwater')
    const { location } = await identity.authorize(session, { code_challenge_method: 'plain' })
    expect(location?.searchParams.get('error')).toBe('invalid_request')
  })

  test.each([
    `${REDIRECT_URI}/more`,
    `${REDIRECT_URI}?a=b`,
    'http://localhost:3000/en-us/../evil',
    'http://localhost:3000/EN-US/login/auth/callback',
    'http://localhost:3001/en-us/login/auth/callback',
    'http://user@localhost:3000/en-us/login/auth/callback',
    'https://localhost:3000/en-us/login/auth/callback',
    'http://evil.example/en-us/login/auth/callback',
    'http://localhost:3000/callback.evil',
  ])('answers redirect URI %s with an error page and without a redirect', async redirect_uri => {
    const session = await identity.signIn('ada.brightwater')
    const answer = await identity.authorize(session, { redirect_uri })
    expect(answer.status).toBe(400)
    expect(answer.location).toBeUndefined()
    expect(answer.body).toContain('redirect_uri')
  })

  test('accepts the redirect URI of every locale of an origin', async () => {
    const session = await identity.signIn('ada.brightwater')
    for (const locale of ['fr-ca', 'ja-jp', 'es-es']) {
      const redirect_uri = `http://127.0.0.1:3000/${locale}/login/auth/callback`
      expect(codeOf((await identity.authorize(session, { redirect_uri })).location)).not.toBe('')
    }
  })

  test('uses the public origin behind the proxy for the login page and the redirect back', async () => {
    const { location } = await identity.authorize(
      undefined,
      { prompt: undefined, redirect_uri: 'http://localhost:3000/nl-nl/login/auth/callback' },
      {
        'x-forwarded-host': 'www.example.nl',
        'x-forwarded-proto': 'https',
        'x-forwarded-prefix': '/api/assessments/login/auth',
      },
    )
    expect(`${location?.origin}${location?.pathname}`).toBe('https://www.example.nl/nl-nl/login')
    const goto = new URL(location?.searchParams.get('goto') ?? '')
    expect(`${goto.origin}${goto.pathname}`).toBe(
      'https://www.example.nl/api/assessments/login/auth/oauth2/realms/root/realms/pearson/authorize',
    )
    expect(goto.searchParams.get('state')).toBe('state-of-the-test')
  })
})

describe('tokens', () => {
  test('are issued for a code, and user info contains the person id', async () => {
    const tokens = await identity.obtainTokens(await identity.signIn('hugo.sato'))
    expect(tokenAnswerSchema.parse({ ...tokens, expires_in: Number(tokens.expires_in) }).expires_in).toBe(600)
    const { body } = await identity.fetchUserInfo(tokens.access_token)
    expect(userInfoSchema.parse(body)).toMatchObject({ pearsonUID: 'uid-hugo', family_name: 'Satō' })
    const claims = JSON.parse(Buffer.from(tokens.id_token?.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ sub: 'uid-hugo', nonce: 'nonce-of-the-test' })
    expect(claims).not.toHaveProperty('pearsonUID')
  })

  test('are issued once per code, and a second use of the code revokes them', async () => {
    const { location, verifier } = await identity.authorize(await identity.signIn('ada.brightwater'))
    const first = await identity.redeem(codeOf(location), verifier)
    const second = await identity.redeem(codeOf(location), verifier)
    expect([first.status, second.status, second.body.error]).toEqual([200, 400, 'invalid_grant'])
    expect((await identity.fetchUserInfo(first.body.access_token)).status).toBe(401)
  })

  test('require the PKCE verifier of the code', async () => {
    const { location } = await identity.authorize(await identity.signIn('ada.brightwater'))
    const { status } = await identity.redeem(codeOf(location), 'a'.repeat(43))
    expect(status).toBe(400)
  })

  test('are not issued without the client secret, even for a code that a script in a page obtained', async () => {
    const { location, verifier } = await identity.authorize(await identity.signIn('ada.brightwater'))
    const form = {
      grant_type: 'authorization_code',
      client_id: 'assessments-store',
      code: codeOf(location),
      redirect_uri: REDIRECT_URI,
      code_verifier: verifier,
    }
    const { status, body } = await identity.requestTokens(form, '')
    expect([status, body.error]).toEqual([401, 'invalid_client'])
  })

  test('are issued when the client sends its secret in the form, too', async () => {
    const { location, verifier } = await identity.authorize(await identity.signIn('ada.brightwater'))
    const form = {
      grant_type: 'authorization_code',
      client_id: 'assessments-store',
      client_secret: sandbox.context.settings.clientSecret,
      code: codeOf(location),
      redirect_uri: REDIRECT_URI,
      code_verifier: verifier,
    }
    expect((await identity.requestTokens(form, '')).status).toBe(200)
  })

  test('rotate: each use replaces the refresh token, and reuse of the old one revokes the token family', async () => {
    const tokens = await identity.obtainTokens(await identity.signIn('ben.ormsby'))
    const renewed = await identity.refresh(tokens.refresh_token)
    expect(renewed.status).toBe(200)
    expect(renewed.body.refresh_token).not.toBe(tokens.refresh_token)
    expect((await identity.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect((await identity.refresh(renewed.body.refresh_token)).body.error).toBe('invalid_grant')
    expect((await identity.fetchUserInfo(renewed.body.access_token)).status).toBe(401)
  })

  test('keep the same refresh token when rotation is switched off', async () => {
    const steady = await startSandbox({ rotateRefreshTokens: false })
    const client = createIdentityClient(steady)
    const tokens = await client.obtainTokens(await client.signIn('ben.ormsby'))
    for (const _attempt of [1, 2]) expect((await client.refresh(tokens.refresh_token)).status).toBe(200)
    await steady.stop()
  })

  test('are found in the token directory only while they are valid', async () => {
    const { access_token = '' } = await identity.obtainTokens(await identity.signIn('iris.tremblay'))
    expect(await sandbox.context.tokens.find(access_token)).toEqual({
      accountId: 'uid-iris',
      scope: 'openid profile email pearsonUID',
      grantId: expect.any(String),
    })
    sandbox.clock.advance(601)
    expect(await sandbox.context.tokens.find(access_token)).toBeUndefined()
    expect((await identity.fetchUserInfo(access_token)).status).toBe(401)
    sandbox.clock.reset()
    expect(await sandbox.context.tokens.find('unknown')).toBeUndefined()
  })
})

describe('end of session at the identity provider', () => {
  test('ends the session and its tokens and redirects to a registered address', async () => {
    const session = await identity.signIn('finn.corvane')
    const tokens = await identity.obtainTokens(session)
    const ended = await identity.endSession(session, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'http://localhost:3000/en-gb',
    })
    expect(ended).toEqual({ status: 302, location: 'http://localhost:3000/en-gb' })
    expect((await identity.authorize(session)).location?.searchParams.get('error')).toBe(
      'interaction_required',
    )
    expect((await identity.fetchUserInfo(tokens.access_token)).status).toBe(401)
    expect((await identity.refresh(tokens.refresh_token)).status).toBe(400)
  })

  test('answers 204 without a redirect address', async () => {
    const session = await identity.signIn('finn.corvane')
    const { id_token = '' } = await identity.obtainTokens(session)
    expect((await identity.endSession(session, { id_token_hint: id_token })).status).toBe(204)
  })

  test.each([
    ['no hint', {}],
    [
      'a forged hint',
      { id_token_hint: 'eyJhbGciOiJub25lIn0.eyJhdWQiOiJhc3Nlc3NtZW50cy1zdG9yZSIsInN1YiI6IngifQ.' },
    ],
  ])('rejects %s', async (_name, query: Record<string, string>) => {
    expect((await identity.endSession('', query)).status).toBe(400)
  })

  test('rejects an unregistered redirect address and keeps the session', async () => {
    const session = await identity.signIn('finn.corvane')
    const { id_token = '' } = await identity.obtainTokens(session)
    const query = { id_token_hint: id_token, post_logout_redirect_uri: 'https://evil.example/' }
    expect((await identity.endSession(session, query)).status).toBe(400)
    expect(codeOf((await identity.authorize(session)).location)).not.toBe('')
  })

  test('needs only the ID token hint: the cookie may belong to another host', async () => {
    const session = await identity.signIn('finn.corvane')
    const tokens = await identity.obtainTokens(session)
    const renewed = (await identity.refresh(tokens.refresh_token)).body
    const ended = await identity.endSession(undefined, { id_token_hint: String(renewed.id_token) })
    expect(ended.status).toBe(204)
    expect((await identity.authorize(session)).location?.searchParams.get('error')).toBe(
      'interaction_required',
    )
    expect((await identity.fetchUserInfo(renewed.access_token)).status).toBe(401)
  })

  test('keeps another session of the same user', async () => {
    const { id_token = '' } = await identity.obtainTokens(await identity.signIn('finn.corvane'))
    const elsewhere = await identity.signIn('finn.corvane')
    await identity.endSession(elsewhere, { id_token_hint: id_token })
    expect(codeOf((await identity.authorize(elsewhere)).location)).not.toBe('')
  })

  test('does not end the session of another user by the hint of the first', async () => {
    const { id_token = '' } = await identity.obtainTokens(await identity.signIn('finn.corvane'))
    const other = await identity.signIn('edith.marsh')
    await identity.endSession(other, { id_token_hint: id_token })
    expect(codeOf((await identity.authorize(other)).location)).not.toBe('')
  })
})
