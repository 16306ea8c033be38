import { z } from 'zod'
import { emailLinkCodeSchema } from './email-change.ts'

/** Base path of the login service, below its base URL (spec §7). */
export const LOGIN_SERVICE_PATH = '/api/assessments/login'

/** Regions in which a user's requests can be served. */
export const ROUTING_REGIONS = ['AMER', 'EMEA', 'APAC'] as const

/** Response of `GET routingRegion`: the region as JSON. */
export const routingRegionSchema = z.object({ routingRegion: z.enum(ROUTING_REGIONS) })

/** Query of `GET identityProfiles`. */
export const identityProfilesQuerySchema = z.object({ userId: z.string().min(1), token: z.string().min(1) })

/** Response of `GET identityProfiles`. */
export const identityProfileSchema = z.object({ givenName: z.string(), familyName: z.string() })

/** Body of `POST personalInfo`: codes of the reference lists, the phone in E.164. */
export const personalInfoBodySchema = z.object({
  jobTitle: z.string().min(1).max(100),
  industry: z.string().min(1).max(100),
  sector: z.string().min(1).max(100),
  phone: z.string().regex(/^\+[1-9]\d{4,14}$/),
  userId: z.string().min(1),
  token: z.string().min(1),
})

/** Body of `POST updateProfile`. */
export const updateProfileBodySchema = z.object({
  userId: z.string().min(1),
  token: z.string().min(1),
  siteId: z.string().min(1),
  email: z.string().min(3).max(150),
  /** Our extension: the code of the mailed link, required to replace an existing email. */
  code: emailLinkCodeSchema.optional(),
})

/** Response of both writes: the user whose record was saved. */
export const profileSavedSchema = z.object({ userId: z.string().min(1) })

/**
 * Error codes. 400 `invalid_request`, 401 `invalid_token`, 403 `wrong_user` (the token belongs to another
 * user), 409 `email_taken`. Of our extension: 403 `code_needed`, 404 `no_change`, 410 `code_invalid`,
 * 429 `too_many_mails`.
 */
const LOGIN_SERVICE_ERROR_CODES = [
  'invalid_request',
  'invalid_token',
  'wrong_user',
  'email_taken',
  'code_needed',
  'code_invalid',
  'no_change',
  'too_many_mails',
  'not_found',
  'internal_error',
] as const

export const loginServiceErrorSchema = z.object({
  code: z.enum(LOGIN_SERVICE_ERROR_CODES),
  message: z.string(),
})

export type LoginServiceError = z.infer<typeof loginServiceErrorSchema>
