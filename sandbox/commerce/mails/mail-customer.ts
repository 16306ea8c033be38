import type { Commerce } from '../commerce.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { type EventMailContent, eventMail } from './event-mail.ts'

/**
 * Mails an event to a customer in their language, outside a request; to nobody without an email address, such
 * as the holder of a closed account.
 */
export function mailCustomer(
  { database, mail }: Pick<Commerce, 'database' | 'mail'>,
  customerId: string,
  content: EventMailContent,
): void {
  const customer = findCustomer(database, customerId)
  if (customer === undefined || customer.email === '') return
  const { email, language = 'en' } = customer
  mail.send(eventMail({ email, language }, content))
}
