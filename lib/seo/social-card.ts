/** Pixels that the places where links are shared expect. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const

/** Name of the card of a site as a whole; cards of titles have the titles' codes. */
export const SITE_CARD = 'site'

const CARD_FILE = /^(?<card>site|P\d{9})\.png$/

/** The card that a file name asks for; undefined for any other name. */
export const cardOf = (file: string): string | undefined => CARD_FILE.exec(file)?.groups?.card
