/** In place of the id of an address, in the form and in the query of the page: a new address. */
export const NEW_ADDRESS = 'new'

/** The intent with which the form of the payment asks for the form of a new billing address. */
export const ENTER_BILLING_ADDRESS = 'new-address'
