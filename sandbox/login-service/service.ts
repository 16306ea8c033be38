import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import {
  identityProfilesQuerySchema,
  LOGIN_SERVICE_PATH,
  type LoginServiceError,
  personalInfoBodySchema,
  updateProfileBodySchema,
} from '../../lib/contract/login-service.ts'
import { followEmail } from '../commerce/customers/customer-store.ts'
import type { SandboxContext } from '../context.ts'
import { createHonoService, type Service } from '../http/service.ts'
import { SESSION_COOKIE } from '../identity/paths.ts'
import { EMAIL_POLICIES } from '../identity/policies.ts'
import { createRecordStore } from '../identity/record-store.ts'
import { createUserDirectory, type UserDirectory } from '../identity/user-directory.ts'
import { savePersonalInfo } from './personal-info-store.ts'

type Code = LoginServiceError['code']

/** The login service (spec §7): who is signed in, who they are, and changes to their profile. */
export const createLoginService = (context: SandboxContext): Service => {
  const users = createUserDirectory(context.database, context.clock)
  const app = new Hono().basePath(LOGIN_SERVICE_PATH)
  app.get('/routingRegion', c => c.json({ routingRegion: 'AMER' }))
  app.get('/session', async c => c.text(String(await isSignedIn(c, context))))
  app.get('/identityProfiles', c => describeProfile(c, context, users))
  app.post('/personalInfo', c => recordPersonalInfo(c, context))
  app.post('/updateProfile', c => updateProfile(c, context, users))
  app.notFound(c => refuse(c, 404, 'not_found'))
  app.onError((error, c) => {
    context.log.error('login service failure', { error: error.message })
    return refuse(c, 500, 'internal_error')
  })
  return createHonoService('login-service', app)
}

const MESSAGES: Record<Code, string> = {
  invalid_request: 'The request is incomplete or malformed',
  invalid_token: 'The token is unknown or has expired',
  wrong_user: 'The token belongs to another user',
  email_taken: 'Another account has this email address',
  not_found: 'No such resource',
  internal_error: 'The request could not be served',
}

const refuse = (c: Context, status: ContentfulStatusCode, code: Code): Response =>
  c.json({ code, message: MESSAGES[code] } satisfies LoginServiceError, status)

const isSignedIn = async (c: Context, { tokens, database, clock }: SandboxContext): Promise<boolean> => {
  const token = c.req.query('token')
  if (token !== undefined) {
    const owner = await tokens.find(token)
    return owner !== undefined && owner.isAgent !== true
  }
  const id = getCookie(c, SESSION_COOKIE)
  return id !== undefined && createRecordStore(database, clock, 'Session').find(id)?.accountId !== undefined
}

/** A refusal unless the token is alive and speaks for this very user. */
const refuseUnknownClient = async (
  c: Context,
  { tokens }: SandboxContext,
  { userId, token }: { userId: string; token: string },
): Promise<Response | undefined> => {
  const owner = await tokens.find(token)
  if (owner === undefined) return refuse(c, 401, 'invalid_token')
  return owner.accountId === userId ? undefined : refuse(c, 403, 'wrong_user')
}

const describeProfile = async (c: Context, context: SandboxContext, users: UserDirectory) => {
  const query = identityProfilesQuerySchema.safeParse(c.req.query())
  if (!query.success) return refuse(c, 400, 'invalid_request')
  const refusal = await refuseUnknownClient(c, context, query.data)
  if (refusal !== undefined) return refusal
  const user = users.find(query.data.userId)
  return user === undefined
    ? refuse(c, 404, 'not_found')
    : c.json({ givenName: user.givenName, familyName: user.familyName })
}

const recordPersonalInfo = async (c: Context, context: SandboxContext): Promise<Response> => {
  const body = await readBody(c, personalInfoBodySchema)
  if (body === undefined) return refuse(c, 400, 'invalid_request')
  const refusal = await refuseUnknownClient(c, context, body)
  if (refusal !== undefined) return refusal
  savePersonalInfo(context, body)
  return c.json({ userId: body.userId })
}

const updateProfile = async (
  c: Context,
  context: SandboxContext,
  users: UserDirectory,
): Promise<Response> => {
  const body = await readBody(c, updateProfileBodySchema)
  if (body === undefined || EMAIL_POLICIES.judge(body.email).length > 0) {
    return refuse(c, 400, 'invalid_request')
  }
  const refusal = await refuseUnknownClient(c, context, body)
  if (refusal !== undefined) return refusal
  if (!users.changeEmail(body.userId, body.email)) return refuse(c, 409, 'email_taken')
  followEmail(context.database, body.userId, body.email)
  return c.json({ userId: body.userId })
}

const readBody = async <T extends z.ZodType>(c: Context, schema: T): Promise<z.infer<T> | undefined> =>
  schema.safeParse(await c.req.json().catch(() => undefined)).data
