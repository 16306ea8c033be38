import 'server-only'
import type { ParseError } from '@/lib/backends/http-client/backend-call'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { getSettings } from '@/lib/config/env.server'
import {
  MANAGED_USER_PATH,
  type ManagedUserPatch,
  managedUserErrorSchema,
  managedUserSchema,
} from '@/lib/contract/identity-managed-user'
import { ok, type Problem, type Result } from '@/lib/result/result'

/** The owner of a record. Id and token are sent from our server only, never to a browser or from one. */
export type RecordOwner = { id: string; accessToken: string }

/** Short enough for a form whose sender waits, with a second back end to follow. */
const DEADLINE_MS = 5_000

/** Each violated policy becomes a detail that names its property. */
const parseManagedUserError: ParseError = body => {
  const parsed = managedUserErrorSchema.safeParse(body)
  if (!parsed.success) return undefined
  const { reason, detail } = parsed.data
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
export async function changeNames(
  { id, accessToken }: RecordOwner,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<Result<undefined, Problem>> {
  const patch: ManagedUserPatch = [
    { operation: 'replace', field: '/givenName', value: firstName },
    { operation: 'replace', field: '/sn', value: lastName },
  ]
  const changed = await callBackend({
    dependency: 'identity',
    operation: 'changeNames',
    method: 'PATCH',
    url: `${getSettings().IDENTITY_URL}${MANAGED_USER_PATH}/${encodeURIComponent(id)}`,
    headers: { authorization: `Bearer ${accessToken}`, 'accept-api-version': 'resource=1.0' },
    body: patch,
    deadlineMs: DEADLINE_MS,
    schema: managedUserSchema,
    parseError: parseManagedUserError,
  })
  return changed.ok ? ok(undefined) : changed
}
