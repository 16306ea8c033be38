import { z } from 'zod'
import { DECLINE_REASONS } from '../../payment.ts'

/** States of an attempt to place an order. UNKNOWN: no attempt with this key has arrived. */
const ATTEMPT_STATUSES = ['PROCESSING', 'PLACED', 'DECLINED', 'CHALLENGE', 'UNKNOWN'] as const

/**
 * Why an attempt was declined: the reasons of the payment provider, a card entry that was used before, or a
 * cart that has changed since the attempt began, so that its payment was given back.
 */
export const ORDER_DECLINE_REASONS = [...DECLINE_REASONS, 'tokenUsed', 'cartChanged'] as const

/** What has become of an attempt, by its idempotency key (our extension). */
export const orderAttemptSchema = z.object({
  status: z.enum(ATTEMPT_STATUSES),
  orderCode: z.string().optional(),
  /** Of a decline. */
  reason: z.enum(ORDER_DECLINE_REASONS).optional(),
  challenge: z.object({ id: z.string(), url: z.string() }).optional(),
})

export type OrderDeclineReason = (typeof ORDER_DECLINE_REASONS)[number]
export type OrderAttempt = z.infer<typeof orderAttemptSchema>
