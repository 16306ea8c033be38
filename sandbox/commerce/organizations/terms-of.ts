import type { Organization } from '../../../lib/contract/commerce/organization.ts'
import { toPrice } from '../catalogue/products/money.ts'
import type { Commerce } from '../commerce.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { creditLeft, findTerms } from '../payments/terms-store.ts'
import { programmesOf, toProgrammes } from '../programmes/programmes-of.ts'
import { findRegion } from '../reference/place-names.ts'
import { exemptionStatus, listExemptions } from '../taxes/exemption-store.ts'
import { approversOf } from './approvers.ts'
import { isMember } from './association-store.ts'
import type { OrganizationRecord } from './organization-record.ts'

const marketOf = (request: CommerceRequest) => ({
  site: request.get('site'),
  language: request.get('language'),
  currency: request.get('currency'),
})

/** How an organisation pays, and where it is exempt from tax; for its members. */
export const termsOf = (
  { database, clock }: Commerce,
  request: CommerceRequest,
  { uid }: OrganizationRecord,
  customerId: string,
): Pick<Organization, 'paymentTerms' | 'taxExemptRegions'> => {
  if (!isMember(database, uid, customerId)) return {}
  const market = marketOf(request)
  const { purchaseOrderRequired, creditLimit } = findTerms(database, uid)
  const active = listExemptions(database, uid).filter(
    exemption => exemptionStatus(exemption, clock.now()) === 'ACTIVE',
  )
  const regions = [...new Set(active.map(({ region }) => region))]
  return {
    paymentTerms: {
      purchaseOrderRequired,
      approvalRequired: approversOf(database, uid).length > 0,
      creditLimit: toPrice(market, creditLimit),
      creditLeft: toPrice(market, Math.max(0, creditLeft(database, uid))),
    },
    taxExemptRegions: regions.map(isocode => {
      const name = findRegion(isocode, market.language)?.name
      return { isocode, ...(name !== undefined && { name }) }
    }),
  }
}

/** Price agreements of an organisation, as far as it has any. */
export const programmesFor = (
  { database, clock }: Commerce,
  request: CommerceRequest,
  organization: OrganizationRecord,
): Pick<Organization, 'programmes'> => {
  const market = marketOf(request)
  const programmes = toProgrammes(
    programmesOf({ database, market, now: clock.now() }, organization),
    market.language,
  )
  return programmes === undefined ? {} : { programmes }
}
