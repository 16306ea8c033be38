import { z } from 'zod'

/** Path of the identity provider's user records, below its base URL; a user's own id follows. */
export const MANAGED_USER_PATH = '/openidm/managed/user'

/**
 * Query of `POST managed/user/{id}`, our extension: ends every session and token of the user but those of the
 * sign-in that the access token came from. Repeating it changes nothing.
 */
export const END_OTHER_SESSIONS = { _action: 'endOtherSessions' } as const

/** Response of that call. */
export const otherSessionsEndedSchema = z.object({ result: z.literal(true) })

/** Properties of the record that a user may replace. A password needs the current one as well. */
const MANAGED_USER_FIELDS = ['givenName', 'sn', 'password'] as const

/**
 * Header with the current password, which a change of the password needs; with characters beyond ASCII it is
 * encoded as in RFC 8187.
 */
export const REAUTH_HEADER = 'x-openidm-reauth-password'

const ENCODED = "UTF-8''"

/** A password as the value of the header. */
export const toReauthHeader = (password: string): string =>
  /^[\x21-\x7e]+$/.test(password) ? password : `${ENCODED}${encodeURIComponent(password)}`

/** The password in the header; undefined where it cannot be read. */
export function readReauthHeader(value: string): string | undefined {
  if (!value.startsWith(ENCODED)) return value
  try {
    return decodeURIComponent(value.slice(ENCODED.length))
  } catch {
    return undefined
  }
}

/** Policies of a change of the password: the current one is wrong or missing, or the new one equals it. */
export const PASSWORD_CHANGE_POLICIES = { reauth: 'REAUTH_REQUIRED', isNew: 'IS_NEW' } as const

/** Message of a refusal while the account is locked after repeated wrong passwords. */
export const LOCKED_OUT_MESSAGE = 'User Locked Out.'

/** Body of `PATCH managed/user/{id}`: all of its operations are carried out, or none. */
export const managedUserPatchSchema = z
  .array(
    z.object({
      operation: z.literal('replace'),
      field: z.enum(MANAGED_USER_FIELDS.map(name => `/${name}` as const)),
      value: z.string().max(1_000),
    }),
  )
  .min(1)
  .max(MANAGED_USER_FIELDS.length)

export type ManagedUserPatch = z.infer<typeof managedUserPatchSchema>

/** Response of `PATCH managed/user/{id}`: the record as it is now. */
export const managedUserSchema = z.looseObject({
  _id: z.string().min(1),
  userName: z.string(),
  givenName: z.string(),
  sn: z.string(),
  mail: z.string(),
})

/** Refusal of a change; 403 with the policies that the values violate, by property. */
export const managedUserErrorSchema = z.object({
  code: z.number().int(),
  reason: z.string(),
  message: z.string(),
  detail: z
    .object({
      result: z.boolean(),
      failedPolicyRequirements: z.array(
        z.object({
          property: z.string(),
          policyRequirements: z.array(z.looseObject({ policyRequirement: z.string() })),
        }),
      ),
    })
    .optional(),
})

export type ManagedUserError = z.infer<typeof managedUserErrorSchema>
