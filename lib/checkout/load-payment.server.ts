import 'server-only'
import { listPaymentTypes } from '@/lib/backends/commerce/checkout.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listCards } from '@/lib/backends/commerce/payment-details.server'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type FoundOffer, paymentOffers } from './payment-offers'

type Loaded = { offers: readonly FoundOffer[]; hasCards: boolean; flags: FlagValues }

/** The ways to pay for a cart; without cards if they cannot be loaded. `hasCards`: cards are accepted. */
export async function loadPayment(
  context: SignedInContext,
  cart: Pick<Cart, 'code'>,
): Promise<Result<Loaded, Problem>> {
  const [types, cards, { values: flags }] = await Promise.all([
    listPaymentTypes(context, cart.code),
    listCards(context),
    getFlags(context.locale, context.user.id),
  ])
  if (!types.ok) return types
  const offers = paymentOffers(types.value, cards.ok ? cards.value : [], Date.now())
  return ok({ offers, flags, hasCards: types.value.some(({ code }) => code === 'CARD') })
}
