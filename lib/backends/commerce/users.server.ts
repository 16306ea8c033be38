import 'server-only'
import { type User, userSchema } from '@/lib/contract/commerce/user'
import { oncePerRequest } from '@/lib/request/once-per-request'
import type { Problem, Result } from '@/lib/result/result'
import { getSite } from '@/lib/site/sites'
import { callCommerce, keyOfUser, type SignedInContext } from './commerce-call.server'
import { patchUser } from './patch-user.server'

/** Short enough for a page that needs the record to respond in time. */
const RECORD_DEADLINE_MS = 4_500

/** Fetches the customer record of the signed-in user, `GET /users/{userId}` (spec §7). */
export const fetchUser = (
  context: SignedInContext,
  deadlineMs = RECORD_DEADLINE_MS,
): Promise<Result<User, Problem>> =>
  callCommerce(context, {
    operation: 'fetchUser',
    method: 'GET',
    path: ['users', context.user.id],
    query: { fields: 'FULL' },
    schema: userSchema,
    deadlineMs,
  })

/**
 * Fetches the record at most once per request, however many parts of the page and the middleware ask for it.
 */
export const fetchUserOnce = (context: SignedInContext): Promise<Result<User, Problem>> =>
  oncePerRequest(keyOfUser('user', context), () => fetchUser(context))

/** Data of the personal-info step as commerce stores it; codes are those of the reference lists. */
export type PersonalInfoRecord = {
  jobTitle: string
  industry: string
  sector: string
  phoneCountryCode: string
  phoneNumber: string
}

/** Saves job title, industry, sector and phone (spec §3, personal info). Idempotent. */
export const savePersonalInfo = (
  context: SignedInContext,
  record: PersonalInfoRecord,
): Promise<Result<undefined, Problem>> =>
  patchUser(context, 'savePersonalInfo', {
    jobTitle: { code: record.jobTitle },
    industry: { code: record.industry },
    sector: { code: record.sector },
    phoneCountryCode: record.phoneCountryCode,
    phoneNumber: record.phoneNumber,
  })

/** Short, because the user has completed all steps by then and only waits for this call. */
const MARK_DEADLINE_MS = 3_000

/** Marks the registration as REGISTERED (spec §7). Idempotent. */
export const markRegistered = (context: SignedInContext): Promise<Result<undefined, Problem>> =>
  patchUser(
    context,
    'markRegistered',
    { siteId: getSite(context.locale).siteId, registrationStatus: 'REGISTERED' },
    MARK_DEADLINE_MS,
  )
