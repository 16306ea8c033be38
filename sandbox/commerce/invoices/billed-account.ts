import { z } from 'zod'
import { nullableColumn } from '../../db/nullable-column.ts'

/** Whose an invoice or a credit note is: columns of a row. */
export const BILLED_ACCOUNT = {
  number: z.string(),
  site: z.string(),
  customerId: z.string(),
  organizationUid: nullableColumn(z.string()),
  organizationName: nullableColumn(z.string()),
  accountNumber: nullableColumn(z.string()),
  orderCode: nullableColumn(z.number()),
}

/** The same columns in a query, before `JOIN_ORGANIZATIONS`. */
export const SELECT_BILLED_ACCOUNT = `SELECT number, site, customer_id AS customerId,
  organization_uid AS organizationUid, organizations.name AS organizationName,
  coalesce(organizations.account_number, organizations.temporary_number) AS accountNumber,
  order_code AS orderCode`

export const JOIN_ORGANIZATIONS =
  'LEFT JOIN commerce_organizations AS organizations ON organizations.uid = organization_uid'
