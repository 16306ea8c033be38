import 'server-only'
import { addressesOfAccount } from '@/lib/addresses/account-addresses.server'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import { listPaymentTypes } from '@/lib/backends/commerce/checkout.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listCards } from '@/lib/backends/commerce/payment-details.server'
import { gatesOf } from '@/lib/cart/gates/gates'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { cardsOfAccount } from '@/lib/payment-cards/cards-of'
import { ok } from '@/lib/result/result'
import { sortAccounts } from '../account'
import type { CheckoutForm } from '../checkout-forms'
import { NEW_CARD } from '../payment'
import { paymentOffers } from '../payment-offers'
import { progressOf } from '../progress'
import { checkKnownAddress, knownAddresses } from '../shipping'
import { defaultAccount } from './default-account'
import type { ExpressOffer } from './express-offer'

/**
 * Whether the express checkout is offered for a cart, from calls that all begin at once; only what the open
 * steps need is asked for. Undefined where it cannot be known now; then it is not offered.
 */
export async function loadExpressOffer(
  context: SignedInContext,
  cart: Cart,
): Promise<ExpressOffer | undefined> {
  const steps = decidingSteps(cart)
  if (steps.length === 0) return {}
  const [organizations, book, ways] = await Promise.all([
    listOrganisations(context),
    steps.includes('shipping') ? listAddresses(context) : ok([]),
    steps.includes('payment') ? loadWaysToPay(context, cart) : ok(NO_WAYS),
  ])
  if (!organizations.ok || !book.ok || !ways.ok) return undefined
  const account = defaultAccount(sortAccounts(organizations.value).usable, cart)
  const places = steps.includes('shipping') ? await addressesOfAccount(context, account) : []
  const known = knownAddresses(book.value, account, places)
  const usual = known.find(({ address }) => address.defaultAddress === true)
  const kept = cardsOfAccount(ways.value.cards, account?.uid)
  const offers = paymentOffers(ways.value.types, { kept, ofCart: cart.paymentInfo }, Date.now())
  const has: Readonly<Record<CheckoutForm, boolean>> = {
    account: account !== undefined,
    'qualified-user': gatesOf(cart).length === 0,
    shipping: checkKnownAddress(usual?.id ?? '', known, cart).ok,
    delivery: cart.inventoryAccountRequired !== true || account?.qglobalAccountNumber !== undefined,
    // A card can be entered in the payment step only; the number of a purchase order is asked for.
    payment: offers.some(({ code }) => code !== NEW_CARD),
  }
  const missing = steps.find(step => !has[step])
  return missing === undefined ? {} : { missing }
}

const NO_WAYS = { types: [], cards: [] }

/** The types of payment and the user's cards; no cards where they cannot be loaded. */
async function loadWaysToPay(context: SignedInContext, cart: Cart) {
  const [types, cards] = await Promise.all([listPaymentTypes(context, cart.code), listCards(context)])
  if (!types.ok) return types
  return ok({ types: types.value, cards: cards.ok ? cards.value : [] })
}

/** The open steps up to one that is known to lack its default: those behind it decide nothing. */
function decidingSteps(cart: Cart): readonly CheckoutForm[] {
  const open = openForms(cart)
  const stop = gatesOf(cart).length > 0 ? open.indexOf('qualified-user') : -1
  return stop < 0 ? open : open.slice(0, stop + 1)
}

/** The steps that are not settled in the cart, in their order. */
function openForms(cart: Cart): readonly CheckoutForm[] {
  const { facts, omitted } = progressOf(cart)
  const open: readonly (readonly [CheckoutForm, boolean])[] = [
    ['account', facts.has('account')],
    ['qualified-user', facts.has('qualifiedUser')],
    ['shipping', facts.has('shipping')],
    ['delivery', facts.has('delivery')],
    ['payment', facts.has('payment')],
  ]
  return open.flatMap(([step, isSettled]) => (isSettled || omitted.has(step) ? [] : [step]))
}
