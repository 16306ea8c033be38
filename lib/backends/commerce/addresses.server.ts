import 'server-only'
import {
  type Address,
  type AddressInput,
  addressListSchema,
  addressSchema,
} from '@/lib/contract/commerce/address'
import {
  type AddressVerification,
  addressVerificationSchema,
} from '@/lib/contract/commerce/address-verification'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { transliterate } from '@/lib/text/transliterate'
import { callCommerce, type SignedInContext, sendCommerce } from './commerce-call.server'
import { type PostalAddress, type SettledAddress, toAddressInput, toSettledInput } from './postal-address'

const plain = (address: PostalAddress): PostalAddress => ({
  ...address,
  street: transliterate(address.street),
  city: transliterate(address.city),
  ...(address.apartment && { apartment: transliterate(address.apartment) }),
  ...(address.building && { building: transliterate(address.building) }),
})

/**
 * The result if verification is not requested or does not respond: accepted as entered, marked unverified.
 */
export const UNVERIFIED: AddressVerification = {
  decision: 'ACCEPT',
  result: 'UNAVAILABLE',
  suggestedAddresses: [],
}

/**
 * Verifies whether an address exists (spec §4, address verification). Accents are transliterated for this
 * request only. If the service does not respond, the address is accepted as entered and marked unverified:
 * an outage blocks no user.
 */
export async function verifyAddress(
  context: SignedInContext,
  address: PostalAddress,
  purpose: 'CONTACT' | 'ORGANISATION' | 'DELIVERY' | 'BILLING',
): Promise<AddressVerification> {
  const answer = await callCommerce(context, {
    operation: 'verifyAddress',
    method: 'POST',
    path: ['users', context.user.id, 'addresses', 'verification'],
    query: { purpose },
    body: toAddressInput(plain(address)),
    schema: addressVerificationSchema,
  })
  return answer.ok ? answer.value : UNVERIFIED
}

/**
 * The address book of the signed-in user. Commerce may know further addresses, for example of past orders;
 * they are left out.
 */
export async function listAddresses(context: SignedInContext): Promise<Result<readonly Address[], Problem>> {
  const answer = await callCommerce(context, {
    operation: 'listAddresses',
    method: 'GET',
    path: ['users', context.user.id, 'addresses'],
    query: { fields: 'FULL' },
    schema: addressListSchema,
  })
  return answer.ok ? ok(answer.value.addresses.filter(isInAddressBook)) : answer
}

const isInAddressBook = ({ visibleInAddressBook = true }: Address): boolean => visibleInAddressBook

const pathOf = (context: SignedInContext, ...rest: readonly string[]): readonly string[] => [
  'users',
  context.user.id,
  'addresses',
  ...rest,
]

/** An address of the address book; a problem with status 404 if it is not the user's. */
export const fetchAddress = (context: SignedInContext, id: string): Promise<Result<Address, Problem>> =>
  callCommerce(context, {
    operation: 'fetchAddress',
    method: 'GET',
    path: pathOf(context, id),
    query: { fields: 'FULL' },
    schema: addressSchema,
  })

/** Adds an address to the address book. A repeated key adds it once. */
export const createAddress = (
  context: SignedInContext,
  address: AddressInput,
  idempotencyKey: string,
): Promise<Result<Address, Problem>> =>
  callCommerce(context, {
    operation: 'createAddress',
    method: 'POST',
    path: pathOf(context),
    body: address,
    schema: addressSchema,
    idempotencyKey,
  })

/** Replaces an address: parts that are absent are removed. It stays a default that it is. */
export const replaceAddress = (
  context: SignedInContext,
  id: string,
  address: AddressInput,
): Promise<Result<undefined, Problem>> =>
  sendCommerce(context, {
    operation: 'replaceAddress',
    method: 'PUT',
    path: pathOf(context, id),
    body: address,
  })

/** What an address of the book can be the default of. */
export type AddressDefaults = Pick<AddressInput, 'defaultAddress' | 'defaultBillingAddress'>

/** Makes an address a default; the one that was is no longer. */
export const makeDefaultAddress = (
  context: SignedInContext,
  id: string,
  defaults: AddressDefaults,
): Promise<Result<undefined, Problem>> =>
  sendCommerce(context, {
    operation: 'makeDefaultAddress',
    method: 'PATCH',
    path: pathOf(context, id),
    body: defaults,
  })

/** Deletes an address of the address book; commerce refuses it while an open order is delivered there. */
export const deleteAddress = (context: SignedInContext, id: string): Promise<Result<undefined, Problem>> =>
  sendCommerce(context, { operation: 'deleteAddress', method: 'DELETE', path: pathOf(context, id) })

/** Whether adding failed because the limit of addresses is reached. */
export const isAddressBookFull = ({ code }: Problem): boolean => code === 'AddressBookFullError'

/** Whether deleting failed because an open order is delivered there. */
export const isAddressInUse = ({ code }: Problem): boolean => code === 'AddressInUseError'

/**
 * Saves the contact address of the registration with its verification record. A repeated key saves the
 * address once.
 */
export async function saveRegistrationAddress(
  context: SignedInContext,
  address: SettledAddress,
  idempotencyKey: string,
): Promise<Result<undefined, Problem>> {
  const saved = await callCommerce(context, {
    operation: 'saveRegistrationAddress',
    method: 'POST',
    path: ['users', context.user.id, 'addresses'],
    query: { purpose: 'REGISTRATION' },
    body: toSettledInput(address),
    schema: addressSchema,
    idempotencyKey,
  })
  return saved.ok ? ok(undefined) : saved
}
