/** Names of the fields that choose items, on the page of a title and in addresses with requested lines. */

const QUANTITY = 'quantity.'

/** Name of the field with the quantity of an item. */
export const quantityField = (code: string): string => `${QUANTITY}${code}`

/** The item whose quantity a field holds, or undefined for any other field. */
export const itemOfField = (name: string): string | undefined =>
  name.startsWith(QUANTITY) && name.length > QUANTITY.length ? name.slice(QUANTITY.length) : undefined

/**
 * Name of the field with the quantity that the cart had when its page was rendered: an equal quantity was not
 * typed.
 */
export const quantityBeforeField = (code: string): string => `before.${code}`

/** Name of the button that adds only the item in its value, whatever the quantities of the others are. */
export const ADD_ONE = 'add'

/** Code of the title on whose page the items were chosen. */
export const CHOSEN_ON = 'title'
