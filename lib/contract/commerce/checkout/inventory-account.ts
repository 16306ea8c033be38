import { z } from 'zod'
import { QGLOBAL_ACCOUNT_NUMBER_MAXIMUM } from '../qglobal-account.ts'

/** The Q-global account that receives usages; without a number a new one is opened with the order. */
export const inventoryAccountSchema = z.object({
  accountNumber: z.string().optional(),
  name: z.string().optional(),
  createNew: z.boolean().optional(),
})

/** Input: an existing account, or a new one. */
export const inventoryAccountInputSchema = z.union([
  z.object({ accountNumber: z.string().trim().min(1).max(QGLOBAL_ACCOUNT_NUMBER_MAXIMUM) }),
  z.object({ createNew: z.literal(true) }),
])
