import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  END_OTHER_SESSIONS,
  LOCKED_OUT_MESSAGE,
  MANAGED_USER_PATH,
  type ManagedUserError,
  managedUserPatchSchema,
  REAUTH_HEADER,
} from '../../../lib/contract/identity-managed-user.ts'
import type { SandboxContext } from '../../context.ts'
import { parseJson } from '../../http/parse-json.ts'
import { revokeOtherRecords } from '../record-store.ts'
import type { UserDirectory } from '../user-directory.ts'
import { changePassword } from './change-password.ts'
import { type FailedPolicies, findFailedPolicies } from './failed-policies.ts'

const BODY_BYTES = 16 * 1024

type Refusal = Omit<ManagedUserError, 'code'>

/** Records of users, each for its owner alone, who changes names and password here (spec §3). */
export const createManagedUserRoutes = (context: SandboxContext, users: UserDirectory): Hono => {
  const app = new Hono().basePath(MANAGED_USER_PATH)
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  app.patch('/:id', bodyLimit({ maxSize: BODY_BYTES }), c => patchUser(c, context, users))
  app.post('/:id', c => endOtherSessions(c, context, users))
  app.notFound(c => refuse(c, 404, { reason: 'Not Found', message: 'Resource not found' }))
  app.onError((error, c) => {
    context.log.error('identity failure', { error: error.message })
    return refuse(c, 500, { reason: 'Internal Server Error', message: 'Internal Server Error' })
  })
  return app
}

const refuse = (c: Context, code: 400 | 401 | 403 | 404 | 500, refusal: Refusal): Response =>
  c.json({ code, ...refusal } satisfies ManagedUserError, code)

const UNAUTHORIZED = { reason: 'Unauthorized', message: 'Access Denied' }

const FORBIDDEN = { reason: 'Forbidden', message: 'Access denied' }

/** The user whom the access token speaks for, and the sign-in that it came from. */
const findOwner = async (c: Context, { tokens }: SandboxContext, users: UserDirectory) => {
  const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const owner = bearer === undefined ? undefined : await tokens.find(bearer)
  const user = owner && users.find(owner.accountId)
  return owner === undefined || user === undefined ? undefined : { user, grantId: owner.grantId }
}

/** Keeps the sign-in of the access token, and ends every other one of its user. */
const endOtherSessions = async (
  c: Context,
  context: SandboxContext,
  users: UserDirectory,
): Promise<Response> => {
  const owner = await findOwner(c, context, users)
  if (owner === undefined) return refuse(c, 401, UNAUTHORIZED)
  if (owner.user.id !== c.req.param('id')) return refuse(c, 403, FORBIDDEN)
  if (c.req.query('_action') !== END_OTHER_SESSIONS._action)
    return refuse(c, 400, { reason: 'Bad Request', message: 'Unsupported action' })
  revokeOtherRecords(context.database, owner.user.id, owner.grantId)
  return c.json({ result: true })
}

const patchUser = async (c: Context, context: SandboxContext, users: UserDirectory): Promise<Response> => {
  const owner = await findOwner(c, context, users)
  if (owner === undefined) return refuse(c, 401, UNAUTHORIZED)
  const { user, grantId } = owner
  // The id of another user and one that does not exist are refused alike.
  if (user.id !== c.req.param('id')) return refuse(c, 403, FORBIDDEN)
  const patch = managedUserPatchSchema.safeParse(parseJson(await c.req.text()))
  if (!patch.success) return refuse(c, 400, { reason: 'Bad Request', message: 'Invalid patch' })
  const failed = findFailedPolicies(patch.data)
  if (failed.length > 0) return refusePolicies(c, failed)
  const replacing = (field: string) => patch.data.find(known => known.field === field)?.value
  const password = replacing('/password')
  if (password !== undefined) {
    const reauth = c.req.header(REAUTH_HEADER)
    const languageTag = c.req.header('accept-language') ?? ''
    const refused = await changePassword(context, users, { user, reauth, password, grantId, languageTag })
    if (refused === 'locked') return refuse(c, 403, { ...FORBIDDEN, message: LOCKED_OUT_MESSAGE })
    if (refused.length > 0) return refusePolicies(c, refused)
  }
  const givenName = replacing('/givenName') ?? user.givenName
  const familyName = replacing('/sn') ?? user.familyName
  users.changeNames(user.id, { givenName, familyName })
  return c.json({
    _id: user.id,
    userName: user.username,
    givenName,
    sn: familyName,
    mail: user.email,
  })
}

const refusePolicies = (c: Context, failedPolicyRequirements: FailedPolicies): Response =>
  refuse(c, 403, {
    reason: 'Forbidden',
    message: 'Policy validation failed',
    detail: { result: false, failedPolicyRequirements },
  })
