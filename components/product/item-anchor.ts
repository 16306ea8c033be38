/** Id of the list of items of a title. */
export const ITEMS_ID = 'items'

/** Prefix of the id of every item. */
export const ITEM_ANCHOR = 'item-'

/** Id of an item on the page of its title. */
export const itemAnchor = (code: string): string => `${ITEM_ANCHOR}${code}`
