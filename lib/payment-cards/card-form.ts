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

/** Errors of a new card: an address has to be chosen. */
export const checkCardForm = ({ billingAddress }: Pick<CardForm, 'billingAddress'>): readonly FieldError[] =>
  billingAddress === '' ? [{ name: 'billingAddress', code: 'required' }] : []
