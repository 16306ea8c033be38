import type { z } from 'zod'
import type { bankTransferSchema } from '../../../lib/contract/commerce/payment/bank-transfer.ts'

/** The example account to which sums are transferred. */
export const bankTransferOf = (reference: string): z.infer<typeof bankTransferSchema> => ({
  accountHolder: 'Assessments Store',
  bankName: 'Harbour Example Bank',
  accountNumber: '0000 4402 1187 0000',
  reference,
})
