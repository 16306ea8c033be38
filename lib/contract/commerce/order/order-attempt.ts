import { z } from 'zod'

/** States of an attempt to place an order. UNKNOWN: no attempt with this key has arrived. */
const ATTEMPT_STATUSES = ['PROCESSING', 'PLACED', 'DECLINED', 'CHALLENGE', 'UNKNOWN'] as const

/** Why a payment was declined. */
export const DECLINE_REASONS = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'incorrectSecurityCode',
  'authenticationFailed',
  'tokenUsed',
  'processingError',
] as const

/** What has become of an attempt, by its idempotency key (our extension). */
export const orderAttemptSchema = z.object({
  status: z.enum(ATTEMPT_STATUSES),
  orderCode: z.string().optional(),
  /** Of a decline. */
  reason: z.enum(DECLINE_REASONS).optional(),
  challenge: z.object({ id: z.string(), url: z.string() }).optional(),
})

export type DeclineReason = (typeof DECLINE_REASONS)[number]
export type OrderAttempt = z.infer<typeof orderAttemptSchema>
