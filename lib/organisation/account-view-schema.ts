import { z } from 'zod/mini'

const ACCOUNT_VIEW = z.object({
  uid: z.string(),
  name: z.string(),
  isPersonal: z.boolean(),
  number: z.optional(z.string()),
  isTemporary: z.boolean(),
  place: z.string(),
  level: z.optional(z.string()),
  isAdministrator: z.boolean(),
  isDefault: z.boolean(),
  link: z.enum(['linked', 'pending', 'rejected', 'merged', 'closed']),
  mergedInto: z.optional(z.string()),
  /** Whether it is a new organization that is being checked. */
  isInReview: z.optional(z.literal(true)),
  isSuspended: z.optional(z.literal(true)),
  /** Number of its inventory account (Q-global). */
  inventory: z.optional(z.string()),
  /** Names of the regions where it is exempt from tax. */
  exemptIn: z.optional(z.array(z.string())),
  /** Limit of its credit, as an amount in words. */
  creditLimit: z.optional(z.string()),
})

/** The accounts of a user as the browser receives them. */
export const ACCOUNT_VIEWS = z.object({ accounts: z.array(ACCOUNT_VIEW) })

/** An organization of the user, or their personal account, as it is shown to them (spec §3, organization). */
export type AccountView = z.infer<typeof ACCOUNT_VIEW>
