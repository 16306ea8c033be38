import 'server-only'
import { type AddressInput, organizationAddressSchema } from '@/lib/contract/commerce/address'
import { type UnitAddress, unitAddressListSchema } from '@/lib/contract/commerce/unit-address'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { AddressDefaults } from './addresses.server'
import { callCommerce, type SignedInContext, sendCommerce } from './commerce-call.server'

const below = (context: SignedInContext, uid: string, ...rest: readonly string[]): readonly string[] => [
  'users',
  context.user.id,
  'orgUnits',
  uid,
  'addresses',
  ...rest,
]

/** Lists the address book of an organization, for its members; leaves out addresses not visible in it. */
export async function listUnitAddresses(
  context: SignedInContext,
  uid: string,
): Promise<Result<readonly UnitAddress[], Problem>> {
  const answer = await callCommerce(context, {
    operation: 'listUnitAddresses',
    method: 'GET',
    path: below(context, uid),
    query: { fields: 'FULL' },
    schema: unitAddressListSchema,
  })
  return answer.ok
    ? ok(answer.value.addresses.filter(({ visibleInAddressBook = true }) => visibleInAddressBook))
    : answer
}

/** Adds an address to an organization, for its administrators. Idempotent by its key. */
export async function createUnitAddress(
  context: SignedInContext,
  uid: string,
  address: AddressInput,
  idempotencyKey: string,
): Promise<Result<undefined, Problem>> {
  const created = await callCommerce(context, {
    operation: 'createUnitAddress',
    method: 'POST',
    path: below(context, uid),
    body: address,
    schema: organizationAddressSchema,
    idempotencyKey,
  })
  return created.ok ? ok(undefined) : created
}

/** PATCH keeps absent properties, so cleared ones are sent as empty strings. */
const EMPTY_PARTS = { companyName: '', attention: '', phone: '', line2: '', line3: '', postalCode: '' }

/** Replaces an address of an organization; its default flags are kept. */
export const replaceUnitAddress = (
  context: SignedInContext,
  uid: string,
  id: string,
  address: AddressInput,
): Promise<Result<undefined, Problem>> =>
  sendCommerce(context, {
    operation: 'replaceUnitAddress',
    method: 'PATCH',
    path: below(context, uid, id),
    body: { ...EMPTY_PARTS, ...address },
  })

/** Makes an address the default of its organization for deliveries or invoices. */
export const makeDefaultUnitAddress = (
  context: SignedInContext,
  uid: string,
  id: string,
  defaults: AddressDefaults,
): Promise<Result<undefined, Problem>> =>
  sendCommerce(context, {
    operation: 'makeDefaultUnitAddress',
    method: 'PATCH',
    path: below(context, uid, id),
    body: defaults,
  })

/** Deletes an address of an organization, unless it is a default or an open order goes there. */
export const deleteUnitAddress = (
  context: SignedInContext,
  uid: string,
  id: string,
): Promise<Result<undefined, Problem>> =>
  sendCommerce(context, { operation: 'deleteUnitAddress', method: 'DELETE', path: below(context, uid, id) })
