import { z } from 'zod/mini'

/** States of a certificate in a region where the account is not exempt, as the contract has them. */
const CERTIFICATE_STATES = ['SUBMITTED', 'REJECTED', 'EXPIRED'] as const

const ACCOUNT_VIEW = z.object({
  uid: z.string(),
  name: z.string(),
  isPersonal: z.boolean(),
  number: z.optional(z.string()),
  isTemporary: z.boolean(),
  place: z.string(),
  /** Street and all; only the place is known of an organization that the user does not belong to. */
  address: z.optional(z.string()),
  level: z.optional(z.string()),
  isAdministrator: z.boolean(),
  isDefault: z.boolean(),
  link: z.enum(['linked', 'pending', 'rejected', 'merged', 'closed']),
  mergedInto: z.optional(z.string()),
  /** Whether only its name and place are known, because the user does not belong to it. */
  isMasked: z.optional(z.literal(true)),
  /** Whether it is a new organization that is being checked. */
  isInReview: z.optional(z.literal(true)),
  isSuspended: z.optional(z.literal(true)),
  /** Number of its inventory account (Q-global). */
  inventory: z.optional(z.string()),
  /** Names of the regions where it is exempt from tax. */
  exemptIn: z.optional(z.array(z.string())),
  /** Regions where it is not exempt now, with the state of the certificate. */
  certificates: z.optional(z.array(z.object({ region: z.string(), status: z.enum(CERTIFICATE_STATES) }))),
  /** Limit of its credit, as an amount in words. */
  creditLimit: z.optional(z.string()),
})

/** The accounts of a user as the browser receives them, and the uid of the one that the cart is for. */
export const ACCOUNT_VIEWS = z.object({ accounts: z.array(ACCOUNT_VIEW), acting: z.optional(z.string()) })

/** An organization of the user, or their personal account, as it is shown to them (spec §3, organization). */
export type AccountView = z.infer<typeof ACCOUNT_VIEW>
