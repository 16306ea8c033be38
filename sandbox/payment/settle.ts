import type { SandboxContext } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { requirePayment } from './authorize.ts'
import { PaymentError } from './payment-error.ts'
import { decidePayment, type StoredPayment, setAmounts } from './payment-store.ts'

type Stores = Pick<SandboxContext, 'database'>

const refuseState = (): PaymentError =>
  new PaymentError(409, 'INVALID_STATE', 'The payment is in another state.')

const refuseAmount = (): PaymentError =>
  new PaymentError(422, 'AMOUNT_TOO_LARGE', 'The amount is larger than what is left.')

/** Takes an authorized amount, or a part of it; the rest is released. */
export const capture = (stores: Stores, id: string, amount: number | undefined): StoredPayment =>
  transaction(stores.database, () => {
    const { payment } = requirePayment(stores, id)
    if (payment.status !== 'AUTHORIZED') throw refuseState()
    const capturedAmount = amount ?? payment.amount
    if (capturedAmount > payment.amount) throw refuseAmount()
    setAmounts(stores.database, id, { status: 'CAPTURED', capturedAmount, refundedAmount: 0 })
    return requirePayment(stores, id)
  })

/** Releases an amount that was not captured. */
export const voidPayment = (stores: Stores, id: string): StoredPayment =>
  transaction(stores.database, () => {
    const { status } = requirePayment(stores, id).payment
    if (status !== 'AUTHORIZED' && status !== 'CHALLENGE_REQUIRED') throw refuseState()
    decidePayment(stores.database, id, { status: 'VOIDED', declineReason: undefined })
    return requirePayment(stores, id)
  })

/** Returns what was captured, or a part of it. */
export const refund = (stores: Stores, id: string, amount: number | undefined): StoredPayment =>
  transaction(stores.database, () => {
    const { status, capturedAmount, refundedAmount } = requirePayment(stores, id).payment
    if (status !== 'CAPTURED') throw refuseState()
    const refunded = refundedAmount + (amount ?? capturedAmount - refundedAmount)
    if (refunded > capturedAmount) throw refuseAmount()
    const isWhole = refunded === capturedAmount
    const next = {
      status: isWhole ? 'REFUNDED' : 'CAPTURED',
      capturedAmount,
      refundedAmount: refunded,
    } as const
    setAmounts(stores.database, id, next)
    return requirePayment(stores, id)
  })
