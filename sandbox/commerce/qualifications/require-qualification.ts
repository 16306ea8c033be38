import type { Commerce } from '../commerce.ts'
import type { Customer } from '../customers/customer.ts'
import { levelReading } from '../customers/level-reading.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { findQualification, type StoredQualification, type StoredStatus } from './qualification-store.ts'
import { settleQualifications } from './settle-qualifications.ts'
import { toQualification } from './to-qualification.ts'

/** The customer of a call, with what the clock has decided by now. */
export const settledCustomer = async (commerce: Commerce, request: CommerceRequest): Promise<Customer> => {
  const customer = await requireCustomer(commerce, request)
  settleQualifications(commerce, commerce.clock.now())
  return customer
}

/** The customer's qualification that the path names. Throws one 404 for everything else. */
export const requireQualification = (
  { database }: Commerce,
  request: CommerceRequest,
  { customerId }: Customer,
): StoredQualification => {
  const found = findQualification(database, pathSegment(request, 'qualification'))
  if (found?.customerId === customerId) return found
  throw occError.notFound('There is no such qualification.', { reason: 'notFound' })
}

/** Throws a 409 where a qualification is in another status than a call needs. */
export const requireStatus = (
  qualification: StoredQualification,
  statuses: readonly StoredStatus[],
): StoredQualification => {
  if (statuses.includes(qualification.status)) return qualification
  throw occError.qualificationState('The qualification is in another state.', {
    reason: qualification.status,
  })
}

/** The answer for a qualification as it is now. */
export const answerFor = (commerce: Commerce, request: CommerceRequest, id: string) => {
  const stored = findQualification(commerce.database, id)
  if (stored === undefined) throw new Error('the qualification was written before')
  return toQualification(
    { ...levelReading(commerce, request), language: request.get('regionalLanguage') },
    stored,
  )
}
