/** Size in pixels that link previews expect. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const

/** Name of the card of a site as a whole; the card of a title is named by its code. */
export const SITE_CARD = 'site'

const CARD_FILE = /^(?<card>site|P\d{9})\.png$/

/** The card that a file name refers to; undefined for any other name. */
export const cardOf = (file: string): string | undefined => CARD_FILE.exec(file)?.groups?.card
