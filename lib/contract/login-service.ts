import { z } from 'zod'

/** Base path of the login service, below its base address (spec §7). */
export const LOGIN_SERVICE_PATH = '/api/assessments/login'

/** Where the login service would have a person's requests served. */
export const ROUTING_REGIONS = ['AMER', 'EMEA', 'APAC'] as const

/** Answer of `GET routingRegion`: the region as JSON. */
export const routingRegionSchema = z.object({ routingRegion: z.enum(ROUTING_REGIONS) })

/** Query of `GET identityProfiles`. */
export const identityProfilesQuerySchema = z.object({ userId: z.string().min(1), token: z.string().min(1) })

/** Answer of `GET identityProfiles`. */
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
})

/** Answer of both writes: whose record it is now. */
export const profileSavedSchema = z.object({ userId: z.string().min(1) })

/**
 * Every refusal. 400 `invalid_request`, 401 `invalid_token`, 403 `wrong_user` (the token speaks for somebody
 * else), 409 `email_taken`.
 */
const LOGIN_SERVICE_ERROR_CODES = [
  'invalid_request',
  'invalid_token',
  'wrong_user',
  'email_taken',
  'not_found',
  'internal_error',
] as const

export const loginServiceErrorSchema = z.object({
  code: z.enum(LOGIN_SERVICE_ERROR_CODES),
  message: z.string(),
})

export type LoginServiceError = z.infer<typeof loginServiceErrorSchema>
