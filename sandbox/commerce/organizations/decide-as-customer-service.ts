import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { eventMail } from '../mails/event-mail.ts'
import { listUnattended, putAssociation } from './association-store.ts'
import type { AssociationRecord } from './organization-record.ts'
import { findDefaultOrganization, findOrganization } from './organization-store.ts'
import { wasRemoved } from './removed-members.ts'

type Deciding = Pick<Commerce, 'database' | 'mail'>

/** How long customer service takes. */
const REVIEW_MS = 86_400_000

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
  const due = listUnattended(commerce.database, now - REVIEW_MS)
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

function tell({ database, mail }: Deciding, known: AssociationRecord, approved: boolean): void {
  const organization = findOrganization(database, known.organizationUid)
  const customer = findCustomer(database, known.customerId)
  if (organization === undefined || customer === undefined || customer.email === '') return
  const { email, language = 'en' } = customer
  const event = approved ? 'joinApprovedByService' : 'joinRefusedByService'
  mail.send(eventMail({ email, language }, { event, values: { organization: organization.name } }))
}
