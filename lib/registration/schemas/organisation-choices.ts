/** The ways to order of the organization step (spec §4). */
export const ORGANISATION_CHOICES = ['existing', 'new', 'none'] as const

/** Whether a new organization is at the contact address. */
export const ORGANISATION_ADDRESS_CHOICES = ['contact', 'another'] as const
