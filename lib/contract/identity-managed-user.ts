import { z } from 'zod'

/** Path of the identity provider's user records, below its base URL; a user's own id follows. */
export const MANAGED_USER_PATH = '/openidm/managed/user'

/** Properties of the record that a user may replace. */
const MANAGED_USER_FIELDS = ['givenName', 'sn'] as const

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
