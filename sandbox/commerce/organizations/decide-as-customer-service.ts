import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { CUSTOMER_SERVICE_MS } from '../customer-service.ts'
import { mailCustomer } from '../mails/mail-customer.ts'
import { listUnattended, putAssociation } from './association-store.ts'
import type { AssociationRecord } from './organization-record.ts'
import { findDefaultOrganization, findOrganization } from './organization-store.ts'
import { wasRemoved } from './removed-members.ts'

type Deciding = Pick<Commerce, 'database' | 'mail'>

/** Decides a request to join as customer service, and mails it. Call inside a transaction. */
export function decideAsCustomerService(
  commerce: Deciding,
  known: AssociationRecord,
  approved: boolean,
): void {
  const { database } = commerce
  const { customerId } = known
  const isDefault = approved && findDefaultOrganization(database, customerId) === undefined
  putAssociation(database, { ...known, status: approved ? 'ASSOCIATED' : 'REJECTED', isDefault })
  tell(commerce, known, approved)
}

/**
 * Decides requests to join organisations without an administrator, once customer service has had them for
 * long enough. Somebody who was removed by an administrator is not let in by anybody else.
 */
export function decideJoins(commerce: Deciding, now: number): void {
  const due = listUnattended(commerce.database, now - CUSTOMER_SERVICE_MS)
  if (due.length === 0) return
  transaction(commerce.database, () => {
    for (const known of due)
      decideAsCustomerService(
        commerce,
        known,
        !wasRemoved(commerce.database, known.organizationUid, known.customerId),
      )
  })
}

function tell(
  commerce: Deciding,
  { organizationUid, customerId }: AssociationRecord,
  approved: boolean,
): void {
  const organization = findOrganization(commerce.database, organizationUid)
  if (organization === undefined) return
  const event = approved ? 'joinApprovedByService' : 'joinRefusedByService'
  mailCustomer(commerce, customerId, { event, values: { organization: organization.name } })
}
