import { fetchUser } from '@/lib/backends/commerce/users.server'
import { loadKnownAddresses } from '@/lib/checkout/load-known-addresses.server'
import { NEW_ADDRESS } from '@/lib/checkout/new-address'
import { ownNamesOf } from '@/lib/registration/own-names'
import { loadAddressLists } from '@/lib/registration/reference.server'
import { ok } from '@/lib/result/result'
import { firstParam } from '@/lib/site/address-parameters'
import { ADDRESS_PARAMETER } from '@/lib/site/page-parameters'
import { getSite } from '@/lib/site/sites'
import type { CheckoutStepContext } from '../../_step/checkout-page'

/** The addresses to choose from; with lists where a new address is entered. */
export async function loadShipping({ context, cart, draft, locale, parameters }: CheckoutStepContext) {
  const { defaultCountry } = getSite(locale)
  const country = draft?.review?.entered.country ?? draft?.values.country ?? defaultCountry
  const [known, record, lists] = await Promise.all([
    loadKnownAddresses(context, cart),
    fetchUser(context),
    loadAddressLists(locale, country, defaultCountry),
  ])
  if (!known.ok) return known
  if (!record.ok) return record
  if (!lists.ok) return lists
  const wanted = firstParam(parameters, ADDRESS_PARAMETER)
  const isNew =
    known.value.length === 0 ||
    draft?.review !== undefined ||
    wanted === NEW_ADDRESS ||
    (wanted === '' && draft?.values.deliveryAddress === NEW_ADDRESS)
  return ok({
    known: known.value,
    ownNames: ownNamesOf(record.value),
    lists: isNew ? lists.value : undefined,
  })
}

export type ShippingData = Extract<Awaited<ReturnType<typeof loadShipping>>, { ok: true }>['value']
