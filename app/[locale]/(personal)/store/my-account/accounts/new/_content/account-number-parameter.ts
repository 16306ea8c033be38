import type { Draft } from '@/lib/registration/drafts/drafts.server'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { NUMBER_PARAMETER } from '@/lib/site/page-parameters'
import { checkAccountNumber } from '@/lib/validation/account-number'

/** The customer account number in the query string; undefined if it is absent or malformed. */
export function accountNumberIn(parameters: AddressParameters): string | undefined {
  const number = checkAccountNumber(firstParam(parameters, NUMBER_PARAMETER))
  return number.ok ? number.value : undefined
}

/**
 * Removes the account number from a saved draft, because the query string has another one. A draft that was
 * just submitted stays as it is.
 */
export function withoutNumber(draft: Draft): Draft {
  if (draft.errors || draft.review || draft.sameVisit) return draft
  const { choice: _, customerAccountNumber: __, ...values } = draft.values
  return { ...draft, values }
}
