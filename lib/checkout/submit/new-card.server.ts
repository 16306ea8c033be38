import 'server-only'
import { addCardToCart } from '@/lib/backends/commerce/checkout.server'
import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import { formError } from '@/lib/forms/form-errors'
import { CARD_TOKEN } from '@/lib/payment-cards/card-form'
import { limitedCardCheck } from '@/lib/payment-cards/limited-card-check.server'
import { cardRefusal, readNewCard, toCardInput } from '@/lib/payment-cards/new-card.server'
import type { Problem } from '@/lib/result/result'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { refusedOrFailed } from './outcomes'

/** Where a new card is billed, undefined for the address of the account; whether it is to be kept. */
export type NewCard = { address: OrganizationAddress | undefined; isSaved: boolean }

/**
 * Adds a card to the cart that was entered in the fields of the payment provider; only its one-time token
 * comes here. It is kept for later orders only after a recent sign-in, as in the list of cards. Undefined
 * once it is saved.
 */
export async function addNewCard(
  { form, context, cookies }: CheckoutRequest,
  { address, isSaved }: NewCard,
): Promise<CheckoutOutcome | undefined> {
  const token = form[CARD_TOKEN] ?? ''
  if (token === '') return { kind: 'refused', errors: formError('cardMissing') }
  const facts = await readNewCard(context, token)
  if (!facts.ok) return facts.error
  const saved = isSaved && (await hasRecentSignIn(cookies, Date.now()))
  const card = toCardInput(facts.value, address, { saved, defaultPayment: false })
  const { user, client } = context
  const added = await limitedCardCheck({ user: user.id, address: client.address }, () =>
    addCardToCart(context, card, client.idempotencyKey),
  )
  return added.ok ? undefined : refusalOf(added.error)
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
