import type { Draft } from '@/lib/registration/drafts/drafts.server'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { NUMBER_PARAMETER } from '@/lib/site/page-parameters'
import { checkAccountNumber } from '@/lib/validation/account-number'

/** The customer account number that the address of the page names; undefined unless it has the right form. */
export function numberIn(parameters: AddressParameters): string | undefined {
  const number = checkAccountNumber(firstParam(parameters, NUMBER_PARAMETER))
  return number.ok ? number.value : undefined
}

/**
 * A draft for a page whose address names a number: that number takes the place of an earlier one. What the
 * user has just submitted stays as it is.
 */
export function withoutNumber(draft: Draft): Draft {
  if (draft.errors || draft.review || draft.sameVisit) return draft
  const { choice: _, customerAccountNumber: __, ...values } = draft.values
  return { ...draft, values }
}
