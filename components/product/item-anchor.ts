/** Where the items of a title begin. */
export const ITEMS_ID = 'items'

/** Begins the place of every item. */
export const ITEM_ANCHOR = 'item-'

/** Where an item stands on the page of its title. */
export const itemAnchor = (code: string): string => `${ITEM_ANCHOR}${code}`
