import 'server-only'
import { listQualifiedUsers } from '@/lib/backends/commerce/cart-checks.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { loadOrderingOrganizations } from '@/lib/catalogue/ordering-organizations.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Shopper } from '../access/shopper.server'
import { type Gate, type GateFacts, gatesOf, type LevelHolders } from './gates'

/** Facts for the gate panel of a signed-in buyer; loaded only if a level of a line is missing. */
export async function loadGateFacts(
  { customer }: Pick<Shopper, 'customer'>,
  cart: Cart | undefined,
): Promise<GateFacts | undefined> {
  const gates = cart === undefined ? [] : gatesOf(cart)
  if (customer.kind !== 'signedIn' || gates.length === 0) return undefined
  const organization = cart?.organization?.uid
  const [organizations, holders] = await Promise.all([
    loadOrganizations(customer.context, organization, gates),
    loadHolders(customer.context, organization, gates),
  ])
  return { ...(organizations && { organizations }), ...(holders && { holders }) }
}

/** Names of the buyer's other organizations that hold the highest level that is missing. */
async function loadOrganizations(
  context: SignedInContext,
  organization: string | undefined,
  [highest]: readonly Gate[],
): Promise<readonly string[] | undefined> {
  const loaded = await loadOrderingOrganizations(context)
  if (!loaded.ok || highest === undefined) return undefined
  const needed = highest.level.rank
  return loaded.value.organizations
    .filter(({ uid, rank }) => uid !== organization && rank >= needed)
    .map(({ name }) => name)
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
