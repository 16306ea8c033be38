import { z } from 'zod'

/** Maximum length of a Q-global account number (spec §5), in characters. */
export const QGLOBAL_ACCOUNT_NUMBER_MAXIMUM = 30

export const qglobalLookupInputSchema = z.object({
  accountNumber: z.string().trim().min(1).max(QGLOBAL_ACCOUNT_NUMBER_MAXIMUM),
})

export const qglobalLookupSchema = z.object({
  status: z.literal('FOUND'),
  account: z.object({
    accountNumber: z.string(),
    name: z.string(),
    /** Absent if no organization has the account yet. */
    organization: z.object({ uid: z.string(), name: z.string(), town: z.string() }).optional(),
    linkable: z.boolean(),
  }),
})

export const qglobalAccessRequestInputSchema = z.object({ message: z.string().max(500).optional() })

export const qglobalAccessRequestSchema = z.object({ requestId: z.string(), status: z.literal('REQUESTED') })

export type QglobalLookup = z.infer<typeof qglobalLookupSchema>
