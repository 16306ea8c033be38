import 'server-only'
import { type User, userSchema } from '@/lib/contract/commerce/user'
import { processWide } from '@/lib/process/process-wide'
import { currentRequest, type RequestContext } from '@/lib/request/request-context'
import type { Problem, Result } from '@/lib/result/result'
import { getSite } from '@/lib/site/sites'
import { callCommerce, type SignedInContext } from './commerce-call.server'
import { patchUser } from './patch-user.server'

/** A page that shows nothing without the record is decided within this time and a little. */
const RECORD_DEADLINE_MS = 4_500

/** The customer record of the signed-in user, `GET /users/{userId}` (spec §7). */
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

type UserRecords = Map<string, Promise<Result<User, Problem>>>

/** One request runs through the middleware and through a page. */
const recordsOfRequests = () => processWide('user-records', () => new WeakMap<RequestContext, UserRecords>())

/**
 * The same record, read once per request for a page however many parts of it ask, the middleware's guard
 * included.
 */
export function fetchUserOnce(context: SignedInContext): Promise<Result<User, Problem>> {
  const request = currentRequest()
  if (request === undefined) return fetchUser(context)
  const { locale, user } = context
  const key = JSON.stringify([locale, user.id, user.accessToken])
  const records = recordsOf(request)
  const known = records.get(key)
  if (known !== undefined) return known
  const asked = fetchUser(context)
  records.set(key, asked)
  return asked
}

function recordsOf(request: RequestContext): UserRecords {
  const requests = recordsOfRequests()
  const known = requests.get(request)
  if (known !== undefined) return known
  const records: UserRecords = new Map()
  requests.set(request, records)
  return records
}

/**
 * Facts of the personal-info step as the commerce engine keeps them; codes are those of the reference lists.
 */
export type PersonalInfoRecord = {
  jobTitle: string
  industry: string
  sector: string
  phoneCountryCode: string
  phoneNumber: string
}

/**
 * Saves job title, industry, sector and phone (spec §7, registration personal info). Repeating it changes
 * nothing.
 */
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

/** The visitor has done everything by then, so nobody waits longer for the mark. */
const MARK_DEADLINE_MS = 3_000

/** Marks the registration as REGISTERED (spec §7). Repeating it changes nothing. */
export const markRegistered = (context: SignedInContext): Promise<Result<undefined, Problem>> =>
  patchUser(
    context,
    'markRegistered',
    { siteId: getSite(context.locale).siteId, registrationStatus: 'REGISTERED' },
    MARK_DEADLINE_MS,
  )
