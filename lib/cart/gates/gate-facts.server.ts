import 'server-only'
import { listQualifiedUsers } from '@/lib/backends/commerce/cart-checks.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { heldLevel } from '@/lib/catalogue/held-level'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Shopper } from '../access/shopper.server'
import { type Gate, type GateFacts, gatesOf, type LevelHolders } from './gates'

/** Facts about a signed-in buyer for the gate panel; loaded only if the buyer lacks the level of a line. */
export async function loadGateFacts(
  { customer, locale }: Shopper,
  cart: Cart | undefined,
): Promise<GateFacts | undefined> {
  const gates = cart === undefined ? [] : gatesOf(cart)
  if (customer.kind !== 'signedIn' || gates.length === 0) return undefined
  const [user, holders] = await Promise.all([
    fetchUser(customer.context),
    loadHolders(customer.context, cart?.organization?.uid, gates),
  ])
  const qualified = holders && { holders }
  if (!user.ok) return { isKnown: false, ...qualified }
  return { isKnown: true, own: heldLevel(locale, user.value.qualification, Date.now()), ...qualified }
}

/** Who of the organization has each level, by one call for the lowest; undefined if that is not known. */
async function loadHolders(
  context: SignedInContext,
  organization: string | undefined,
  gates: readonly Gate[],
): Promise<readonly LevelHolders[] | undefined> {
  const lowest = gates.at(-1)
  if (organization === undefined || lowest === undefined) return undefined
  const listed = await listQualifiedUsers(context, organization, lowest.level.code)
  if (!listed.ok) return undefined
  const eligible = listed.value.qualifiedUsers.filter(user => user.eligible)
  return gates.map(({ level }) => ({
    level,
    people: eligible
      .filter(user => level === lowest.level || (user.level?.rank ?? 0) >= level.rank)
      .map(({ name }) => name),
  }))
}
