import type { Commerce } from '../commerce.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { type EventMailContent, eventMail } from './event-mail.ts'

/**
 * Sends a customer a mail about an event, in their language, outside a request. A customer without an email
 * address, such as that of a closed account, gets none.
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
