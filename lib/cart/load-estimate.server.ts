import 'server-only'
import { estimateDelivery } from '@/lib/backends/commerce/cart-checks.server'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { POSTAL_CODE_PARAMETER } from '@/lib/site/page-parameters'
import { getSite, type Locale } from '@/lib/site/sites'
import { checkPostalCode } from '@/lib/validation/postal-code'
import type { EstimateView } from './estimate-view'
import { cartRefOf } from './read-cart.server'
import type { Shopper } from './shopper.server'

/** Longer input is no postal code of any country. */
const MOST_CHARACTERS = 20

const typedIn = (parameters: AddressParameters): string =>
  firstParam(parameters, POSTAL_CODE_PARAMETER).trim().slice(0, MOST_CHARACTERS)

/** Whether the address has something that is no postal code of the site's country. */
export function isPostalCodeWrong(locale: Locale, parameters: AddressParameters): boolean {
  const typed = typedIn(parameters)
  return typed !== '' && !checkPostalCode(typed, getSite(locale).defaultCountry).ok
}

/** Estimates delivery and taxes of the cart for the postal code in the address, in the site's country. */
export async function loadEstimate(shopper: Shopper, parameters: AddressParameters): Promise<EstimateView> {
  const typed = typedIn(parameters)
  const { customer, locale } = shopper
  const ref = cartRefOf(shopper)
  if (typed === '' || ref === undefined || customer.kind === 'unavailable') return { state: 'none' }
  const country = getSite(locale).defaultCountry
  const checked = checkPostalCode(typed, country)
  if (!checked.ok) return { state: 'invalid', typed }
  const estimate = await estimateDelivery(customer.context, ref, { country, postalCode: checked.value })
  if (estimate.ok) return { state: 'shown', typed: checked.value, estimate: estimate.value }
  return { state: estimate.error.kind === 'domain' ? 'notServed' : 'unavailable', typed }
}
