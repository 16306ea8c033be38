import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listTaxExemptions } from '@/lib/backends/commerce/documents.server'
import { exemptionDay } from '@/lib/checkout/documents/exemption'
import type { Organization } from '@/lib/contract/commerce/organization'
import { isLinkedOrganization } from '@/lib/organisation/account-view'
import type { Problem, Result } from '@/lib/result/result'
import { taxingCountry } from '@/lib/site/exempting-regions'
import type { AccountHome } from './account-home'
import { exemptionNotices } from './exemption-notices'

/** Maximum number of organizations whose tax exemptions the account home loads. */
const MOST_ORGANIZATIONS = 5

/** What the user's organizations have to see to in their tax exemptions; what cannot be read is left out. */
export async function listExemptionNotices(
  context: SignedInContext,
  organizations: Result<readonly Organization[], Problem>,
): Promise<AccountHome['exemptions']> {
  if (!organizations.ok || taxingCountry(context.locale) === undefined) return {}
  const linked = organizations.value.filter(isLinkedOrganization).slice(0, MOST_ORGANIZATIONS)
  const today = exemptionDay(context.locale, Date.now())
  const lists = await Promise.all(
    linked.map(async ({ uid }) => {
      const answer = await listTaxExemptions(context, uid)
      return [uid, answer.ok ? exemptionNotices(answer.value, today) : []] as const
    }),
  )
  return Object.fromEntries(lists)
}
