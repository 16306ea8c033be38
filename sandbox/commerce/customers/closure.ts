import type { DatabaseSync } from 'node:sqlite'
import { CLOSURE_DAYS } from '../../../lib/contract/commerce/account-closure.ts'
import { transaction } from '../../db/transaction.ts'
import { isoDay } from '../../iso-day.ts'
import type { Commerce } from '../commerce.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { closureMail } from '../mails/account-mails.ts'
import { requireNotNeeded } from '../organizations/last-administrator.ts'
import { administeredOrganizations, findOrganization } from '../organizations/organization-store.ts'
import { closingTime, setClosingTime } from './identity-person.ts'
import { requireCustomer } from './resolve-customer.ts'

const DAY_MS = 86_400_000

/**
 * The customer closes their account in some days. Whoever administers an organization alone, and has
 * colleagues there, hands it over first; orders on hold are freed or cancelled before. Asked again it stays
 * as it is.
 */
export const closeAccount = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await requireCustomer(commerce, request)
  const { database, clock, mail } = commerce
  return transaction(database, () => {
    const known = closingTime(database, customer.iamId)
    if (known !== undefined) return { status: 200, body: { closesOn: isoDay(known) } }
    for (const uid of administeredOrganizations(database, customer.customerId)) {
      const organization = findOrganization(database, uid)
      if (organization !== undefined) requireNotNeeded(database, organization, customer.customerId)
    }
    requireNothingOnHold(database, customer.customerId)
    const time = clock.now() + CLOSURE_DAYS * DAY_MS
    setClosingTime(database, customer.iamId, time)
    const closesOn = isoDay(time)
    if (customer.email !== '')
      mail.send(closureMail(customer, { language: request.get('language'), closesOn }))
    return { status: 201, body: { closesOn } }
  })
}

/** An order on hold waits for somebody: without its buyer it would never be delivered. */
const requireNothingOnHold = (database: DatabaseSync, customerId: string): void => {
  const held = database
    .prepare("SELECT code FROM commerce_orders WHERE customer_id = ? AND status = 'ON_VALIDATION' LIMIT 1")
    .get(customerId)
  if (held === undefined) return
  const details = { reason: 'onHold', subject: String(held.code), subjectType: 'order' }
  throw occError.openOrders('An order is on hold.', details)
}

/** The customer keeps their account. */
export const keepAccount = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const { iamId } = await requireCustomer(commerce, request)
  setClosingTime(commerce.database, iamId, undefined)
}
