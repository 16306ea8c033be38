/** Id of the form with the quantities of the cart: buttons outside of it submit it, too. */
export const CART_FORM_ID = 'cart-form'

/** Marks the part of the page that is saved and rendered again while it is changed. */
export const CART_FORMS = 'data-cart-forms'

/** Id of the report on what has changed, to which the reason of a blocked checkout links. */
export const CHANGES_ID = 'cart-changes'

/** Id of the section that shares the cart, to which the gate panel links. */
export const SHARE_ID = 'cart-share'
