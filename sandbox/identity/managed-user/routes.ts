import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  MANAGED_USER_PATH,
  type ManagedUserError,
  managedUserPatchSchema,
} from '../../../lib/contract/identity-managed-user.ts'
import type { SandboxContext } from '../../context.ts'
import { parseJson } from '../../http/parse-json.ts'
import type { User, UserDirectory } from '../user-directory.ts'
import { findFailedPolicies } from './failed-policies.ts'

const BODY_BYTES = 16 * 1024

type Refusal = Omit<ManagedUserError, 'code'>

/** Records of users, each for its owner alone: names are changed here (spec §3, profile form). */
export const createManagedUserRoutes = (context: SandboxContext, users: UserDirectory): Hono => {
  const app = new Hono().basePath(MANAGED_USER_PATH)
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  app.patch('/:id', bodyLimit({ maxSize: BODY_BYTES }), c => patchUser(c, context, users))
  app.notFound(c => refuse(c, 404, { reason: 'Not Found', message: 'Resource not found' }))
  app.onError((error, c) => {
    context.log.error('identity failure', { error: error.message })
    return refuse(c, 500, { reason: 'Internal Server Error', message: 'Internal Server Error' })
  })
  return app
}

const refuse = (c: Context, code: 400 | 401 | 403 | 404 | 500, refusal: Refusal): Response =>
  c.json({ code, ...refusal } satisfies ManagedUserError, code)

const FORBIDDEN = { reason: 'Forbidden', message: 'Access denied' }

/** The user whom the access token speaks for. */
const findOwner = async (
  c: Context,
  { tokens }: SandboxContext,
  users: UserDirectory,
): Promise<User | undefined> => {
  const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const owner = bearer === undefined ? undefined : await tokens.find(bearer)
  return owner === undefined ? undefined : users.find(owner.accountId)
}

const patchUser = async (c: Context, context: SandboxContext, users: UserDirectory): Promise<Response> => {
  const user = await findOwner(c, context, users)
  if (user === undefined) return refuse(c, 401, { reason: 'Unauthorized', message: 'Access Denied' })
  // The id of another user and one that does not exist are refused alike.
  if (user.id !== c.req.param('id')) return refuse(c, 403, FORBIDDEN)
  const patch = managedUserPatchSchema.safeParse(parseJson(await c.req.text()))
  if (!patch.success) return refuse(c, 400, { reason: 'Bad Request', message: 'Invalid patch' })
  const failedPolicyRequirements = findFailedPolicies(patch.data)
  if (failedPolicyRequirements.length > 0)
    return refuse(c, 403, {
      reason: 'Forbidden',
      message: 'Policy validation failed',
      detail: { result: false, failedPolicyRequirements },
    })
  const replacing = (field: string) => patch.data.find(known => known.field === field)?.value
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
