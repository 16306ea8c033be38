import { toPostalAddress } from '@/lib/backends/commerce/postal-address'
import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { KnownAddress } from './shipping'

/** Codes of the choices that are no known address: where the order ships to, and what the cart has. */
const SHIPPING = 'shipping'
const CURRENT = 'current'

/** An address that can be billed. `shipping`: the one that the order is shipped to. */
type Address = {
  code: string
  kind: 'shipping' | 'organization' | 'own'
  address: OrganizationAddress
}

/** `rank`: how usual it is to bill this address; the lowest is chosen beforehand. */
export type BillingChoice = Address & { rank: number }

type Addresses = Pick<Cart, 'deliveryAddress' | 'sapBillingAddress'>

/**
 * Whether a bill reaches the same recipient: the same place, company and attention, and the same person where
 * both name one.
 */
export function isSameBilling(one: OrganizationAddress, other: OrganizationAddress): boolean {
  const [name, otherName] = [nameOf(one), nameOf(other)]
  if (name !== '' && otherName !== '' && name !== otherName) return false
  return JSON.stringify(recipientOf(one)) === JSON.stringify(recipientOf(other))
}

const recipientOf = ({ companyName = '', attention = '', ...address }: OrganizationAddress) => ({
  ...toPostalAddress(address),
  companyName,
  attention,
})

const nameOf = ({ firstName = '', lastName = '' }: OrganizationAddress): string =>
  `${firstName} ${lastName}`.trim()

/** The addresses that can be billed, each once. */
export function billingChoices(
  { deliveryAddress, sapBillingAddress }: Addresses,
  known: readonly KnownAddress[],
): readonly BillingChoice[] {
  const choices: readonly Address[] = [
    ...(deliveryAddress === undefined
      ? []
      : [{ code: SHIPPING, kind: 'shipping' as const, address: deliveryAddress }]),
    ...known.map(({ id, address, isOrganization }) => ({
      code: id,
      kind: isOrganization ? ('organization' as const) : ('own' as const),
      address,
    })),
    ...(sapBillingAddress === undefined
      ? []
      : [{ code: CURRENT, kind: 'own' as const, address: sapBillingAddress }]),
  ]
  return choices.flatMap(choice => {
    const same = choices.filter(other => isSameBilling(other.address, choice.address))
    return same[0] === choice ? [{ ...choice, rank: Math.min(...same.map(rankOf)) }] : []
  })
}

/** The address of the organization comes first, also where the order is shipped there. */
function rankOf({ kind, address: { defaultBillingAddress: isDefault = false } }: Address): number {
  if (kind === 'organization') return isDefault ? 0 : 1
  return isDefault ? 2 : 3
}

/** The choice that is made beforehand: what the cart has, else the most usual one. */
export function usualBilling(cart: Addresses, choices: readonly BillingChoice[]): string {
  const { sapBillingAddress } = cart
  const [first] = choices.toSorted((one, other) => one.rank - other.rank)
  const usual =
    choices.find(({ address }) => sapBillingAddress && isSameBilling(address, sapBillingAddress)) ?? first
  return usual?.code ?? ''
}
