import type { Address, OrganizationAddress } from '@/lib/contract/commerce/address'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { RECEIVING_HOURS_LENGTH } from '@/lib/contract/commerce/checkout/delivery-length'
import type { Organization } from '@/lib/contract/commerce/organization'
import { collectFields } from '@/lib/forms/collect-fields'
import type { FieldRefusal } from '@/lib/forms/form-errors'
import { failed, ok, type Result } from '@/lib/result/result'
import { checkOption } from '@/lib/validation/option'
import { isPoBox } from '@/lib/validation/po-box'
import { checkOptionalText } from '@/lib/validation/text'
import { NEW_ADDRESS_FIELDS } from './new-address-fields'

export const SHIPPING_FIELDS = {
  deliveryAddress: 'text',
  ...NEW_ADDRESS_FIELDS,
  receivingHours: 'text',
} as const

/** Checks when somebody can receive the goods. */
export const checkReceivingHours = (typed: string): Result<string, readonly FieldRefusal[]> => {
  const hours = checkOptionalText(typed, 'NFC', { max: RECEIVING_HOURS_LENGTH })
  return hours.ok ? hours : failed([{ name: 'receivingHours', ...hours.error }])
}

/** An address to choose from, with its id; that of the organization has no type and is an institution. */
export type KnownAddress = { id: string; address: Address | OrganizationAddress; isOrganization: boolean }

/**
 * The addresses to choose from at checkout: those of the organization, then those of the user. The company
 * name of an address, for example a school of a district, takes precedence over that of the organization.
 */
export function knownAddresses(
  book: readonly Address[],
  account: Pick<Organization, 'name'> | undefined,
  places: readonly OrganizationAddress[],
): readonly KnownAddress[] {
  const own = book.map(address => ({ id: address.id, address, isOrganization: false }))
  const ofAccount = places.flatMap(({ id, ...place }) =>
    id === undefined
      ? []
      : [{ id, address: { companyName: account?.name, ...place, id }, isOrganization: true }],
  )
  return [...ofAccount, ...own]
}

/** Names of the lines of a cart that may be shipped to institutions only. */
export const institutionOnly = ({ entries }: Pick<Cart, 'entries'>): readonly string[] =>
  entries.filter(entry => entry.institutionOnly === true).map(({ product }) => product.name)

/** Whether goods that only institutions may receive can be shipped to an address. */
export const mayReceive = (addressType: string | undefined, cart: Pick<Cart, 'entries'>): boolean =>
  addressType !== 'HOME' || institutionOnly(cart).length === 0

/** Checks the choice of a known address. */
export function checkKnownAddress(
  chosen: string,
  known: readonly KnownAddress[],
  cart: Pick<Cart, 'entries'>,
): Result<string, readonly FieldRefusal[]> {
  const checked = collectFields({
    deliveryAddress: checkOption(
      chosen,
      known.map(({ id }) => id),
    ),
  })
  if (!checked.ok) return checked
  const address = known.find(({ id }) => id === chosen)?.address
  const lines = [address?.line1, address?.line2, address?.line3]
  const country = address?.country.isocode ?? ''
  if (lines.some(line => line !== undefined && isPoBox(line, country)))
    return failed([{ name: 'deliveryAddress', code: 'poBox' }])
  return mayReceive(address?.addressType, cart)
    ? ok(chosen)
    : failed([{ name: 'deliveryAddress', code: 'institutionOnly' }])
}
