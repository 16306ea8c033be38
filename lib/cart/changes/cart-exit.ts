/** The pages that may follow a saved cart, as the buttons name them that submit its quantities. */
export const CART_EXITS = ['checkout', 'express', 'quote', 'save'] as const

/** The next page after the quantities of the cart are saved. */
export type CartExit = (typeof CART_EXITS)[number]
