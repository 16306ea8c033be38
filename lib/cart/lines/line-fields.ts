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

const NOTE = 'note.'

/** Name of the field with the note of an item. */
export const noteField = (code: string): string => `${NOTE}${code}`

/** Name of the field with the note that the cart had when its page was rendered. */
export const noteBeforeField = (code: string): string => `noteBefore.${code}`

/** The item whose note a field holds, or undefined for any other field. */
export const itemOfNote = (name: string): string | undefined =>
  name.startsWith(NOTE) && name.length > NOTE.length ? name.slice(NOTE.length) : undefined

/** The fields that request a line: its quantity, and its note if it is to have one. */
export const lineFields = (line: { code: string; quantity: number; note?: string | undefined }) => [
  [quantityField(line.code), String(line.quantity)] as const,
  ...(line.note === undefined ? [] : [[noteField(line.code), line.note] as const]),
]

/** Name of the button that adds only the item in its value, whatever the quantities of the others are. */
export const ADD_ONE = 'add'

/** Code of the title on whose page the items were chosen. */
export const CHOSEN_ON = 'title'
