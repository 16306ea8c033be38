/** Id of the form with the quantities of the cart: buttons beside it send it, too. */
export const CART_FORM_ID = 'cart-form'

/** Marks the part of the page that is saved and drawn anew while it is changed. */
export const CART_FORMS = 'data-cart-forms'
