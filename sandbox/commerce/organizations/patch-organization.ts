import {
  type OrganizationPatch,
  organizationPatchSchema,
} from '../../../lib/contract/commerce/organization.ts'
import { transaction } from '../../db/transaction.ts'
import { pinAccountOfCarts } from '../carts/pin-cart-account.ts'
import type { Commerce } from '../commerce.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError, validationError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { findTerms, putTerms } from '../payments/terms-store.ts'
import { clearDefaultAssociation, findAssociation, putAssociation } from './association-store.ts'
import { requireOpen } from './last-administrator.ts'
import { putOrganizationAddresses } from './organization-addresses.ts'
import type { OrganizationRecord } from './organization-record.ts'
import { validateAddresses, validateBranch } from './organization-rules.ts'
import { updateOrganization } from './organization-store.ts'
import { personalUnitUid } from './personal-unit.ts'
import { requireOwnOrganization } from './require-organization.ts'

/** Any member may make it the own default; name, branch and addresses are for administrators. */
export const patchOrganization = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const customer = await requireCustomer(commerce, request)
  const {
    association: wanted,
    purchaseOrderRequired,
    ...changes
  } = await readBody(request, organizationPatchSchema)
  const changesRecord = [purchaseOrderRequired, ...Object.values(changes)].some(value => value !== undefined)
  const { database } = commerce
  transaction(database, () => {
    if (pathSegment(request, 'organization') === personalUnitUid(customer)) {
      if (changesRecord) throw occError.forbidden('The personal account follows the customer record.')
      if (wanted) {
        pinAccountOfCarts(database, customer.customerId)
        clearDefaultAssociation(database, customer.customerId)
      }
      return
    }
    const organization = requireOwnOrganization(commerce, request, customer.customerId)
    requireOpen(organization)
    const association = findAssociation(database, organization.uid, customer.customerId)
    if (association === undefined) throw new Error('a member has an association')
    if (changesRecord && !association.administrator)
      throw occError.forbidden('Only an administrator may do this.')
    if (changesRecord) changeRecord(commerce, organization, changes)
    if (purchaseOrderRequired !== undefined)
      putTerms(database, organization.uid, {
        ...findTerms(database, organization.uid),
        purchaseOrderRequired,
      })
    if (wanted) {
      pinAccountOfCarts(database, customer.customerId)
      putAssociation(database, { ...association, isDefault: true })
    }
  })
}

const changeRecord = (
  { database, clock }: Commerce,
  organization: OrganizationRecord,
  {
    name = organization.name,
    industry,
    sector,
    addresses = {},
  }: Omit<OrganizationPatch, 'association' | 'purchaseOrderRequired'>,
): void => {
  const branch = {
    industry: industry?.code ?? organization.industry,
    sector: sector?.code ?? organization.sector,
  }
  const faults = [...validateBranch(branch.industry, branch.sector), ...validateAddresses(addresses, name)]
  if (faults.length > 0) throw validationError(faults)
  updateOrganization(database, { uid: organization.uid, name, ...branch })
  putOrganizationAddresses(database, organization.uid, addresses, clock.now())
}
