/** Where the items of a title begin. */
export const ITEMS_ID = 'items'

/** Where an item stands on the page of its title. */
export const itemAnchor = (code: string): string => `item-${code}`
