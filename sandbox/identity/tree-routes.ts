import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Provider } from 'oidc-provider'
import type { IdentityError, TreeStepAnswer, TreeSuccessAnswer } from '../../lib/contract/identity.ts'
import { type TreeStep, treeStepSchema } from '../../lib/contract/identity-tree.ts'
import type { SandboxContext } from '../context.ts'
import { parseJson } from '../http/parse-json.ts'
import { type Question, toCallbacks } from './callbacks.ts'
import { loadTreeSecret } from './keys.ts'
import type { Tree } from './login-tree.ts'
import { SESSION_COOKIE } from './paths.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createTreeState, type TreeState } from './tree-state.ts'

const MAX_BODY_BYTES = 64 * 1024

type AgentCall = { trees: ReadonlyMap<string, Tree>; realm: string; state: TreeState; sessions: Sessions }

/** What the trees of a realm are made of. */
type TreeRealm = {
  path: string
  /** As the realm calls itself. */
  name: string
  trees: AgentCall['trees']
  provider: Provider
  nameOf: (accountId: string) => string | undefined
  /** Told of a session that its user has ended. */
  onSignOut?: (accountId: string) => void
}

/** Authentication trees and session calls in the real provider's JSON (spec §7). */
export const createTreeRoutes = (
  context: SandboxContext,
  { path, name, trees, provider, nameOf, onSignOut }: TreeRealm,
): Hono => {
  const desk: AgentCall = {
    trees,
    realm: name,
    state: createTreeState(loadTreeSecret(context.database), context.clock),
    sessions: createSessions(provider, { name, nameOf }, context.clock),
  }
  const app = new Hono().basePath(path)
  app.use(requireScriptHeader)
  app.post('/authenticate', c => authenticate(c, desk))
  app.post('/sessions/', c => actOnSession(c, desk.sessions, onSignOut))
  app.notFound(c => c.json(refusal(404, 'Not Found', 'Resource not found'), 404))
  app.onError((error, c) => {
    context.log.error('identity failure', { error: error.message })
    return c.json(refusal(500, 'Internal Server Error', 'Internal Server Error'), 500)
  })
  return app
}

const refusal = (code: number, reason: string, message: string): IdentityError => ({ code, reason, message })

/** A page of another site can post a form here but cannot add these headers. */
const requireScriptHeader = async (c: Context, next: () => Promise<void>): Promise<Response | undefined> => {
  const isScript = c.req.header('x-requested-with') ?? c.req.header('accept-api-version')
  if (isScript === undefined) return c.json(refusal(403, 'Forbidden', 'Forbidden'), 403)
  await next()
  c.header('cache-control', 'no-store')
  return undefined
}

const authenticate = async (c: Context, desk: AgentCall): Promise<Response> => {
  const name = c.req.query('authIndexValue') ?? 'Login'
  const tree = desk.trees.get(name)
  if (tree === undefined || (c.req.query('authIndexType') ?? 'service') !== 'service') {
    return c.json(refusal(401, 'Unauthorized', 'No Configuration found'), 401)
  }
  const text = await c.req.text()
  if (text.length > MAX_BODY_BYTES) return c.json(refusal(413, 'Payload Too Large', 'Payload Too Large'), 413)
  // A registration always asks; a sign-in of a signed-in user is over at once.
  const current = name === 'Login' && c.req.query('ForceAuth') !== 'true' ? sessionId(c) : undefined
  const step = text === '' ? undefined : parseStep(text)
  if (step !== undefined) return answerStep(c, desk, { name, tree, step })
  if (text !== '' && text.trim() !== '{}') return c.json(refusal(400, 'Bad Request', 'Invalid JSON'), 400)
  const session = await desk.sessions.find(current)
  return session === undefined
    ? c.json(toStep(desk.state.issue(name), tree, tree.questions))
    : finish(c, desk.realm, session.jti)
}

const answerStep = async (
  c: Context,
  { state, sessions, realm }: AgentCall,
  { name, tree, step }: { name: string; tree: Tree; step: TreeStep },
): Promise<Response> => {
  const verdict = state.judge(step.authId, name)
  if (verdict.kind === 'invalid') return c.json(refusal(401, 'Unauthorized', 'Login failure'), 401)
  if (verdict.kind === 'expired') {
    const timedOut = refusal(401, 'Unauthorized', 'Session has timed out')
    return c.json({ ...timedOut, detail: { errorCode: '110' } } satisfies IdentityError, 401)
  }
  const outcome = await tree.answer(step, verdict.passed)
  if (outcome.kind === 'refused') return c.json(refusal(401, 'Unauthorized', outcome.message), 401)
  if (outcome.kind === 'askAgain') return c.json(toStep(state.issue(name), tree, outcome.questions))
  if (outcome.kind === 'askNext')
    return c.json(toStep(state.issue(name, outcome.passed), tree, outcome.questions))
  // A new id at every sign-in: one that was planted before it must not become a user's session.
  await (await sessions.find(sessionId(c)))?.destroy()
  return finish(c, realm, await sessions.open(outcome.accountId))
}

const finish = (c: Context, realm: string, tokenId: string): Response => {
  setCookie(c, SESSION_COOKIE, tokenId, cookieOptions(c))
  return c.json({ tokenId, successUrl: '/', realm } satisfies TreeSuccessAnswer)
}

const actOnSession = async (
  c: Context,
  sessions: Sessions,
  onSignOut: TreeRealm['onSignOut'],
): Promise<Response> => {
  const session = await sessions.find(sessionId(c))
  if (session === undefined) return c.json(refusal(401, 'Unauthorized', 'Access Denied'), 401)
  switch (c.req.query('_action')) {
    case 'getSessionInfo':
      return c.json(sessions.describe(session))
    case 'logout':
      await session.destroy()
      onSignOut?.(session.accountId ?? '')
      setCookie(c, SESSION_COOKIE, '', { ...cookieOptions(c), maxAge: 0 })
      return c.json({ result: 'Successfully logged out' })
    default:
      return c.json(refusal(400, 'Bad Request', 'Unsupported action'), 400)
  }
}

/** The session travels as a cookie or as a header of the same name. */
const sessionId = (c: Context): string | undefined =>
  c.req.header(SESSION_COOKIE) ?? getCookie(c, SESSION_COOKIE)

const cookieOptions = (c: Context) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.req.header('x-forwarded-proto') === 'https',
  }) as const

const parseStep = (text: string): TreeStep | undefined => treeStepSchema.safeParse(parseJson(text)).data

const toStep = (authId: string, { header, stage }: Tree, questions: readonly Question[]): TreeStepAnswer => ({
  authId,
  callbacks: toCallbacks(questions),
  stage,
  header,
})
