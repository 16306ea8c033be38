import type { Commerce } from '../commerce.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import type { CartContext } from './cart-context.ts'

type CartWrite = { operation: string; input?: unknown; work: () => Answer }

/**
 * Runs a write below `/carts/{cart}` once per key, in one transaction. Answers are kept for the customer, or
 * under the guid of the anonymous user's cart, which is all that tells anonymous users apart.
 */
export const writeOnce = (
  commerce: Commerce,
  request: CommerceRequest,
  context: CartContext,
  { operation, input, work }: CartWrite,
): Answer => {
  const path = request.req.path
  const owner = context.customer?.customerId ?? request.req.param('cart') ?? ''
  return runIdempotent(commerce, request, { owner, operation, input: { path, input }, work })
}
