/** Event on the document: a script has changed the cart, so the cart page renders it again. */
export const CART_CHANGED = 'store:cart-changed'

export const announceCartChange = (): void => {
  document.dispatchEvent(new Event(CART_CHANGED))
}
