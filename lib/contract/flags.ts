import { z } from 'zod'

/** Limits of messages from and to the flag service. */
export const FLAG_LIMITS = { flags: 1000, events: 1000 } as const

/** Kebab-case, so that no two keys become the same camel-case name in the client. */
export const flagKeySchema = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
  .max(100)

/** The user or the shared anonymous user for whom a flag is evaluated (spec §3, feature-flag context). */
export const flagContextSchema = z.object({
  kind: z.literal('user'),
  key: z.string().min(1).max(256),
  anonymous: z.boolean().optional(),
  siteUid: z.string().max(40).optional(),
  storeUid: z.string().max(40).optional(),
  locale: z.string().max(20).optional(),
  country: z.string().max(3).optional(),
})

export const flagValueSchema = z.union([z.boolean(), z.number(), z.string().max(1000)])

const flagEvaluationSchema = z.object({
  value: flagValueSchema,
  version: z.int().nonnegative(),
  flagVersion: z.int().nonnegative().optional(),
  variation: z.int().nonnegative().nullish(),
  trackEvents: z.boolean().optional(),
  trackReason: z.boolean().optional(),
  debugEventsUntilDate: z.number().nullish(),
  reason: z.looseObject({ kind: z.string() }).nullish(),
})

/** Response of an evaluation; flags in an unknown format, such as JSON values, are dropped. */
export const flagEvaluationsSchema = z
  .record(z.string(), z.unknown())
  .refine(flags => Object.keys(flags).length <= FLAG_LIMITS.flags)
  .transform(flags =>
    Object.fromEntries(
      Object.entries(flags).flatMap(([key, candidate]) => {
        const parsed = flagEvaluationSchema.safeParse(candidate)
        return parsed.success ? [[key, parsed.data] as const] : []
      }),
    ),
  )

/** Body of `events/bulk`; each kind has further properties that are not read here. */
export const flagEventsSchema = z.array(z.looseObject({ kind: z.string().max(60) })).max(FLAG_LIMITS.events)

export type FlagContext = z.infer<typeof flagContextSchema>
export type FlagValue = z.infer<typeof flagValueSchema>
export type FlagEvaluation = z.infer<typeof flagEvaluationSchema>
export type FlagEvaluations = z.infer<typeof flagEvaluationsSchema>
