import type { DatabaseSync } from 'node:sqlite'
import type { CustomerContext } from '../carts/cart-context.ts'
import { administeredOrganizations } from '../organizations/organization-store.ts'

/** Whose invoices are meant: a customer's on a site, and those of the organizations they administer. */
export type InvoiceScope = { site: string; customerId: string; organizations: readonly string[] }

export const invoiceScope = ({ database, audience, customer }: CustomerContext): InvoiceScope => ({
  site: audience.site,
  customerId: customer.customerId,
  organizations: administeredOrganizations(database, customer.customerId),
})

const OF_ORGANIZATION = 'organization_uid IN (SELECT value FROM json_each(:organizations))'

/**
 * The condition of a scope, whose parameters are `scopeValues`. Members see what they have ordered for an
 * organization; only its administrators pay for it.
 */
export const inScope = (right: 'visible' | 'payable'): string =>
  right === 'visible'
    ? `site = :site AND (customer_id = :customer OR ${OF_ORGANIZATION})`
    : `site = :site AND (customer_id = :customer AND organization_uid IS NULL OR ${OF_ORGANIZATION})`

export const scopeValues = ({ site, customerId, organizations }: InvoiceScope) => ({
  site,
  customer: customerId,
  organizations: JSON.stringify(organizations),
})

type Owned = { site: string; customerId: string; organizationUid: string | undefined }

export const isVisible = (scope: InvoiceScope, owned: Owned): boolean =>
  owned.site === scope.site && (owned.customerId === scope.customerId || isPayable(scope, owned))

export const isPayable = (scope: InvoiceScope, { site, customerId, organizationUid }: Owned): boolean =>
  site === scope.site &&
  (organizationUid === undefined
    ? customerId === scope.customerId
    : scope.organizations.includes(organizationUid))

/** Organizations whose member a customer is without the right to see their invoices. */
export const lockedOrganizations = (
  database: DatabaseSync,
  customerId: string,
): { uid: string; name: string }[] =>
  database
    .prepare(
      `SELECT uid, name FROM commerce_organizations JOIN commerce_associations ON organization_uid = uid
       WHERE customer_id = ? AND administrator = 0 AND commerce_associations.status = 'ASSOCIATED'
       ORDER BY name_key, uid`,
    )
    .all(customerId)
    .map(({ uid, name }) => ({ uid: String(uid), name: String(name) }))
