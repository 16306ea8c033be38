import { listTaxExemptions } from '@/lib/backends/commerce/documents.server'
import { loadRegions } from '@/lib/backends/commerce/reference.server'
import { exemptionErrors } from '@/lib/checkout/documents/exemption-errors'
import { loadAccountDetail } from '@/lib/organisation/load-account.server'
import { failed, ok } from '@/lib/result/result'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { firstParam } from '@/lib/site/address-parameters'
import { taxingCountry } from '@/lib/site/exempting-regions'
import { REGION_PARAMETER } from '@/lib/site/page-parameters'
import type { AccountContext } from '../../_shell/account-page'

/** Loads the exemptions of an organization; there is no such page where no country exempts anybody. */
export async function loadExemptions({ context, locale, code, parameters }: AccountContext) {
  const country = taxingCountry(locale)
  const [loaded, exemptions, regions, rejected] = await Promise.all([
    loadAccountDetail(context, code),
    listTaxExemptions(context, code),
    loadRegions(locale, country ?? ''),
    rejectedFormOfPage(parameters),
  ])
  if (!loaded.ok) return loaded
  if (!exemptions.ok) return exemptions
  if (!regions.ok) return regions
  if (country === undefined)
    return failed({
      kind: 'domain',
      dependency: 'commerce',
      operation: 'loadExemptions',
      requestId: '',
      status: 404,
    } as const)
  return ok({
    account: loaded.value.account,
    exemptions: exemptions.value,
    regions: regions.value,
    renewed: firstParam(parameters, REGION_PARAMETER),
    rejected:
      rejected === undefined
        ? undefined
        : { fields: rejected.fields, errors: exemptionErrors(locale, rejected.errors) },
  })
}
