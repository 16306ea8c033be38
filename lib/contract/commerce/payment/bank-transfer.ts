import { z } from 'zod'

/** Account for a bank transfer, with the reference to state (our extension). */
export const bankTransferSchema = z.object({
  accountHolder: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  reference: z.string(),
})
