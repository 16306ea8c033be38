import { POSTAL_ADDRESS, type PostalAddress, toPostalAddress } from '@/lib/backends/commerce/postal-address'
import type { VerificationRecord } from '@/lib/contract/commerce/address'
import type { AddressVerification } from '@/lib/contract/commerce/address-verification'
import { transliterate } from '@/lib/text/transliterate'
import type { AddressSuggestion, Review, VerificationChoice } from '../review'
import type { ContactAddress } from '../schemas/contact-address'

type AddressReview = Extract<Review, { kind: 'address' }>

/** An address that may be saved, with the result of its verification. */
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

const PARTS = POSTAL_ADDRESS.keyof().options

/**
 * Prepares a suggestion for display. The verification request has no accents, so a part that comes back
 * exactly as requested is shown as entered; any other part differs.
 */
function toSuggestion(entered: PostalAddress, suggested: PostalAddress): AddressSuggestion {
  const isAsAsked = (part: keyof PostalAddress) => suggested[part] === transliterate(entered[part] ?? '')
  const typed = PARTS.filter(part => entered[part] !== undefined && isAsAsked(part))
  return {
    address: { ...suggested, ...Object.fromEntries(typed.map(part => [part, entered[part]])) },
    differences: PARTS.filter(part => !typed.includes(part) && entered[part] !== suggested[part]),
  }
}

/**
 * Decides what follows from the verification's answer (spec §4): save, ask which address to use, or reject.
 */
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
      const suggestions = answer.suggestedAddresses.map(suggested =>
        toSuggestion(entered, toPostalAddress(suggested)),
      )
      return { kind: 'ask', review: { kind: 'address', result: answer.result, entered, suggestions } }
    }
  }
}

/**
 * The address that the user has chosen in a review: `entered`, or the position of a suggestion. Undefined for
 * anything that was not offered.
 */
export function chosenAddress(review: AddressReview, choice: string | undefined): ChosenAddress | undefined {
  const { entered, result, suggestions } = review
  if (choice === 'entered') return { address: entered, result, choice: 'AS_ENTERED' }
  const suggestion = suggestions.find((_, index) => choice === String(index))
  if (suggestion === undefined) return undefined
  return { address: suggestion.address, result, choice: result === 'CORRECTED' ? 'RECOMMENDED' : 'SELECTED' }
}
