import { randomUUID } from 'node:crypto'
import type { AddressInput } from '../../../lib/contract/commerce/address.ts'
import {
  type PaymentDetailsInput,
  paymentDetailsInputSchema,
} from '../../../lib/contract/commerce/payment/payment-details.ts'
import type { PaymentToken } from '../../../lib/contract/payment.ts'
import { type CustomerContext, customerContext } from '../carts/cart-context.ts'
import { requireCart } from '../carts/resolve-cart.ts'
import { writeOnce } from '../carts/write-once.ts'
import { billingAddressOf, readCartState } from '../checkout/cart-state.ts'
import { changeCheckout } from '../checkout/checkout-store.ts'
import type { Settle } from '../checkout/checkout-write.ts'
import type { Commerce } from '../commerce.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { acceptedToken, requireRoom, sameCard, saveToken } from './card-tokens.ts'
import { findCard, insertCard, listCards, type StoredCard } from './payment-details-store.ts'
import { requireUnexpired } from './payment-rules.ts'
import { toPaymentDetails } from './to-payment-details.ts'

/** `PUT carts/{c}/paymentdetails?paymentDetailsId=`: a card of the customer, or of the cart's account. */
export const chooseCard: Settle<undefined> = ({ context, parameters, state }) => {
  const id = parameters.get('paymentDetailsId') ?? ''
  const card = findCard(context.database, context.customer.customerId, id)
  if (card === undefined)
    throw occError.unknownIdentifier('Payment details are not found.', { subject: 'paymentDetailsId' })
  if (card.organization !== undefined && card.organization.uid !== state.organization?.uid)
    throw validationError([fieldFault('paymentDetailsId', 'invalid', 'The card is of another account.')])
  requireUnexpired(card.token, context.now)
  return { paymentType: 'CARD', cardId: card.id, card: undefined }
}

/**
 * `POST carts/{c}/paymentdetails`: the card of a one-time token, which pays for this cart. Only one that is
 * saved enters the list of cards.
 */
export const addCardToCart =
  (commerce: Commerce) =>
  async (request: CommerceRequest): Promise<Answer> => {
    const context = await customerContext(commerce, request)
    const input = await readBody(request, paymentDetailsInputSchema)
    const billing = input.billingAddress ?? defaultBilling(context, request)
    const token = await usableToken(commerce, request, { context, input })
    return writeOnce(commerce, request, context, {
      operation: 'addCard',
      input,
      work: () => {
        const cart = requireCart(context, request)
        const card = keepCard(context, { token, billing, input })
        const paid = card.isSaved
          ? { cardId: card.id, card: undefined }
          : { cardId: undefined, card: { id: card.id, token: card.token, billingAddress: billing } }
        changeCheckout(commerce.database, cart.code, { paymentType: 'CARD', ...paid })
        return { status: 201, body: toPaymentDetails(card, request.get('language')) }
      },
    })
  }

const defaultBilling = (context: CustomerContext, request: CommerceRequest): AddressInput => {
  const { checkout, organization } = readCartState(context, requireCart(context, request))
  const address = billingAddressOf(context, checkout, organization)
  if (address !== undefined) return address
  throw validationError([fieldFault('billingAddress', 'missing', 'The field is required.')])
}

type Adding = { context: CustomerContext; input: PaymentDetailsInput }

/** The token to pay with: that of a kept card, after its bank has agreed, if the card is to be kept. */
const usableToken = async (
  commerce: Commerce,
  request: CommerceRequest,
  { context, input }: Adding,
): Promise<PaymentToken> => {
  const { customer, now } = context
  const known = await acceptedToken(commerce, request.get('site'), customer, input.subscriptionId)
  requireUnexpired(known, now)
  const cards = listCards(commerce.database, customer.customerId)
  if (!input.saved || sameCard(cards, known) !== undefined) return known
  requireRoom(cards)
  return saveToken(commerce, customer, input.subscriptionId)
}

type Kept = { token: PaymentToken; billing: AddressInput; input: PaymentDetailsInput }

/** A card that is saved already is used, not saved again. */
const keepCard = (
  { database, customer, now }: CustomerContext,
  { token, billing, input }: Kept,
): StoredCard => {
  const { customerId } = customer
  const same = sameCard(listCards(database, customerId), token)
  if (same !== undefined) return same
  if (!input.saved)
    return { id: randomUUID(), token, billingAddress: billing, isSaved: false, isDefault: false }
  return insertCard(
    database,
    { customerId, token, billingAddress: billing, isSaved: true, asDefault: input.defaultPayment },
    now,
  )
}
