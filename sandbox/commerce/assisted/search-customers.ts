import type { DatabaseSync } from 'node:sqlite'
import type { AssistedCustomer } from '../../../lib/contract/commerce/assisted-service.ts'
import { type Customer, fullName } from '../customers/customer.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { isSignInBarred } from '../customers/identity-person.ts'
import type { Page } from '../http/paging.ts'
import { findAnyOrder } from '../orders/order-store.ts'
import { findDefaultOrganization } from '../organizations/organization-store.ts'
import { parseCode } from '../parse-code.ts'
import { likePattern, wordsOf } from './like-pattern.ts'
import { siteOfCustomer } from './site-of-customer.ts'

/** Every word must be in name, email, login name or customer number. */
const WHERE_WORD = `(first_name || ' ' || last_name || ' ' || email || ' ' || uid || ' ' || customer_id) LIKE ? ESCAPE '\\'`

const findByText = (database: DatabaseSync, query: string, { currentPage, pageSize }: Page) => {
  const words = wordsOf(query)
  if (words.length === 0) return { ids: [], total: 0 }
  const where = words.map(() => WHERE_WORD).join(' AND ')
  const patterns = words.map(likePattern)
  const rows = database
    .prepare(
      `SELECT customer_id AS id FROM commerce_customers WHERE ${where}
       ORDER BY last_name, first_name, customer_id LIMIT ? OFFSET ?`,
    )
    .all(...patterns, pageSize, currentPage * pageSize)
  const count = database
    .prepare(`SELECT COUNT(*) AS total FROM commerce_customers WHERE ${where}`)
    .get(...patterns)
  return { ids: rows.map(row => String(row.id)), total: Number(count?.total) }
}

const findByOrder = (database: DatabaseSync, orderId: string) => {
  const code = parseCode(orderId.trim())
  const order = code === undefined ? undefined : findAnyOrder(database, code)
  return order === undefined ? { ids: [], total: 0 } : { ids: [order.customerId], total: 1 }
}

/** A customer as the assisted service tells of one. */
export const toAssistedCustomer = (
  { database, now }: { database: DatabaseSync; now: number },
  customer: Customer,
): AssistedCustomer => {
  const { uid, firstName, lastName, customerId, email, iamId } = customer
  const organization = findDefaultOrganization(database, customerId)
  const baseSite = siteOfCustomer(customer)
  return {
    uid,
    name: fullName(customer),
    firstName,
    lastName,
    customerId,
    email,
    ...(organization && { orgUnit: { uid: organization.uid, name: organization.name } }),
    ...(baseSite && { baseSite }),
    ...(isSignInBarred(database, iamId, now) && { locked: true }),
  }
}

type Wanted = { query: string; orderId: string | undefined }

/** What an agent searches by; the log has no more of it, because the text is personal data. */
export const kindOfSearch = ({ query, orderId }: Wanted): string => {
  if (orderId !== undefined) return 'order'
  if (query.includes('@')) return 'email'
  return /^C?\d+$/i.test(query) ? 'number' : 'name'
}

/** Customers by the words of a query, or the one who has placed an order. */
export const searchCustomers = (
  context: { database: DatabaseSync; now: number },
  { query, orderId }: Wanted,
  page: Page,
): { entries: AssistedCustomer[]; total: number } => {
  const { database } = context
  const { ids, total } =
    orderId === undefined ? findByText(database, query, page) : findByOrder(database, orderId)
  const customers = ids.flatMap(id => findCustomer(database, id) ?? [])
  return { entries: customers.map(customer => toAssistedCustomer(context, customer)), total }
}
