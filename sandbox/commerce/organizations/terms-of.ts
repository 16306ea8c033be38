import type { Organization } from '../../../lib/contract/commerce/organization.ts'
import { toPrice } from '../catalogue/products/money.ts'
import type { Commerce } from '../commerce.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { creditLeft, findTerms } from '../payments/terms-store.ts'
import { programmesOf, toProgrammes } from '../programmes/programmes-of.ts'
import { findRegion } from '../reference/place-names.ts'
import { exemptionStatus, listExemptions, type StoredExemption } from '../taxes/exemption-store.ts'
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
): Pick<Organization, 'paymentTerms' | 'taxExemptRegions' | 'taxCertificates'> => {
  if (!isMember(database, uid, customerId)) return {}
  const market = marketOf(request)
  const { purchaseOrderRequired, creditLimit } = findTerms(database, uid)
  const named = (isocode: string) => {
    const name = findRegion(isocode, market.language)?.name
    return { isocode, ...(name !== undefined && { name }) }
  }
  const { exempt, others } = taxStates(listExemptions(database, uid), clock.now())
  return {
    paymentTerms: {
      purchaseOrderRequired,
      approvalRequired: approversOf(database, uid).length > 0,
      creditLimit: toPrice(market, creditLimit),
      creditLeft: toPrice(market, Math.max(0, creditLeft(database, uid))),
    },
    taxExemptRegions: exempt.map(named),
    taxCertificates: others.map(({ region, status }) => ({ ...named(region), status })),
  }
}

/** Regions of certificates: where one is in force, and elsewhere the state of the one that counts most. */
function taxStates(exemptions: readonly StoredExemption[], now: number) {
  const regions = [...new Set(exemptions.map(({ region }) => region))]
  const statesIn = (isocode: string) =>
    exemptions.filter(({ region }) => region === isocode).map(known => exemptionStatus(known, now))
  return {
    exempt: regions.filter(region => statesIn(region).includes('ACTIVE')),
    others: regions.flatMap(region => {
      const states = statesIn(region)
      const status = states.includes('ACTIVE') ? undefined : BY_WEIGHT.find(each => states.includes(each))
      return status === undefined ? [] : [{ region, status }]
    }),
  }
}

const BY_WEIGHT = ['SUBMITTED', 'REJECTED', 'EXPIRED'] as const

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
