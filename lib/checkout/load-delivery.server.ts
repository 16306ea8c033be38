import 'server-only'
import { listDeliveryModes } from '@/lib/backends/commerce/checkout.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { DeliveryMode } from '@/lib/contract/commerce/checkout/delivery-mode'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { accountOf, sortAccounts } from './account'
import { INVENTORY_CHOICES } from './delivery'
import { isShipped } from './progress'

type Loaded = {
  /** Ways of delivery; undefined where nothing ships. */
  modes: readonly DeliveryMode[] | undefined
  /** Choices of an inventory account; undefined where none is needed. */
  inventory: readonly (typeof INVENTORY_CHOICES)[number][] | undefined
  /** Number of the inventory account of the customer account that the cart is for. */
  known: string | undefined
}

/** What the delivery step asks for a cart, for its page and for saving it. */
export async function loadDelivery(context: SignedInContext, cart: Cart): Promise<Result<Loaded, Problem>> {
  const needsInventory = cart.inventoryAccountRequired === true
  const [modes, known] = await Promise.all([
    isShipped(cart) ? listDeliveryModes(context) : ok(undefined),
    needsInventory ? knownInventoryAccount(context, cart) : ok(undefined),
  ])
  if (!modes.ok) return modes
  if (!known.ok) return known
  const choices = INVENTORY_CHOICES.filter(choice => choice !== 'known' || known.value !== undefined)
  return ok({ modes: modes.value, inventory: needsInventory ? choices : undefined, known: known.value })
}

async function knownInventoryAccount(
  context: SignedInContext,
  cart: Pick<Cart, 'accountType' | 'organization'>,
): Promise<Result<string | undefined, Problem>> {
  const organizations = await listOrganisations(context)
  if (!organizations.ok) return organizations
  return ok(accountOf(cart, sortAccounts(organizations.value))?.qglobalAccountNumber)
}
