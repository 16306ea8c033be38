/** Id of the form with the lines of a saved cart, to which the buttons above them belong. */
export const SAVED_CART_FORM_ID = 'saved-cart-form'
