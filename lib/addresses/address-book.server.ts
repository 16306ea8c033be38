import 'server-only'
import {
  type AddressDefaults,
  createAddress,
  deleteAddress,
  listAddresses,
  makeDefaultAddress,
  replaceAddress,
} from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import {
  createUnitAddress,
  deleteUnitAddress,
  listUnitAddresses,
  makeDefaultUnitAddress,
  replaceUnitAddress,
} from '@/lib/backends/commerce/unit-addresses.server'
import type { AddressInput } from '@/lib/contract/commerce/address'
import type { UnitAddress } from '@/lib/contract/commerce/unit-address'
import { isAdministered, toAccountView } from '@/lib/organisation/account-view'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'

/** An entry of an address book; entries of an organization contain no person's name. */
export type BookAddress = UnitAddress

type Done = Promise<Result<undefined, Problem>>

/** The address book of the user, or of an organization that they administer. */
export type AddressBook = {
  /** Names, in addition to the user's, that the street line must not contain. */
  names: readonly string[]
  addresses: readonly BookAddress[]
  add: (address: AddressInput, key: string) => Done
  replace: (known: BookAddress, address: AddressInput) => Done
  makeDefault: (id: string, defaults: AddressDefaults) => Done
  remove: (id: string) => Done
}

/**
 * Opens an address book for changes. Undefined if the user is not, or no longer, an administrator.
 * @param organisation uid; empty for the user's own book
 */
export const openAddressBook = (
  context: SignedInContext,
  organisation: string,
): Promise<Result<AddressBook | undefined, Problem>> =>
  organisation === '' ? ownBook(context) : organisationBook(context, organisation)

async function ownBook(context: SignedInContext): Promise<Result<AddressBook, Problem>> {
  const addresses = await listAddresses(context)
  if (!addresses.ok) return addresses
  return ok({
    names: [],
    addresses: addresses.value,
    add: async (address, key) => {
      const created = await createAddress(context, address, key)
      return created.ok ? ok(undefined) : created
    },
    replace: (known, address) => replaceAddress(context, known.id, { ...recipientOf(known), ...address }),
    makeDefault: (id, defaults) => makeDefaultAddress(context, id, defaults),
    remove: id => deleteAddress(context, id),
  })
}

/** Parts of a saved address that the form does not show and a change must keep. */
const recipientOf = (address: BookAddress): Partial<AddressInput> => {
  const { titleCode, firstName, lastName, email, shippingAddress } = address
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(titleCode !== undefined && { titleCode }),
    ...(email !== undefined && { email }),
    ...(shippingAddress !== undefined && { shippingAddress }),
  }
}

async function organisationBook(
  context: SignedInContext,
  uid: string,
): Promise<Result<AddressBook | undefined, Problem>> {
  const organisations = await listOrganisations(context)
  if (!organisations.ok) return organisations
  const own = organisations.value.find(organisation => organisation.uid === uid)
  if (own === undefined || !isAdministered(toAccountView(own))) return ok(undefined)
  const addresses = await listUnitAddresses(context, uid)
  if (!addresses.ok) return isRefused(addresses.error) ? ok(undefined) : addresses
  return ok({
    names: [own.name],
    addresses: addresses.value,
    add: (address, key) => createUnitAddress(context, uid, address, key),
    replace: ({ id }, address) => replaceUnitAddress(context, uid, id, address),
    makeDefault: (id, defaults) => makeDefaultUnitAddress(context, uid, id, defaults),
    remove: id => deleteUnitAddress(context, uid, id),
  })
}

const FORBIDDEN = 403

/** Whether commerce responded 403: the user is no longer an administrator of the organization. */
export const isRefused = ({ status }: Problem): boolean => status === FORBIDDEN
