import 'server-only'
import { cache } from 'react'
import { type User, userSchema } from '@/lib/contract/commerce/user'
import type { Problem, Result } from '@/lib/http/result'
import { getSite } from '@/lib/site/sites'
import { callCommerce, type SignedInContext } from './commerce-call.server'
import { patchUser } from './patch-user.server'

/** The middleware and the page both ask for the record, and the two together must stay below ten seconds. */
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

/** The same record, read once per rendered page however many parts of it ask. */
export const fetchUserOnce = cache(
  (locale: SignedInContext['locale'], id: string, accessToken: string): Promise<Result<User, Problem>> =>
    fetchUser({ locale, user: { id, accessToken } }),
)

/** Facts of the personal-info step as the commerce engine keeps them; codes are those of the reference lists. */
export type PersonalInfoRecord = {
  jobTitle: string
  industry: string
  sector: string
  phoneCountryCode: string
  phoneNumber: string
}

/** Saves job title, industry, sector and phone (spec §7, registration personal info). Repeating it changes nothing. */
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

/** Marks the registration as REGISTERED (spec §7). Repeating it changes nothing. */
export const markRegistered = (context: SignedInContext): Promise<Result<undefined, Problem>> =>
  patchUser(context, 'markRegistered', {
    siteId: getSite(context.locale).siteId,
    registrationStatus: 'REGISTERED',
  })
