import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../../db/transaction.ts'
import { answerMarketing } from '../consents/consent-store.ts'
import { type Customer, type CustomerFacts, customerRowSchema } from './customer.ts'
import { findIdentityPerson } from './identity-person.ts'

/** Member to column; also the list of what may be updated. */
const FACT_COLUMNS = {
  titleCode: 'title_code',
  firstName: 'first_name',
  middleName: 'middle_name',
  lastName: 'last_name',
  language: 'language',
  currency: 'currency',
  jobTitle: 'job_title',
  industry: 'industry',
  sector: 'sector',
  phoneCountryCode: 'phone_country_code',
  phoneNumber: 'phone_number',
  registrationStatus: 'registration_status',
  registrationCountry: 'registration_country',
} as const satisfies Record<keyof CustomerFacts, string>

const SELECTED = [
  ...Object.entries(FACT_COLUMNS).map(([member, column]) => `${column} AS ${member}`),
  'customer_id AS customerId, iam_id AS iamId, uid, email, created_at AS createdAt',
  'CASE marketing_answered WHEN 1 THEN marketing_consent END AS marketingConsent',
].join(', ')

const FIRST_CUSTOMER_NUMBER = 10_000_001

export const findCustomerByIamId = (database: DatabaseSync, iamId: string): Customer | undefined => {
  const row = database.prepare(`SELECT ${SELECTED} FROM commerce_customers WHERE iam_id = ?`).get(iamId)
  return row === undefined ? undefined : customerRowSchema.parse(row)
}

/** A customer by number. */
export const findCustomer = (database: DatabaseSync, customerId: string): Customer | undefined => {
  const row = database
    .prepare(`SELECT ${SELECTED} FROM commerce_customers WHERE customer_id = ?`)
    .get(customerId)
  return row === undefined ? undefined : customerRowSchema.parse(row)
}

/**
 * The customer of an identity account, made on first sight from what the identity provider knows. `undefined`
 * when the account no longer exists.
 */
export const findOrCreateCustomer = (
  database: DatabaseSync,
  iamId: string,
  now: number,
): Customer | undefined => {
  const known = findCustomerByIamId(database, iamId)
  if (known !== undefined) return known
  return transaction(database, () => {
    const person = findIdentityPerson(database, iamId)
    if (person === undefined) return undefined
    database
      .prepare(
        `INSERT INTO commerce_customers
           (customer_id, iam_id, uid, email, first_name, last_name, marketing_consent, created_at)
         SELECT COALESCE(MAX(CAST(customer_id AS INTEGER)) + 1, ?), ?, ?, ?, ?, ?, ?, ? FROM commerce_customers`,
      )
      .run(
        FIRST_CUSTOMER_NUMBER,
        iamId,
        person.username,
        person.email,
        person.givenName,
        person.familyName,
        Number(person.marketing),
        now,
      )
    const customer = findCustomerByIamId(database, iamId)
    if (customer !== undefined && person.marketing)
      answerMarketing(database, { customerId: customer.customerId, consent: true, now })
    return customer
  })
}

/** Confirmed members of an organization, by name. */
export const listMembers = (database: DatabaseSync, organizationUid: string): Customer[] =>
  database
    .prepare(
      `SELECT ${SELECTED} FROM commerce_customers WHERE customer_id IN (
         SELECT customer_id FROM commerce_associations WHERE organization_uid = ? AND status = 'ASSOCIATED')
       ORDER BY last_name, first_name, customer_id`,
    )
    .all(organizationUid)
    .map(row => customerRowSchema.parse(row))

/** Writes the given facts and leaves the rest. */
export const updateCustomer = (database: DatabaseSync, customerId: string, facts: CustomerFacts): void => {
  for (const [member, column] of Object.entries(FACT_COLUMNS)) {
    const value: unknown = Reflect.get(facts, member)
    if (typeof value !== 'string') continue
    database
      .prepare(`UPDATE commerce_customers SET ${column} = ? WHERE customer_id = ?`)
      .run(value === '' ? null : value, customerId)
  }
}

/** Copies a changed email from the identity provider; the customer may not exist in commerce yet. */
export const followEmail = (
  database: DatabaseSync,
  { id, email, username }: { id: string; email: string; username: string },
): void => {
  database
    .prepare('UPDATE commerce_customers SET email = ?, uid = ? WHERE iam_id = ?')
    .run(email, username, id)
}
