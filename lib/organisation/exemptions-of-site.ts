import type { Organization } from '@/lib/contract/commerce/organization'
import { isExemptingRegion } from '@/lib/site/exempting-regions'
import type { Locale } from '@/lib/site/sites'

/** An organization with only those tax exemptions and certificates that apply on a site. */
export function withExemptionsOfSite(locale: Locale, organization: Organization): Organization {
  const { taxExemptRegions, taxCertificates } = organization
  const isOfSite = ({ isocode }: { isocode: string }) => isExemptingRegion(locale, isocode)
  return {
    ...organization,
    ...(taxExemptRegions && { taxExemptRegions: taxExemptRegions.filter(isOfSite) }),
    ...(taxCertificates && { taxCertificates: taxCertificates.filter(isOfSite) }),
  }
}
