import { CLOSURE_DAYS } from '../../../lib/contract/commerce/account-closure.ts'
import { transaction } from '../../db/transaction.ts'
import { isoDay } from '../../iso-day.ts'
import type { Commerce } from '../commerce.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { closureMail } from '../mails/account-mails.ts'
import { countAdministrators, listAdministered } from '../organizations/association-store.ts'
import { closingTime, setClosingTime } from './identity-person.ts'
import { requireCustomer } from './resolve-customer.ts'

const DAY_MS = 86_400_000

/**
 * The customer closes their account in some days. Whoever administers an organization alone hands it over
 * first. Asked again it stays as it is.
 */
export const closeAccount = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await requireCustomer(commerce, request)
  const { database, clock, mail } = commerce
  return transaction(database, () => {
    const known = closingTime(database, customer.iamId)
    if (known !== undefined) return { status: 200, body: { closesOn: isoDay(known) } }
    const alone = listAdministered(database, customer.customerId).find(
      uid => countAdministrators(database, uid) === 1,
    )
    if (alone !== undefined)
      throw occError.administratorRequired('An organization would be left without an administrator.', {
        subject: alone,
        subjectType: 'organization',
      })
    const time = clock.now() + CLOSURE_DAYS * DAY_MS
    setClosingTime(database, customer.iamId, time)
    const closesOn = isoDay(time)
    if (customer.email !== '')
      mail.send(closureMail(customer, { language: request.get('language'), closesOn }))
    return { status: 201, body: { closesOn } }
  })
}

/** The customer keeps their account. */
export const keepAccount = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const { iamId } = await requireCustomer(commerce, request)
  setClosingTime(commerce.database, iamId, undefined)
}
