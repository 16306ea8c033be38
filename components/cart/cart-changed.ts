/** Told on the document when a script has changed the cart, so that its page draws it anew. */
export const CART_CHANGED = 'store:cart-changed'

export const tellCartChanged = (): void => {
  document.dispatchEvent(new Event(CART_CHANGED))
}
