import type { OrderDeclineReason } from '../../../lib/contract/commerce/order/order-attempt.ts'
import type { PaymentInput } from '../../../lib/contract/payment.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import type { CartState } from '../checkout/cart-state.ts'
import type { Commerce } from '../commerce.ts'
import type { Customer } from '../customers/customer.ts'
import { OccError, occError } from '../http/occ-error.ts'
import { cardOf } from '../payments/card-of.ts'
import { closeAttempt, type PaymentRequest, type StoredAttempt } from './attempt-store.ts'

/** What is asked of the provider for a cart; nothing where no card is charged. */
export const paymentRequestOf = (
  { database, customer, market }: CustomerContext,
  { checkout, sums }: CartState,
): PaymentRequest | undefined => {
  const card = cardOf(database, customer.customerId, checkout)
  return card === undefined || sums.totalWithTax === 0
    ? undefined
    : {
        token: card.token.token,
        amount: sums.totalWithTax,
        currency: market.currency,
        ...(card.organization && { organizationUid: card.organization.uid }),
      }
}

const challengeError = (id: string, url: string): OccError =>
  occError.paymentChallenge(
    'The bank asks the cardholder to confirm the payment.',
    { reason: 'challenge', subject: id, subjectType: 'payment' },
    { challenge: { id, url } },
  )

/** The refusal of an order whose payment was declined. */
export const declineError = (reason: OrderDeclineReason): OccError =>
  occError.paymentDeclined('The payment was declined.', { reason, subjectType: 'payment' })

/** Whether a fault is the refusal of a declined payment. */
export const isDecline = (fault: unknown): boolean =>
  fault instanceof OccError && fault.errors.some(({ type }) => type === 'PaymentDeclinedError')

/**
 * Asks for the payment of an attempt, or for what has become of it, and returns its id once it is authorized.
 * The key makes a repeated request harmless. Throws the refusal that the customer gets; while the provider is
 * down, the attempt stays open.
 */
export const settlePayment = async (
  { payments, database }: Commerce,
  attempt: StoredAttempt,
  { iamId }: Pick<Customer, 'iamId'>,
): Promise<string | undefined> => {
  if (attempt.paymentRequest === undefined) return undefined
  const answer =
    attempt.paymentId === undefined
      ? await payments.authorize(toInput(attempt, iamId, attempt.paymentRequest))
      : await payments.retrieve(attempt.paymentId)
  if ('refused' in answer) {
    const { code, reason: given = 'generic' } = answer.refused
    const reason = code === 'TOKEN_USED' ? 'tokenUsed' : given
    closeAttempt(database, attempt, 'DECLINED', { reason })
    throw declineError(reason)
  }
  const { id, status, declineReason: reason = 'generic', challengeUrl } = answer.value
  if (status === 'AUTHORIZED') return id
  if (status === 'CHALLENGE_REQUIRED' && challengeUrl !== undefined) {
    closeAttempt(database, attempt, 'CHALLENGE', { paymentId: id, challengeUrl })
    throw challengeError(id, challengeUrl)
  }
  closeAttempt(database, attempt, 'DECLINED', { paymentId: id, reason })
  throw declineError(reason)
}

const toInput = (
  { paymentKey, cart }: StoredAttempt,
  iamId: string,
  { token, amount, currency, organizationUid }: PaymentRequest,
): PaymentInput => ({
  token,
  customer: organizationUid ?? iamId,
  amount,
  currency,
  idempotencyKey: paymentKey,
  metadata: { cart: String(cart) },
})
