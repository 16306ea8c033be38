import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { sortAccounts } from '@/lib/checkout/account'
import { loadDelivery } from '@/lib/checkout/load-delivery.server'
import { loadKnownAddresses } from '@/lib/checkout/load-known-addresses.server'
import { loadPayment, type Payment } from '@/lib/checkout/load-payment.server'
import { isShipped } from '@/lib/checkout/progress'
import type { KnownAddress } from '@/lib/checkout/shipping'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Organization } from '@/lib/contract/commerce/organization'
import { readUnpaidAttempt } from '@/lib/orders/placing/unpaid-attempt.server'
import { withoutUsedUpCard } from '@/lib/orders/placing/used-up-card'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'

type Loaded<Load extends (...args: never) => Promise<unknown>> = Extract<
  Awaited<ReturnType<Load>>,
  { ok: true }
>['value']

/** What can be chosen instead, part by part. `unpaid`: the latest attempt, if its payment failed. */
export type Choices = {
  accounts: readonly Organization[]
  addresses: readonly KnownAddress[]
  delivery: Loaded<typeof loadDelivery>
  payment: Payment
  unpaid: Awaited<ReturnType<typeof readUnpaidAttempt>>
}

/** Loads what can be chosen for the cart. */
export async function loadChoices(
  context: SignedInContext,
  cart: Cart,
  now: number,
): Promise<Result<Choices, Problem>> {
  const [organizations, addresses, delivery, payment, unpaid] = await Promise.all([
    listOrganisations(context),
    isShipped(cart) ? loadKnownAddresses(context, cart) : ok([]),
    loadDelivery(context, cart),
    loadPayment(context, cart),
    readUnpaidAttempt(context, cart, now),
  ])
  if (!organizations.ok) return organizations
  if (!addresses.ok) return addresses
  if (!delivery.ok) return delivery
  if (!payment.ok) return payment
  return ok({
    accounts: sortAccounts(organizations.value).usable,
    addresses: addresses.value,
    delivery: delivery.value,
    payment: { ...payment.value, offers: withoutUsedUpCard(payment.value.offers, cart, unpaid) },
    unpaid,
  })
}
