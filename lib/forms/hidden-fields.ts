/** Name of the hidden field with the idempotency key of a form. */
export const SUBMISSION_KEY = 'submissionKey'

/** Name of the hidden field with the sealed owner of a form, so that it is not saved for another user. */
export const FORM_OWNER = 'formOwner'

/** Name of the hidden field with the version of the record that the form was rendered from. */
export const RECORD_VERSION = 'recordVersion'

/** Name of the field with which a script asks to store a form instead of carrying it out. */
export const STORE_ONLY = 'storeOnly'

/** Name of the hidden field with the account that the cart was for when its form was rendered. */
export const CART_ACCOUNT = 'cartAccount'

/** Values of the hidden fields of a form, made by its page (`newHiddenFields`). */
export type HiddenFieldValues = {
  submissionKey: string
  /** Undefined if the page is rendered for an anonymous visitor. */
  formOwner?: string
  /** Set in forms about the cart of a signed-in user. */
  cartAccount?: string
  /** Set if a support agent acting as the customer sees the form; not rendered as a field. */
  isAgent?: true
}
