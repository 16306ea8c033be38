import 'server-only'
import { listPaymentTypes } from '@/lib/backends/commerce/checkout.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listCards } from '@/lib/backends/commerce/payment-details.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import { cardsOfAccount } from '@/lib/payment-cards/cards-of'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type BillingChoice, billingChoices } from './billing'
import { loadAccountAddresses } from './load-known-addresses.server'
import { type MissingCredit, missingCredit } from './missing-credit'
import { type FoundOffer, paymentOffers } from './payment-offers'

export type Payment = {
  offers: readonly FoundOffer[]
  /** Cards that the user or the account keeps, expired ones too; empty if they cannot be loaded. */
  cards: readonly PaymentDetails[]
  billing: readonly BillingChoice[]
  /** Why the organization cannot order on account. */
  missingCredit: MissingCredit | undefined
  /** Whether the site asks for a VAT number. */
  asksForVat: boolean
}

/** The ways to pay for a cart, and the addresses that can be billed. */
export async function loadPayment(context: SignedInContext, cart: Cart): Promise<Result<Payment, Problem>> {
  const [types, known, cards, { values: flags }] = await Promise.all([
    listPaymentTypes(context, cart.code),
    loadAccountAddresses(context, cart),
    listCards(context),
    getFlags(context.locale, context.user.id),
  ])
  if (!types.ok) return types
  if (!known.ok) return known
  const kept = cards.ok ? cardsOfAccount(cards.value, cart.organization?.uid) : []
  return ok({
    offers: paymentOffers(types.value, { kept, ofCart: cart.paymentInfo }, Date.now()),
    cards: kept,
    billing: billingChoices(cart, known.value.addresses),
    missingCredit: missingCredit(known.value.account, cart, types.value),
    asksForVat: flags.vat,
  })
}
