import 'server-only'
import {
  addDeliveryAddress,
  chooseDeliveryAddress,
  chooseShipment,
} from '@/lib/backends/commerce/checkout.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { changesFlash } from '../changes-flash'
import { loadKnownAddresses } from '../load-known-addresses.server'
import { NEW_ADDRESS } from '../new-address'
import { checkKnownAddress, checkReceivingHours, mayReceive } from '../shipping'
import { fetchActiveCart } from '../visitor.server'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { readNewAddress, refusedAddress, shownByIntent } from './new-address.server'
import { refused, refusedOrFailed } from './outcomes'

/**
 * Sets where the order is shipped: a known address, or a new one after its verification. Intents: `save`,
 * `country` (show the form for the chosen country), `use-address` (answer to the question), `reenter`.
 */
export async function submitShipping(request: CheckoutRequest): Promise<CheckoutOutcome> {
  const { form } = request
  const shown = shownByIntent(request)
  if (shown !== undefined) return shown
  const hours = checkReceivingHours(form.receivingHours ?? '')
  if (!hours.ok) return refused(...hours.error)
  const submit = form.deliveryAddress === NEW_ADDRESS ? submitNew : submitKnown
  return withReceivingHours(request, hours.value, await submit(request))
}

/** Adds the receiving hours to a saved address, if they differ from those of the cart. */
async function withReceivingHours(
  { context, cart }: CheckoutRequest,
  receivingHours: string,
  outcome: CheckoutOutcome,
): Promise<CheckoutOutcome> {
  if (outcome.kind !== 'saved' || receivingHours === (cart.receivingHours ?? '')) return outcome
  const saved = await chooseShipment(context, { receivingHours })
  if (!saved.ok) return { kind: 'failed', problem: saved.error }
  return { kind: 'saved', saved: { ...outcome.saved, cart: saved.value } }
}

async function submitKnown({ form, context, cart }: CheckoutRequest): Promise<CheckoutOutcome> {
  const known = await loadKnownAddresses(context, cart)
  if (!known.ok) return { kind: 'failed', problem: known.error }
  const checked = checkKnownAddress(form.deliveryAddress ?? '', known.value, cart)
  if (!checked.ok) return refused(...checked.error)
  const saved = await chooseDeliveryAddress(context, checked.value)
  return saved.ok ? savedWith(context.locale, cart, saved.value) : refusedOrFailed(saved.error, REFUSALS)
}

const REFUSALS = {
  CartAddressError: { name: 'deliveryAddress', code: 'unknownOption' },
  ValidationError: { name: 'deliveryAddress', code: 'notDelivered' },
} as const

const savedWith = (
  locale: CheckoutRequest['context']['locale'],
  before: Cart,
  cart: Cart,
): CheckoutOutcome => ({ kind: 'saved', saved: { cart, flash: changesFlash(locale, before, cart) } })

async function submitNew(request: CheckoutRequest): Promise<CheckoutOutcome> {
  const { context, cart } = request
  const entered = await readNewAddress(request, 'DELIVERY', ({ addressType }) =>
    mayReceive(addressType, cart) ? undefined : { name: 'addressType', code: 'institutionOnly' },
  )
  if (!entered.ok) return entered.error
  const { record, isKept } = entered.value
  const address = { ...record, visibleInAddressBook: isKept }
  const added = await addDeliveryAddress(context, address, context.client.idempotencyKey)
  if (!added.ok) return refusedAddress(added.error, 'DELIVERY')
  const saved = await fetchActiveCart(context)
  if (!saved.ok) return { kind: 'failed', problem: saved.error }
  return saved.value === undefined ? refused() : savedWith(context.locale, cart, saved.value)
}
