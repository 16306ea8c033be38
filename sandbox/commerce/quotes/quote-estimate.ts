import type { Quote } from '../../../lib/contract/commerce/quote/quote.ts'
import { findDefaultAddress } from '../addresses/address-store.ts'
import { findOrganizationAddress } from '../addresses/organization-address-store.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import { estimateDelivery } from '../carts/estimate-delivery.ts'
import { destinationOf, isDeliverable } from '../delivery/delivery-modes.ts'
import { cartOfQuote } from './cart-of-quote.ts'
import type { StoredQuote } from './quote-store.ts'

/** Where the goods would go before checkout says so: to the organization, or to whoever asked. */
const addressOf = ({ database }: CustomerContext, { organizationUid, customerId }: StoredQuote) =>
  (organizationUid === undefined
    ? findDefaultAddress(database, customerId)
    : findOrganizationAddress(database, organizationUid, 'PRIMARY_BILLING')
  )?.body

/** Shipping and tax of a quote as far as they can be known now; absent without an address. */
export const toQuoteEstimate = (
  context: CustomerContext,
  quote: StoredQuote,
): Pick<Quote, 'net' | 'deliveryEstimate'> => {
  const net = context.market.site.pricesIncludeTax !== true
  const address = addressOf(context, quote)
  if (address === undefined || !isDeliverable(context, address.country.isocode)) return { net }
  const { town, postalCode, country, region } = address
  const cart = cartOfQuote(context.database, quote)
  return {
    net,
    deliveryEstimate: {
      destination: {
        ...(town !== undefined && { town }),
        ...(postalCode !== undefined && { postalCode }),
        countryIso: country.isocode,
        ...(region && { regionIso: region.isocode }),
      },
      ...estimateDelivery(context, cart, destinationOf(address)),
    },
  }
}
