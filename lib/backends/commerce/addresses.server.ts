import 'server-only'
import { type Address, addressListSchema, addressSchema } from '@/lib/contract/commerce/address'
import {
  type AddressVerification,
  addressVerificationSchema,
} from '@/lib/contract/commerce/address-verification'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { transliterate } from '@/lib/text/transliterate'
import { callCommerce, type SignedInContext } from './commerce-call.server'
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
  purpose: 'CONTACT' | 'ORGANISATION',
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
