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

/** The addresses of an organization, for its members. What commerce keeps beside its book is left out. */
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

/** Adds an address to those of an organization, for its administrators. A repeated key adds it once. */
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

/** A change of a unit's address leaves what is absent as it is, so parts that were emptied are named. */
const EMPTY_PARTS = { companyName: '', attention: '', phone: '', line2: '', line3: '', postalCode: '' }

/** Replaces an address of an organization. It stays a default that it is. */
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

/** Makes an address of an organization its default of deliveries or invoices. */
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
