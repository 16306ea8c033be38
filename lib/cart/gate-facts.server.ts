import 'server-only'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { heldLevel } from '@/lib/catalogue/held-level'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { type GateFacts, gatesOf } from './gates'
import type { Shopper } from './shopper.server'

/** What the gate panel tells about a signed-in buyer; asked only if a line needs a level that is missing. */
export async function loadGateFacts(
  { customer, locale }: Shopper,
  cart: Cart | undefined,
): Promise<GateFacts | undefined> {
  if (customer.kind !== 'signedIn' || cart === undefined || gatesOf(cart).length === 0) return undefined
  const user = await fetchUser(customer.context)
  if (!user.ok) return { isKnown: false }
  return { isKnown: true, own: heldLevel(locale, user.value.qualification, Date.now()) }
}
