/**
 * Why a registration continues on another site: because of the address just saved, or of the country
 * registered earlier.
 */
export const MOVE_NOTICES = ['address', 'registration'] as const

/** The reason that the target page shows. */
export type MoveNotice = (typeof MOVE_NOTICES)[number]

/**
 * Why a user goes to another site. A user who chose it needs no notice; a user who was moved to the sibling
 * of a site gets one on whatever page comes next.
 */
export const MOVE_REASONS = [...MOVE_NOTICES, 'choice', 'sibling'] as const
