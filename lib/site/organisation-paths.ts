import { accountDetailPath } from './account-pages.ts'
import { withParameter } from './address-parameters.ts'
import { CERTIFICATE_PARAMETERS, REGION_PARAMETER } from './page-parameters.ts'
import type { Locale } from './sites.ts'

/** Changes a user's link with an organization, or the people of an organization they administer. */
export const organisationActionsPath = (locale: Locale): string =>
  `/api/organisations/actions?locale=${locale}`

/** Id of the heading of the form on that page. */
export const EXEMPTION_FORM_ID = 'exemption-form'

/** The page with the tax exemptions of an organization. */
export const taxExemptionsPath = (locale: Locale, uid: string): string =>
  `${accountDetailPath(locale, 'accounts', uid)}/tax-exemptions`

/** The same page, whose form begins with the region of an exemption that is to be renewed. */
export const renewExemptionPath = (locale: Locale, uid: string, region: string): string =>
  `${withParameter(taxExemptionsPath(locale, uid), REGION_PARAMETER, region)}#${EXEMPTION_FORM_ID}`

/** Sends in the certificate of a tax exemption from that page. */
export const accountExemptionActionPath = (locale: Locale): string =>
  `/api/organisations/exemption?locale=${locale}`

/** The certificate of a tax exemption. */
export const certificatePath = (locale: Locale, uid: string, exemption: string): string => {
  const { organisation, exemption: id } = CERTIFICATE_PARAMETERS
  return `/api/organisations/certificate?${new URLSearchParams({ locale, [organisation]: uid, [id]: exemption })}`
}
