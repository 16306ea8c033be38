import { fetchUser } from '@/lib/backends/commerce/users.server'
import { NEW_ADDRESS } from '@/lib/checkout/new-address'
import { ownNamesOf } from '@/lib/registration/own-names'
import { loadAddressLists } from '@/lib/registration/reference.server'
import { ok } from '@/lib/result/result'
import { firstParam } from '@/lib/site/address-parameters'
import { ADDRESS_PARAMETER } from '@/lib/site/page-parameters'
import { getSite } from '@/lib/site/sites'
import type { CheckoutStepContext } from './checkout-page'

/**
 * Whether a step shows the form of a new address, or the question which one to use: the page's address says
 * so, or the draft.
 * @param field name of the field that chooses an address
 */
export function isEnteringAddress({ draft, parameters }: CheckoutStepContext, field: string): boolean {
  const wanted = firstParam(parameters, ADDRESS_PARAMETER)
  return (
    draft?.review !== undefined ||
    wanted === NEW_ADDRESS ||
    (wanted === '' && draft?.values[field] === NEW_ADDRESS)
  )
}

/** What the form of a new address needs: its lists, and names that its street must not contain. */
export async function loadAddressForm({ context, draft, locale }: CheckoutStepContext) {
  const { defaultCountry } = getSite(locale)
  const country = draft?.review?.entered.country ?? draft?.values.country ?? defaultCountry
  const [record, lists] = await Promise.all([
    fetchUser(context),
    loadAddressLists(locale, country, defaultCountry),
  ])
  if (!record.ok) return record
  if (!lists.ok) return lists
  return ok({ ownNames: ownNamesOf(record.value), lists: lists.value })
}

export type AddressFormData = Extract<Awaited<ReturnType<typeof loadAddressForm>>, { ok: true }>['value']
