import 'server-only'
import { createAddress } from '@/lib/backends/commerce/addresses.server'
import { chooseBillingAddress } from '@/lib/backends/commerce/checkout.server'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { withParameter } from '@/lib/site/address-parameters'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { ADDRESS_PARAMETER } from '@/lib/site/page-parameters'
import { ENTER_BILLING_ADDRESS, NEW_ADDRESS } from '../new-address'
import { NEW_ADDRESS_FIELDS } from '../new-address-fields'
import { untickedBoxes } from '../payment'
import { keepOwnChange } from '../review/reviewed.server'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { readNewAddress, refusedAddress, shownByIntent } from './new-address.server'
import { unaskedFlash } from './unasked-fields.server'

/**
 * What the form of the payment does with a new billing address: shows its form, or saves it and shows the
 * ways to pay again. What was typed about the payment is kept. Undefined for every other submission.
 */
export async function submitBillingAddress(request: CheckoutRequest): Promise<CheckoutOutcome | undefined> {
  const { form, intent, context } = request
  if (intent === ENTER_BILLING_ADDRESS) {
    const at = withParameter(checkoutPath(context.locale, 'payment'), ADDRESS_PARAMETER, NEW_ADDRESS)
    return { kind: 'stay', changes: { values: { ...untickedBoxes(form), billingAddress: NEW_ADDRESS } }, at }
  }
  if (form.billingAddress !== NEW_ADDRESS) return undefined
  return shownByIntent(request) ?? save(request)
}

/** The choice falls on what the cart has now; nothing of the form that entered it is left. */
const ENTERED = {
  billingAddress: '',
  ...Object.fromEntries(Object.keys(NEW_ADDRESS_FIELDS).map(name => [name, ''])),
}

async function save(request: CheckoutRequest): Promise<CheckoutOutcome> {
  const { context, cart } = request
  const entered = await readNewAddress(request, 'BILLING')
  if (!entered.ok) return entered.error
  const { record, isKept } = entered.value
  const chosen = await chooseBillingAddress(context, record)
  if (!chosen.ok) return refusedAddress(chosen.error, 'BILLING')
  // Last, because repeating the choice changes nothing, while a changed form adds a second address.
  if (isKept) {
    const kept = await createAddress(context, record, context.client.idempotencyKey)
    if (!kept.ok) return refusedAddress(kept.error, 'BILLING')
  }
  await keepOwnChange(context, cart, chosen.value)
  const flash = await unaskedFlash('building', request)
  const at = flash && (await flashAddress(checkoutPath(context.locale, 'payment'), flash))
  return { kind: 'stay', changes: { values: ENTERED }, ...(at !== undefined && { at }) }
}
