/** The choices of the organization step (spec §4): an existing organization, a new one, or none. */
export const ORGANISATION_CHOICES = ['existing', 'new', 'none'] as const

/** Whether a new organization is at the contact address or at another one. */
export const ORGANISATION_ADDRESS_CHOICES = ['contact', 'another'] as const
