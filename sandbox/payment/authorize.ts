import { createHash } from 'node:crypto'
import type { DeclineReason, PaymentInput } from '../../lib/contract/payment.ts'
import type { SandboxContext } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { hasExpired } from './card-expiry.ts'
import { PaymentError } from './payment-error.ts'
import { findPayment, insertPayment, type StoredPayment } from './payment-store.ts'
import { type Behaviour, declineOf } from './test-cards.ts'
import { findSavedFrom, findToken, insertToken, markUsed, type StoredToken } from './token-store.ts'

type Stores = Pick<SandboxContext, 'database' | 'clock'>

const tokenNotFound = (): PaymentError => new PaymentError(404, 'TOKEN_NOT_FOUND', 'There is no such token.')

/** A token that can be charged or saved now. Throws 404 for any other. */
export const requireToken = ({ database, clock }: Stores, token: string): StoredToken => {
  const stored = findToken(database, token)
  const isOver = stored?.expiresAt !== undefined && stored.expiresAt <= clock.now()
  if (stored === undefined || isOver) throw tokenNotFound()
  return stored
}

/** A token of a customer. Throws 404 for one of somebody else, as for one that does not exist. */
const requireOwnToken = (stores: Stores, token: string, customer: string): StoredToken => {
  const stored = requireToken(stores, token)
  if (stored.facts.customer !== customer) throw tokenNotFound()
  return stored
}

const declined = (token: StoredToken, now: number): DeclineReason | undefined =>
  hasExpired(token.facts, now) ? 'expired' : declineOf(token.behaviour)

type Keeping = { owner: string; enteredBy: string; oneTime: string }

/**
 * Keeps the card of a one-time token, after its bank has agreed to a check without an amount: for the
 * customer who has entered it, or for another one, such as the organization that they act for. The same
 * one-time token is saved once.
 */
export const saveToken = (stores: Stores, { owner, enteredBy, oneTime }: Keeping): StoredToken => {
  const { database, clock } = stores
  const before = findSavedFrom(database, oneTime)
  if (before !== undefined && before.facts.customer === owner) return before
  const token = requireOwnToken(stores, oneTime, enteredBy)
  if (token.facts.kind === 'SAVED' || token.isUsed)
    throw new PaymentError(409, 'TOKEN_USED', 'The token has been used.')
  const reason = declined(token, clock.now())
  if (reason !== undefined) throw new PaymentError(402, 'CARD_DECLINED', 'The card was declined.', reason)
  return transaction(database, () => {
    markUsed(database, oneTime)
    const { token: _token, kind: _kind, customer: _customer, ...card } = token.facts
    return insertToken(database, owner, { ...card, behaviour: token.behaviour }, { madeOf: oneTime })
  })
}

const needsChallenge = (behaviour: Behaviour): boolean =>
  behaviour === 'challenge' || behaviour === 'challengeFails'

/**
 * Authorizes an amount. The same key with the same input gets the first answer again, with another input a
 * 409.
 */
export const authorize = (stores: Stores, input: PaymentInput): StoredPayment => {
  const { database, clock } = stores
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  return transaction(database, () => {
    const known = findPayment(database, 'idempotency_key', input.idempotencyKey)
    if (known !== undefined && known.requestHash !== requestHash)
      throw new PaymentError(409, 'IDEMPOTENCY_CONFLICT', 'The key was used for another payment.')
    if (known !== undefined) return known
    const token = requireOwnToken(stores, input.token, input.customer)
    if (token.isUsed) throw new PaymentError(409, 'TOKEN_USED', 'The token has been used.')
    const now = clock.now()
    const declineReason = declined(token, now)
    const undecided = needsChallenge(token.behaviour) ? 'CHALLENGE_REQUIRED' : 'AUTHORIZED'
    const status = declineReason === undefined ? undecided : 'DECLINED'
    if (token.facts.kind === 'ONE_TIME') markUsed(database, input.token)
    const id = insertPayment(database, input, { status, declineReason, requestHash, now })
    return requirePayment(stores, id)
  })
}

/** Throws 404 for a payment that does not exist. */
export const requirePayment = ({ database }: Pick<Stores, 'database'>, id: string): StoredPayment => {
  const stored = findPayment(database, 'id', id)
  if (stored === undefined) throw new PaymentError(404, 'PAYMENT_NOT_FOUND', 'There is no such payment.')
  return stored
}
