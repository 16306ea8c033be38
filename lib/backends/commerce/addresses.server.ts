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

/** Stands for the answer where nobody is asked or nobody answers: accepted as entered, marked unverified. */
export const UNVERIFIED: AddressVerification = {
  decision: 'ACCEPT',
  result: 'UNAVAILABLE',
  suggestedAddresses: [],
}

/**
 * Asks whether an address exists (spec §4, address verification). Accents are written out for the question
 * only. When the service does not answer, the address is accepted as entered and marked unverified: nobody is
 * blocked by an outage of ours.
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
 * The address book of the signed-in user: commerce may know further addresses, of orders past for example.
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
 * Saves the contact address of the registration with how it was verified. One key is one address, however
 * often it is sent.
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
