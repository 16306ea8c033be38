import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { MARKETING_TEMPLATE } from '../../../lib/contract/commerce/consent.ts'
import { nullableColumn } from '../../db/nullable-column.ts'

const consentRowSchema = z.object({
  code: z.string(),
  template: z.string(),
  givenAt: z.number(),
  withdrawnAt: nullableColumn(z.number()),
})

export type StoredConsent = z.infer<typeof consentRowSchema>

const SELECTED =
  'SELECT code, template, given_at AS givenAt, withdrawn_at AS withdrawnAt FROM commerce_consents'

/** The latest consent of a customer to a template, given or withdrawn. */
export const findLastConsent = (
  database: DatabaseSync,
  customerId: string,
  template = MARKETING_TEMPLATE,
): StoredConsent | undefined => {
  const row = database
    .prepare(`${SELECTED} WHERE customer_id = ? AND template = ? ORDER BY rowid DESC LIMIT 1`)
    .get(customerId, template)
  return row === undefined ? undefined : consentRowSchema.parse(row)
}

/** All consents of a customer to all templates, the newest first. */
export const listConsents = (database: DatabaseSync, customerId: string): readonly StoredConsent[] =>
  database
    .prepare(`${SELECTED} WHERE customer_id = ? ORDER BY rowid DESC`)
    .all(customerId)
    .map(row => consentRowSchema.parse(row))

export const findConsent = (
  database: DatabaseSync,
  customerId: string,
  code: string,
): StoredConsent | undefined => {
  const row = database.prepare(`${SELECTED} WHERE customer_id = ? AND code = ?`).get(customerId, code)
  return row === undefined ? undefined : consentRowSchema.parse(row)
}

export const isActive = (consent: StoredConsent | undefined): consent is StoredConsent =>
  consent !== undefined && consent.withdrawnAt === undefined

type GivenConsent = { customerId: string; template: string; version: number; now: number }

/** Every consent is a row of its own, so that one can tell later what was agreed to when. */
export const giveConsent = (
  database: DatabaseSync,
  { customerId, template, version, now }: GivenConsent,
): void => {
  const { count } = z
    .object({ count: z.number() })
    .parse(
      database
        .prepare('SELECT COUNT(*) AS count FROM commerce_consents WHERE customer_id = ?')
        .get(customerId),
    )
  database
    .prepare(
      'INSERT INTO commerce_consents (code, customer_id, template, template_version, given_at) VALUES (?, ?, ?, ?, ?)',
    )
    .run(`consent-${customerId}-${count + 1}`, customerId, template, version, now)
  if (template === MARKETING_TEMPLATE) mirror(database, customerId, true)
}

export const withdrawConsent = (
  database: DatabaseSync,
  { customerId, consent, now }: { customerId: string; consent: StoredConsent; now: number },
): void => {
  database.prepare('UPDATE commerce_consents SET withdrawn_at = ? WHERE code = ?').run(now, consent.code)
  if (consent.template === MARKETING_TEMPLATE) mirror(database, customerId, false)
}

const mirror = (database: DatabaseSync, customerId: string, consent: boolean | undefined): void => {
  database
    .prepare(
      'UPDATE commerce_customers SET marketing_consent = ?, marketing_answered = ? WHERE customer_id = ?',
    )
    .run(Number(consent ?? false), Number(consent !== undefined), customerId)
}

type MarketingAnswer = { customerId: string; consent: boolean | undefined; now: number }

/**
 * Writes the answer to the question for marketing messages; undefined takes it back, as if no one had been
 * asked.
 */
export const answerMarketing = (
  database: DatabaseSync,
  { customerId, consent, now }: MarketingAnswer,
): void => {
  const last = findLastConsent(database, customerId)
  if (consent === true && !isActive(last))
    giveConsent(database, { customerId, template: MARKETING_TEMPLATE, version: 1, now })
  if (consent === false && isActive(last)) withdrawConsent(database, { customerId, consent: last, now })
  if (consent === undefined)
    database
      .prepare('DELETE FROM commerce_consents WHERE customer_id = ? AND template = ?')
      .run(customerId, MARKETING_TEMPLATE)
  mirror(database, customerId, consent)
}
