import type { DatabaseSync } from 'node:sqlite'
import type { MailRecipient } from '../mails/event-mail.ts'
import type { StoredOrder } from './order-row.ts'

/** Who is told about an order: the customer who has placed it, at the address that the account has now. */
export const orderRecipient = (
  database: DatabaseSync,
  { customerId, language, snapshot }: StoredOrder,
): MailRecipient => {
  const row = database.prepare('SELECT email FROM commerce_customers WHERE customer_id = ?').get(customerId)
  return { email: String(row?.email ?? ''), name: snapshot.user.name, language }
}
