/**
 * Why a registration goes on at another site: because of the address just saved, or of the country registered
 * earlier.
 */
export const MOVE_NOTICES = ['address', 'registration'] as const

/** What the page over there tells. */
export type MoveNotice = (typeof MOVE_NOTICES)[number]

/**
 * Why somebody goes to another site. Who has chosen it needs no word about it; who was moved to the sibling
 * of a site is told by whatever page they come to.
 */
export const MOVE_REASONS = [...MOVE_NOTICES, 'choice', 'sibling'] as const
