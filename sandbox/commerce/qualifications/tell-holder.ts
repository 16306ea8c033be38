import type { Commerce } from '../commerce.ts'
import { fullName } from '../customers/customer.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { type QualificationEvent, qualificationMail } from '../mails/qualification-mails.ts'
import { findQualification, listEvents, type StoredStatus } from './qualification-store.ts'

type Telling = Pick<Commerce, 'database' | 'mail'>

const EVENT_OF_STATUS: Readonly<Record<StoredStatus, QualificationEvent | undefined>> = {
  DRAFT: undefined,
  SUBMITTED: 'qualificationReceived',
  MORE_INFORMATION: 'qualificationAsked',
  APPROVED: 'qualificationApproved',
  REJECTED: 'qualificationRefused',
}

/** What reviewers said with their decision, where one was the last thing to happen. */
const reviewersNote = (database: Telling['database'], id: string): string | undefined => {
  const last = listEvents(database, id).at(-1)
  return last === undefined || last.status === 'SUBMITTED' ? undefined : (last.note ?? undefined)
}

const tell = ({ database, mail }: Telling, id: string, event?: QualificationEvent): void => {
  const qualification = findQualification(database, id)
  if (qualification === undefined) return
  const customer = findCustomer(database, qualification.customerId)
  const told = event ?? EVENT_OF_STATUS[qualification.status]
  if (customer === undefined || told === undefined || customer.email === '') return
  const { language = 'en', registrationCountry, email } = customer
  const recipient = { email, name: fullName(customer), language }
  const note = event === undefined ? reviewersNote(database, id) : undefined
  mail.send(qualificationMail(recipient, { qualification, event: told, country: registrationCountry, note }))
}

/** Tells the holder of a qualification of its status. */
export const tellStatus = (telling: Telling, id: string): void => tell(telling, id)

/** Reminds the holder of a qualification of its end. */
export const tellReminder = (telling: Telling, id: string): void => tell(telling, id, 'qualificationEnds')
