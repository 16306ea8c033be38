import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { DeclineReason } from '../../lib/contract/payment.ts'

/** A refusal of the provider's API: thrown below a route, answered in one place. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError'
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly reason: DeclineReason | undefined

  constructor(status: ContentfulStatusCode, code: string, message: string, reason?: DeclineReason) {
    super(message)
    this.status = status
    this.code = code
    this.reason = reason
  }
}
