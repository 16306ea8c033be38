import 'server-only'
import { addCardToCart, choosePaymentType } from '@/lib/backends/commerce/checkout.server'
import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formError } from '@/lib/forms/form-errors'
import { CARD_TOKEN } from '@/lib/payment-cards/card-form'
import { cardRefusal, readNewCard, toCardInput } from '@/lib/payment-cards/new-card.server'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { fetchActiveCart } from '../visitor.server'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { refused, refusedOrFailed } from './outcomes'

/** Where a new card is billed, undefined for the address of the account; whether it is to be kept. */
type NewCard = { address: OrganizationAddress | undefined; isSaved: boolean }

/**
 * Pays with a card that was entered in the fields of the payment provider; only its one-time token comes
 * here. It is kept for later orders only after a recent sign-in, as in the list of cards.
 */
export async function payByNewCard(
  { form, context, cookies }: CheckoutRequest,
  { address, isSaved }: NewCard,
): Promise<Result<Cart, CheckoutOutcome>> {
  const token = form[CARD_TOKEN] ?? ''
  if (token === '') return failed({ kind: 'refused', errors: formError('cardMissing') })
  const facts = await readNewCard(context, token)
  if (!facts.ok) return failed(facts.error)
  const saved = isSaved && (await hasRecentSignIn(cookies, Date.now()))
  // The type first: with it goes the number of a purchase order.
  const chosen = await choosePaymentType(context, { paymentType: 'CARD' })
  if (!chosen.ok) return failed(refusalOf(chosen.error))
  const card = toCardInput(facts.value, address, { saved, defaultPayment: false })
  const added = await addCardToCart(context, card, context.client.idempotencyKey)
  if (!added.ok) return failed(refusalOf(added.error))
  const cart = await fetchActiveCart(context)
  if (!cart.ok) return failed({ kind: 'failed', problem: cart.error })
  return cart.value === undefined ? failed(refused()) : ok(cart.value)
}

function refusalOf(problem: Problem): CheckoutOutcome {
  const errors = cardRefusal(problem)
  if (errors !== undefined) return { kind: 'refused', errors }
  const { subject } = problem.details?.[0] ?? {}
  if (problem.code === 'ValidationError' && subject === 'expiryYear')
    return { kind: 'refused', errors: formError('cardExpired') }
  const name = subject === 'billingAddress' ? 'billingAddress' : 'paymentType'
  return refusedOrFailed(problem, {
    ValidationError: { name, code: name === 'billingAddress' ? 'required' : 'invalid' },
  })
}
