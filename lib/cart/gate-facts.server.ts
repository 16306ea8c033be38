import 'server-only'
import { listQualifiedUsers } from '@/lib/backends/commerce/cart-checks.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { heldLevel } from '@/lib/catalogue/held-level'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { type Gate, type GateFacts, gatesOf } from './gates'
import type { Shopper } from './shopper.server'

/** Facts about a signed-in buyer for the gate panel; loaded only if the buyer lacks the level of a line. */
export async function loadGateFacts(
  { customer, locale }: Shopper,
  cart: Cart | undefined,
): Promise<GateFacts | undefined> {
  const [highest] = cart === undefined ? [] : gatesOf(cart)
  if (customer.kind !== 'signedIn' || highest === undefined) return undefined
  const [user, holders] = await Promise.all([
    fetchUser(customer.context),
    loadHolders(customer.context, cart?.organization?.uid, highest),
  ])
  const qualified = holders && { holders }
  if (!user.ok) return { isKnown: false, ...qualified }
  return { isKnown: true, own: heldLevel(locale, user.value.qualification, Date.now()), ...qualified }
}

/** Names of the members of the organization who have the level; undefined if that is not known. */
async function loadHolders(
  context: SignedInContext,
  organization: string | undefined,
  { level }: Gate,
): Promise<readonly string[] | undefined> {
  if (organization === undefined) return undefined
  const listed = await listQualifiedUsers(context, organization, level.code)
  if (!listed.ok) return undefined
  return listed.value.qualifiedUsers.filter(({ eligible }) => eligible).map(({ name }) => name)
}
