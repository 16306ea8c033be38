import type { Locale } from './sites.ts'

/** Changes a user's link with an organization, or the people of an organization they administer. */
export const organisationActionsPath = (locale: Locale): string =>
  `/api/organisations/actions?locale=${locale}`
