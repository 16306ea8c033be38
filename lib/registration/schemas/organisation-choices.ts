/**
 * The choices of the organization step (spec §4): an existing organization by its number, a search by name,
 * a new organization, or none.
 */
export const ORGANISATION_CHOICES = ['existing', 'find', 'new', 'none'] as const

type OrganisationChoice = (typeof ORGANISATION_CHOICES)[number]

/**
 * The choices of one form: the wizard looks for no name (spec §4), and an account is given no empty choice.
 */
export const organisationChoices = (adds: boolean): readonly OrganisationChoice[] =>
  ORGANISATION_CHOICES.filter(choice => choice !== (adds ? 'none' : 'find'))

/** Whether a new organization is at the contact address or at another one. */
export const ORGANISATION_ADDRESS_CHOICES = ['contact', 'another'] as const
