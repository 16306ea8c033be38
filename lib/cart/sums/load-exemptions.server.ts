import 'server-only'
import { listTaxExemptions } from '@/lib/backends/commerce/documents.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { dayIn } from '@/lib/format/calendar-day'
import { getSite } from '@/lib/site/sites'
import type { Shopper } from '../access/shopper.server'
import type { CartExemption } from './cart-exemption'

/**
 * The tax exemptions that hold for the organization of a cart. Only prices without tax have any. The cart is
 * shown without them where they cannot be loaded in time.
 */
export async function loadExemptions(
  { customer }: Shopper,
  cart: Cart | undefined,
  deadlineMs: number,
): Promise<readonly CartExemption[]> {
  const organization = cart?.net === true ? cart.organization?.uid : undefined
  if (customer.kind !== 'signedIn' || organization === undefined) return []
  const listed = await listTaxExemptions(customer.context, organization, { deadlineMs })
  if (!listed.ok) return []
  const today = dayIn(getSite(customer.context.locale).timeZone, Date.now())
  const inForce = listed.value.filter(({ status, validFrom }) => status === 'ACTIVE' && validFrom <= today)
  // Of several for a region, the first ends last.
  return inForce
    .filter(({ region }, at) => inForce.findIndex(other => other.region.isocode === region.isocode) === at)
    .map(({ region: { name, isocode }, validUntil }) => ({ region: name ?? isocode, validUntil }))
}
