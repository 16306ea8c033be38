import { accountDetailPath } from './account-pages.ts'
import type { Locale } from './sites.ts'

/** Changes a user's link with an organization, or the people of an organization they administer. */
export const organisationActionsPath = (locale: Locale): string =>
  `/api/organisations/actions?locale=${locale}`

/** The page with the tax exemptions of an organization. */
export const taxExemptionsPath = (locale: Locale, uid: string): string =>
  `${accountDetailPath(locale, 'accounts', uid)}/tax-exemptions`

/** Sends in the certificate of a tax exemption from that page. */
export const accountExemptionActionPath = (locale: Locale): string =>
  `/api/organisations/exemption?locale=${locale}`
