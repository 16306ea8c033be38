import 'server-only'
import type { NamedCode } from '@/lib/contract/commerce/named-code'
import {
  cardTypeListSchema,
  type PaymentDetails,
  type PaymentDetailsInput,
  paymentDetailsListSchema,
  paymentDetailsSchema,
} from '@/lib/contract/commerce/payment/payment-details'
import { ok, type Problem, type Result } from '@/lib/result/result'
import {
  type CommerceContext,
  callCommerce,
  type SignedInContext,
  sendCommerce,
} from './commerce-call.server'

const pathOf = ({ user }: SignedInContext, ...rest: readonly string[]): readonly string[] => [
  'users',
  user.id,
  'paymentdetails',
  ...rest,
]

/** The cards that the user keeps, the default first. */
export async function listCards(
  context: SignedInContext,
): Promise<Result<readonly PaymentDetails[], Problem>> {
  const answer = await callCommerce(context, {
    operation: 'listCards',
    method: 'GET',
    path: pathOf(context),
    query: { saved: 'true', fields: 'DEFAULT' },
    schema: paymentDetailsListSchema,
  })
  return answer.ok ? ok(answer.value.payments) : answer
}

/** The brands of cards that the site accepts. */
export async function listCardTypes(
  context: CommerceContext,
): Promise<Result<readonly NamedCode[], Problem>> {
  const answer = await callCommerce(context, {
    operation: 'listCardTypes',
    method: 'GET',
    path: ['cardtypes'],
    schema: cardTypeListSchema,
  })
  return answer.ok ? ok(answer.value.cardTypes) : answer
}

/** Keeps a card, after its bank has agreed. A repeated key keeps it once. */
export const createCard = (
  context: SignedInContext,
  card: PaymentDetailsInput,
  idempotencyKey: string,
): Promise<Result<PaymentDetails, Problem>> =>
  callCommerce(context, {
    operation: 'createCard',
    method: 'POST',
    path: pathOf(context),
    body: card,
    schema: paymentDetailsSchema,
    idempotencyKey,
  })

/** Makes a card the default; the one that was is no longer. */
export const makeDefaultCard = (context: SignedInContext, id: string): Promise<Result<undefined, Problem>> =>
  sendCommerce(context, {
    operation: 'makeDefaultCard',
    method: 'PATCH',
    path: pathOf(context, id),
    body: { defaultPayment: true },
  })

/** Deletes a card; commerce refuses it while an order is authorized on the card. */
export const deleteCard = (context: SignedInContext, id: string): Promise<Result<undefined, Problem>> =>
  sendCommerce(context, { operation: 'deleteCard', method: 'DELETE', path: pathOf(context, id) })

/** Whether deleting failed because an order is authorized on the card. */
export const isCardInUse = ({ code }: Problem): boolean => code === 'PaymentDetailsInUseError'
