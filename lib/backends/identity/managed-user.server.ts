import 'server-only'
import type { ParseError } from '@/lib/backends/http-client/backend-call'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { getSettings } from '@/lib/config/env.server'
import {
  END_OTHER_SESSIONS,
  LOCKED_OUT_MESSAGE,
  MANAGED_USER_PATH,
  type ManagedUserPatch,
  managedUserErrorSchema,
  managedUserSchema,
  otherSessionsEndedSchema,
  REAUTH_HEADER,
  toReauthHeader,
} from '@/lib/contract/identity-managed-user'
import { ok, type Problem, type Result } from '@/lib/result/result'

/** The owner of a record. Id and token are sent from our server only, never to a browser or from one. */
export type RecordOwner = { id: string; accessToken: string }

/** Code of a refusal while the account is locked after repeated wrong passwords. */
export const LOCKED_OUT = 'locked-out'

/** Short enough for a form whose sender waits, with a second back end to follow. */
const DEADLINE_MS = 5_000

/** Each violated policy becomes a detail that names its property. */
const parseManagedUserError: ParseError = body => {
  const parsed = managedUserErrorSchema.safeParse(body)
  if (!parsed.success) return undefined
  const { reason, message, detail } = parsed.data
  if (message === LOCKED_OUT_MESSAGE) return { code: LOCKED_OUT }
  if (detail === undefined) return { code: reason }
  const details = detail.failedPolicyRequirements.flatMap(({ property, policyRequirements }) =>
    policyRequirements.map(({ policyRequirement }) => ({ type: policyRequirement, subject: property })),
  )
  return { code: 'policy', details }
}

/**
 * Changes the first and last name of a user at the identity provider, which owns them (spec §3, session
 * user). Idempotent. A name that its policies refuse is a problem of kind `domain` with details.
 */
export const changeNames = (
  owner: RecordOwner,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<Result<undefined, Problem>> =>
  patchManagedUser(owner, 'changeNames', [
    { operation: 'replace', field: '/givenName', value: firstName },
    { operation: 'replace', field: '/sn', value: lastName },
  ])

type PasswordChange = {
  current: string
  next: string
  /** Language of the mail by which the identity provider tells the user. */
  languageTag: string
}

/**
 * Changes the password of a user who knows the current one. The identity provider sends a notice by mail;
 * whether it ends other sessions is up to it (`endOtherSessions`). What it refuses is a problem of kind
 * `domain`: `LOCKED_OUT`, or the violated policies as details.
 */
export const changePassword = (
  owner: RecordOwner,
  { current, next, languageTag }: PasswordChange,
): Promise<Result<undefined, Problem>> =>
  patchManagedUser(owner, 'changePassword', [{ operation: 'replace', field: '/password', value: next }], {
    [REAUTH_HEADER]: toReauthHeader(current),
    'accept-language': languageTag,
  })

/** Ends every session of the user at the identity provider but this one. Idempotent. */
export async function endOtherSessions(owner: RecordOwner): Promise<Result<undefined, Problem>> {
  const url = new URL(addressOf(owner))
  url.search = new URLSearchParams(END_OTHER_SESSIONS).toString()
  const ended = await callBackend({
    dependency: 'identity',
    operation: 'endOtherSessions',
    method: 'POST',
    url,
    headers: headersOf(owner),
    body: {},
    deadlineMs: DEADLINE_MS,
    schema: otherSessionsEndedSchema,
    parseError: parseManagedUserError,
  })
  return ended.ok ? ok(undefined) : ended
}

const addressOf = ({ id }: RecordOwner): string =>
  `${getSettings().IDENTITY_URL}${MANAGED_USER_PATH}/${encodeURIComponent(id)}`

const headersOf = ({ accessToken }: RecordOwner) => ({
  authorization: `Bearer ${accessToken}`,
  'accept-api-version': 'resource=1.0',
})

async function patchManagedUser(
  owner: RecordOwner,
  operation: string,
  patch: ManagedUserPatch,
  headers: Readonly<Record<string, string>> = {},
): Promise<Result<undefined, Problem>> {
  const changed = await callBackend({
    dependency: 'identity',
    operation,
    method: 'PATCH',
    url: addressOf(owner),
    headers: { ...headersOf(owner), ...headers },
    body: patch,
    deadlineMs: DEADLINE_MS,
    schema: managedUserSchema,
    parseError: parseManagedUserError,
  })
  return changed.ok ? ok(undefined) : changed
}
