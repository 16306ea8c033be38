/**
 * Names of the fields with which items are chosen, on the page of a title and wherever what was chosen stands
 * in an address.
 */

const QUANTITY = 'quantity.'

/** How many of an item. */
export const quantityField = (code: string): string => `${QUANTITY}${code}`

/** The item whose quantity a field holds, or undefined for any other field. */
export const itemOfField = (name: string): string | undefined =>
  name.startsWith(QUANTITY) && name.length > QUANTITY.length ? name.slice(QUANTITY.length) : undefined

/** How many of an item the cart had when its page was drawn: what is still the same was not typed. */
export const quantityBeforeField = (code: string): string => `before.${code}`

/** The button that adds the one item which is its value, whatever stands at the others. */
export const ADD_ONE = 'add'

/** Code of the title on whose page the items were chosen. */
export const CHOSEN_ON = 'title'
