import 'server-only'
import { checkAddress } from '@/lib/addresses/address-form'
import { toAddressRecord } from '@/lib/addresses/address-record'
import { isAddressBookFull, UNVERIFIED, verifyAddress } from '@/lib/backends/commerce/addresses.server'
import {
  addDeliveryAddress,
  chooseDeliveryAddress,
  chooseShipment,
} from '@/lib/backends/commerce/checkout.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { MOST_ADDRESSES } from '@/lib/contract/commerce/address-limits'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formError } from '@/lib/forms/form-errors'
import { ownNamesOf } from '@/lib/registration/own-names'
import { addressReference, loadAddressLists } from '@/lib/registration/reference.server'
import {
  type ChosenAddress,
  chosenAddress,
  planVerification,
  toEnteredAddress,
} from '@/lib/registration/submit/address-choice'
import type { Problem } from '@/lib/result/result'
import { getSite } from '@/lib/site/sites'
import { partsToClear } from '@/lib/validation/address-fit'
import { readFields } from '@/lib/validation/form-input'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import { changesFlash } from '../changes-flash'
import { loadKnownAddresses } from '../load-known-addresses.server'
import { NEW_ADDRESS } from '../new-address'
import { checkKnownAddress, checkReceivingHours, mayReceive, SHIPPING_FIELDS } from '../shipping'
import { fetchActiveCart } from '../visitor.server'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { refused, refusedOrFailed } from './outcomes'

/**
 * Sets where the order is shipped: a known address, or a new one after its verification. Intents: `save`,
 * `country` (show the form for the chosen country), `use-address` (answer to the question), `reenter`.
 */
export async function submitShipping(request: CheckoutRequest): Promise<CheckoutOutcome> {
  const { form, intent } = request
  if (intent === 'country') return changeCountry(form)
  if (intent === 'reenter') return { kind: 'stay', changes: {} }
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

/** Shows the form for the chosen country, without what does not fit there. */
function changeCountry({
  country = '',
  region = '',
  postalCode = '',
}: CheckoutRequest['form']): CheckoutOutcome {
  const cleared = partsToClear({ region, postalCode }, country.trim().toUpperCase())
  const values = Object.fromEntries(cleared.map(({ name }) => [name, '']))
  return { kind: 'stay', changes: cleared.length === 0 ? {} : { values, cleared } }
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
  const { form, context, cart, sentAt } = request
  const { locale, user } = context
  const values = readFields(form, SHIPPING_FIELDS)
  const [lists, record, { values: flags }] = await Promise.all([
    loadAddressLists(locale, values.country, getSite(locale).defaultCountry),
    fetchUser(context),
    getFlags(locale, user.id),
  ])
  if (!lists.ok) return { kind: 'failed', problem: lists.error }
  if (!record.ok) return { kind: 'failed', problem: record.error }
  const checked = checkAddress(
    { ...values, defaultDelivery: false, defaultBilling: false },
    {
      reference: addressReference(lists.value),
      ownNames: ownNamesOf(record.value),
      asksForBuilding: flags.line3,
      plans: NUMBERING_PLANS,
    },
  )
  if (!checked.ok) return refused(...checked.error)
  if (!mayReceive(checked.value.addressType, cart))
    return refused({ name: 'addressType', code: 'institutionOnly' })
  const chosen = await settledAddress(request, toEnteredAddress(checked.value), flags['address-doctor'])
  if ('kind' in chosen) return chosen
  const { address, result, choice } = chosen
  const settled = { address, verification: { result, choice, verifiedAt: sentAt } }
  const added = await addDeliveryAddress(
    context,
    { ...toAddressRecord(checked.value, settled), visibleInAddressBook: values.saveAddress },
    context.client.idempotencyKey,
  )
  if (!added.ok) return refusedAddress(added.error)
  const saved = await fetchActiveCart(context)
  if (!saved.ok) return { kind: 'failed', problem: saved.error }
  return saved.value === undefined ? refused() : savedWith(locale, cart, saved.value)
}

const refusedAddress = (problem: Problem): CheckoutOutcome =>
  isAddressBookFull(problem)
    ? { kind: 'refused', errors: formError('addressBookFull', { most: MOST_ADDRESSES }) }
    : refusedOrFailed(problem, { ValidationError: { name: 'country', code: 'notDelivered' } })

/** The address to use, after the verification and the user's choice; or the question or error before. */
async function settledAddress(
  { context, intent, form, review }: CheckoutRequest,
  entered: ReturnType<typeof toEnteredAddress>,
  isVerified: boolean,
): Promise<ChosenAddress | CheckoutOutcome> {
  if (intent === 'use-address' && review !== undefined)
    return chosenAddress(review, form.addressToUse) ?? refused({ name: 'addressToUse', code: 'required' })
  const plan = planVerification(
    entered,
    isVerified ? await verifyAddress(context, entered, 'DELIVERY') : UNVERIFIED,
  )
  switch (plan.kind) {
    case 'save':
      return plan.chosen
    case 'ask':
      return { kind: 'question', question: { review: plan.review } }
    case 'refuse':
      return { kind: 'refused', errors: formError('addressRefused') }
  }
}
