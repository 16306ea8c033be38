import { z } from 'zod'
import { priceSchema } from '../catalogue/price.ts'

/** Statuses of the two price programmes, as the specification spells them (spec §3). */
export const PROGRAMME_STATUSES = [
  'UAP_APPLIED',
  'UAP_LIMIT_REACHED',
  'UAP_EXPIRED',
  'OLD_APPLIED',
  'OLD_EXPIRED',
  'OLD_NOT_STARTED',
] as const

/**
 * A price programme of the customer: UAP, the unlimited assessment plan, or OLD, the organization-level
 * discount. `limit` and `used` count units, `percent` is the discount on every price, `amount` the discount
 * on this cart.
 */
export const programmeSchema = z.object({
  code: z.enum(['UAP', 'OLD']),
  status: z.enum(PROGRAMME_STATUSES),
  name: z.string(),
  validFrom: z.iso.date().optional(),
  validUntil: z.iso.date().optional(),
  limit: z.int().optional(),
  used: z.int().optional(),
  percent: z.number().min(0).max(100).optional(),
  amount: priceSchema.optional(),
})

export type Programme = z.infer<typeof programmeSchema>
export type ProgrammeStatus = Programme['status']
