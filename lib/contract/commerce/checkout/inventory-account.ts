import { z } from 'zod'

/** Maximum length of the number of an inventory account. */
const ACCOUNT_NUMBER_LENGTH = 30

/** The account that receives usages; without a number a new one is opened with the order. */
export const inventoryAccountSchema = z.object({
  accountNumber: z.string().optional(),
  name: z.string().optional(),
  createNew: z.boolean().optional(),
})

/** Input: an existing account, or a new one. */
export const inventoryAccountInputSchema = z.union([
  z.object({ accountNumber: z.string().trim().min(1).max(ACCOUNT_NUMBER_LENGTH) }),
  z.object({ createNew: z.literal(true) }),
])
