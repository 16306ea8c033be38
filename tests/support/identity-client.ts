import { createHash, randomBytes } from 'node:crypto'
import { type TreeStep, treeStepSchema } from '../../lib/contract/identity-tree.ts'
import { SCOPES, STORE_CLIENT_ID } from '../../sandbox/identity/clients.ts'
import { ISSUER_PATH, SESSION_COOKIE, TREE_PATH } from '../../sandbox/identity/paths.ts'
import { PEOPLE_PASSWORD } from '../../sandbox/seed/people.ts'

export const REDIRECT_URI = 'http://localhost:3000/en-us/login/auth/callback'

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

const readAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
}

/** What must be known of a sandbox, in this process or in its own. */
type KnownSandbox = { urls: { identity: string }; context: { settings: { clientSecret: string } } }

/** Talks to the sandbox's identity provider as the store's server and a browser would. */
export const createIdentityClient = (sandbox: KnownSandbox, redirectUri = REDIRECT_URI) => {
  const base = sandbox.urls.identity
  const basic = `Basic ${Buffer.from(`${STORE_CLIENT_ID}:${sandbox.context.settings.clientSecret}`).toString('base64')}`

  const callTree = async (
    tree: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    readAnswer(
      await fetch(`${base}${TREE_PATH}/authenticate?authIndexType=service&authIndexValue=${tree}`, {
        method: 'POST',
        headers: { 'accept-api-version': 'protocol=1.0,resource=2.1', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )

  /** Starts a tree and answers its page by position. */
  const runTree = async (tree: string, values: readonly unknown[]): Promise<Answer> => {
    const step = treeStepSchema.parse((await callTree(tree)).body)
    return callTree(tree, fill(step, values))
  }

  const signIn = async (username: string, password = PEOPLE_PASSWORD): Promise<string> =>
    String((await runTree('Login', [username, password])).body.tokenId)

  const authorize = async (
    session: string | undefined,
    overrides: Record<string, string | undefined> = {},
    headers: Record<string, string> = {},
  ): Promise<{ status: number; location: URL | undefined; verifier: string; body: string }> => {
    const verifier = randomBytes(32).toString('base64url')
    const query: Record<string, string | undefined> = {
      client_id: STORE_CLIENT_ID,
      response_type: 'code',
      scope: SCOPES.join(' '),
      redirect_uri: redirectUri,
      state: 'state-of-the-test',
      nonce: 'nonce-of-the-test',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      prompt: 'none',
      ...overrides,
    }
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
    const response = await fetch(`${base}${ISSUER_PATH}/authorize?${new URLSearchParams(given)}`, {
      redirect: 'manual',
      headers: { ...headers, ...(session === undefined ? {} : { cookie: `${SESSION_COOKIE}=${session}` }) },
    })
    const location = response.headers.get('location')
    return {
      status: response.status,
      location: location === null ? undefined : new URL(location),
      verifier,
      body: await response.text(),
    }
  }

  const requestTokens = async (form: Record<string, string>, authorization: string | undefined = basic) =>
    readAnswer(
      await fetch(`${base}${ISSUER_PATH}/access_token`, {
        method: 'POST',
        headers: authorization === '' ? {} : { authorization },
        body: new URLSearchParams(form),
      }),
    )

  const redeem = (code: string, verifier: string) =>
    requestTokens({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    })

  const refresh = (refreshToken: unknown) =>
    requestTokens({ grant_type: 'refresh_token', refresh_token: String(refreshToken) })

  /** The whole way from a session to tokens. */
  const obtainTokens = async (session: string): Promise<Record<string, string>> => {
    const { location, verifier } = await authorize(session)
    const { body } = await redeem(location?.searchParams.get('code') ?? '', verifier)
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))
  }

  const fetchUserInfo = async (accessToken: unknown): Promise<Answer> =>
    readAnswer(
      await fetch(`${base}${ISSUER_PATH}/userinfo`, { headers: { authorization: `Bearer ${accessToken}` } }),
    )

  const callSession = async (action: string, session: string): Promise<Answer> =>
    readAnswer(
      await fetch(`${base}${TREE_PATH}/sessions/?_action=${action}`, {
        method: 'POST',
        headers: { 'x-requested-with': 'test', cookie: `${SESSION_COOKIE}=${session}` },
      }),
    )

  const endSession = async (session: string | undefined, query: Record<string, string>) => {
    const response = await fetch(`${base}${ISSUER_PATH}/connect/endSession?${new URLSearchParams(query)}`, {
      redirect: 'manual',
      headers: session === undefined ? {} : { cookie: `${SESSION_COOKIE}=${session}` },
    })
    return { status: response.status, location: response.headers.get('location') }
  }

  return {
    callTree, runTree, signIn, authorize, requestTokens, redeem, refresh, obtainTokens, fetchUserInfo, callSession,
    endSession,
  } // biome-ignore format: a list
}

/** The step with the values put in by position. */
export const fill = (step: TreeStep, values: readonly unknown[]): TreeStep => ({
  ...step,
  callbacks: step.callbacks.map((callback, index) => {
    const [first, ...rest] = callback.input ?? []
    return first === undefined
      ? callback
      : { ...callback, input: [{ ...first, value: values[index] }, ...rest] }
  }),
})
