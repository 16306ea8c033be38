import { type PostalAddress, toPostalAddress } from '@/lib/commerce/postal-address'
import type { VerificationRecord } from '@/lib/contract/commerce/address'
import type { AddressVerification } from '@/lib/contract/commerce/address-verification'
import type { ContactAddress } from '../schemas/contact-address'
import type { Review, VerificationChoice } from '../submission'

type AddressReview = Extract<Review, { kind: 'address' }>

/** An address that may be saved, with how sure we are of it. */
export type ChosenAddress = {
  address: PostalAddress
  result: VerificationRecord['result']
  choice: VerificationChoice
}

export type VerificationPlan =
  | { kind: 'save'; chosen: ChosenAddress }
  | { kind: 'ask'; review: AddressReview }
  | { kind: 'refuse' }

/** Drops the parts that were left empty. */
export const toEnteredAddress = ({ country, city, street, ...rest }: ContactAddress): PostalAddress => ({
  country,
  city,
  street,
  ...(rest.region && { region: rest.region }),
  ...(rest.apartment && { apartment: rest.apartment }),
  ...(rest.building && { building: rest.building }),
  ...(rest.postalCode && { postalCode: rest.postalCode }),
})

/** What to do with the verification's answer (spec §4): save, ask which address to use, or refuse. */
export function planVerification(entered: PostalAddress, answer: AddressVerification): VerificationPlan {
  switch (answer.result) {
    case 'VERIFIED':
    case 'UNAVAILABLE':
      return { kind: 'save', chosen: { address: entered, result: answer.result, choice: 'AS_ENTERED' } }
    case 'REFUSED':
      return { kind: 'refuse' }
    case 'CORRECTED':
    case 'MULTIPLE':
    case 'NOT_VERIFIED': {
      const suggestions = answer.suggestedAddresses.map(suggested => ({
        address: toPostalAddress(suggested),
        differences: suggested.differences,
      }))
      return { kind: 'ask', review: { kind: 'address', result: answer.result, entered, suggestions } }
    }
  }
}

/**
 * The address that was chosen in answer to a review: `entered`, or the position of a suggestion. Undefined for anything
 * that was not offered.
 */
export function chosenAddress(review: AddressReview, choice: string | undefined): ChosenAddress | undefined {
  const { entered, result, suggestions } = review
  if (choice === 'entered') return { address: entered, result, choice: 'AS_ENTERED' }
  const suggestion = suggestions.find((_, index) => choice === String(index))
  if (suggestion === undefined) return undefined
  return { address: suggestion.address, result, choice: result === 'CORRECTED' ? 'RECOMMENDED' : 'SELECTED' }
}
