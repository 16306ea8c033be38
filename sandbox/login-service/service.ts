import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import {
  emailChangeBodySchema,
  emailChangeOwnerSchema,
  emailLinkBodySchema,
} from '../../lib/contract/email-change.ts'
import {
  identityProfilesQuerySchema,
  LOGIN_SERVICE_PATH,
  type LoginServiceError,
  personalInfoBodySchema,
  updateProfileBodySchema,
} from '../../lib/contract/login-service.ts'
import type { SandboxContext } from '../context.ts'
import { createHonoService, type Service } from '../http/service.ts'
import { SESSION_COOKIE } from '../identity/paths.ts'
import { EMAIL_POLICIES } from '../identity/policies.ts'
import { createRecordStore } from '../identity/record-store.ts'
import { createUserDirectory, type UserDirectory } from '../identity/user-directory.ts'
import { changeEmail } from './change-email.ts'
import { dropOpenChange, lookAtCode } from './email-change-store.ts'
import { beginChange, describeChange, sendAgain } from './email-changes.ts'
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
  app.get('/emailChange', c => showChange(c, context))
  app.post('/emailChange', c => startChange(c, context, users))
  app.post('/emailChange/send', c => changeOwn(c, context, userId => sendAgain({ context }, userId)))
  app.post('/emailChange/cancel', c => changeOwn(c, context, userId => cancel(context, userId)))
  app.post('/emailChange/link', c => showLink(c, context))
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
  code_needed: 'The email is changed by the code of the mailed link',
  code_invalid: 'The code does not work',
  no_change: 'No change of email waits for its confirmation',
  too_many_mails: 'Too many mails were sent today',
  not_found: 'No such resource',
  internal_error: 'The request could not be served',
}

const STATUS = {
  email_taken: 409,
  code_needed: 403,
  code_invalid: 410,
  no_change: 404,
  too_many_mails: 429,
} as const

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

type Claim = { userId: string; token: string }

/** A refusal unless the token is alive and speaks for this very user. */
const refuseUnknownClient = async (
  c: Context,
  { tokens }: SandboxContext,
  { userId, token }: Claim,
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
  const grantId = (await context.tokens.find(body.token))?.grantId ?? ''
  const refused = changeEmail(context, users, { ...body, grantId })
  return refused === undefined ? c.json({ userId: body.userId }) : refuse(c, STATUS[refused], refused)
}

const showChange = async (c: Context, context: SandboxContext): Promise<Response> => {
  const query = emailChangeOwnerSchema.safeParse(c.req.query())
  if (!query.success) return refuse(c, 400, 'invalid_request')
  const refusal = await refuseUnknownClient(c, context, query.data)
  return refusal ?? c.json(describeChange(context, query.data.userId))
}

const startChange = async (c: Context, context: SandboxContext, users: UserDirectory): Promise<Response> => {
  const body = await readBody(c, emailChangeBodySchema)
  if (body === undefined || EMAIL_POLICIES.judge(body.email).length > 0)
    return refuse(c, 400, 'invalid_request')
  const refusal = await refuseUnknownClient(c, context, body)
  if (refusal !== undefined) return refusal
  const refused = beginChange({ context, users }, body)
  return refused === undefined
    ? c.json(describeChange(context, body.userId))
    : refuse(c, STATUS[refused], refused)
}

const cancel = ({ database }: SandboxContext, userId: string): undefined => {
  dropOpenChange(database, userId)
}

/** Runs an action of the owner on the pending email change. */
const changeOwn = async (
  c: Context,
  context: SandboxContext,
  run: (userId: string) => keyof typeof STATUS | undefined,
): Promise<Response> => {
  const body = await readBody(c, emailChangeOwnerSchema)
  if (body === undefined) return refuse(c, 400, 'invalid_request')
  const refusal = await refuseUnknownClient(c, context, body)
  if (refusal !== undefined) return refusal
  const refused = run(body.userId)
  return refused === undefined
    ? c.json(describeChange(context, body.userId))
    : refuse(c, STATUS[refused], refused)
}

const showLink = async (c: Context, context: SandboxContext): Promise<Response> => {
  const body = await readBody(c, emailLinkBodySchema)
  if (body === undefined) return refuse(c, 400, 'invalid_request')
  const refusal = await refuseUnknownClient(c, context, body)
  if (refusal !== undefined) return refusal
  const { database, clock } = context
  return c.json(lookAtCode(database, { ...body, now: clock.now() }))
}

const readBody = async <T extends z.ZodType>(c: Context, schema: T): Promise<z.infer<T> | undefined> =>
  schema.safeParse(await c.req.json().catch(() => undefined)).data
