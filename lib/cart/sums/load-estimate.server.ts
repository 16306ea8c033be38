import 'server-only'
import { estimateDelivery } from '@/lib/backends/commerce/cart-checks.server'
import { oncePerRequest } from '@/lib/request/once-per-request'
import type { Problem } from '@/lib/result/result'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { POSTAL_CODE_PARAMETER } from '@/lib/site/page-parameters'
import { getSite, type Locale } from '@/lib/site/sites'
import { checkPostalCode } from '@/lib/validation/postal-code'
import { cartRefOf } from '../access/read-cart.server'
import { ownerOf, pageShopper, type Shopper } from '../access/shopper.server'
import type { EstimateView } from './estimate-view'

/** Longer input is no postal code of any country. */
const MOST_CHARACTERS = 20

const typedIn = (parameters: AddressParameters): string =>
  firstParam(parameters, POSTAL_CODE_PARAMETER).trim().slice(0, MOST_CHARACTERS)

/** Whether the address has a postal code that there is no estimate for: the page shows an error then. */
export async function isPostalCodeWrong(locale: Locale, parameters: AddressParameters): Promise<boolean> {
  const typed = typedIn(parameters)
  if (typed === '') return false
  if (!checkPostalCode(typed, getSite(locale).defaultCountry).ok) return true
  const { state } = await loadEstimate(await pageShopper(locale), parameters)
  return state === 'notServed'
}

/**
 * Estimates delivery and taxes of the cart for the postal code in the address, in the site's country; at most
 * once per request, as the title of the page needs it, too.
 */
export const loadEstimate = (shopper: Shopper, parameters: AddressParameters): Promise<EstimateView> => {
  const typed = typedIn(parameters)
  const key = JSON.stringify(['estimate', shopper.locale, ownerOf(shopper), typed])
  return oncePerRequest(key, () => estimate(shopper, typed))
}

async function estimate(shopper: Shopper, typed: string): Promise<EstimateView> {
  const { customer, locale } = shopper
  const ref = cartRefOf(shopper)
  if (typed === '' || ref === undefined || customer.kind === 'unavailable') return { state: 'none' }
  const country = getSite(locale).defaultCountry
  const checked = checkPostalCode(typed, country)
  if (!checked.ok) return { state: 'invalid', typed }
  const answer = await estimateDelivery(customer.context, ref, { country, postalCode: checked.value })
  if (answer.ok) return { state: 'shown', typed: checked.value, estimate: answer.value }
  return { state: isNotServed(answer.error) ? 'notServed' : 'unavailable', typed }
}

/** Commerce refuses a place that the site does not ship to as invalid; anything else says nothing of it. */
const isNotServed = ({ kind, code }: Problem): boolean => kind === 'domain' && code === 'ValidationError'
