import type { FieldError } from '@/lib/forms/collect-fields'

/** Name of the hidden field with the one-time token of the payment provider. */
export const CARD_TOKEN = 'paymentToken'

/** Fields of a new card besides those that only the payment provider sees. */
export type CardForm = {
  billingAddress: string
  defaultCard: boolean
  /** The organization whose card it is to be; empty for an own card. */
  cardOwner: string
}

type Typed = { billingAddress: string; cardOwner: string | undefined }

/**
 * Errors of a new card: an address has to be chosen, and whose card it is. No choice does not mean an own
 * card: what an administrator enters for an organization must not be kept as theirs.
 */
export const checkCardForm = ({ billingAddress, cardOwner }: Typed): readonly FieldError[] => [
  ...(cardOwner === undefined ? [{ name: 'cardOwner', code: 'required' } as const] : []),
  ...(billingAddress === '' ? [{ name: 'billingAddress', code: 'required' } as const] : []),
]
