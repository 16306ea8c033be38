import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listTaxExemptions } from '@/lib/backends/commerce/documents.server'
import type { TaxExemption } from '@/lib/contract/commerce/checkout/tax-exemption'
import { isLinkedOrganization } from '@/lib/organisation/account-view'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { taxingCountry } from '@/lib/site/exempting-regions'
import type { Reader } from './sections.server'

type Sent = TaxExemption & { organization: string }

/**
 * Tax exemptions of the user's organizations whose certificate the user has sent or administers, with its
 * file name; none on a site where no country exempts anybody.
 */
export async function* exemptionsSubmittedBy(
  context: SignedInContext,
  reader: Reader,
): AsyncIterable<readonly Sent[]> {
  if (taxingCountry(context.locale) === undefined) return
  const organizations = await reader(() => listOrganisations(context))
  for (const organization of organizations) {
    if (!isLinkedOrganization(organization)) continue
    const exemptions = await reader(() => listTaxExemptions(context, organization.uid))
    yield exemptions
      .filter(({ certificateReadable }) => certificateReadable === true)
      .map(exemption => ({ organization: organization.uid, ...exemption }))
  }
}
