import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const oldSchema = z.strictObject({
  code: z.literal('OLD'),
  percent: z.int().min(1).max(100),
  validFrom: z.iso.date(),
  validUntil: z.iso.date(),
})

const uapSchema = z.strictObject({
  code: z.literal('UAP'),
  limit: z.int().min(1),
  used: z.int().nonnegative(),
  validUntil: z.iso.date(),
})

/**
 * A price programme of an organisation: OLD a discount between two days, UAP a number of usages until a day.
 */
export const storedProgrammeSchema = z.discriminatedUnion('code', [oldSchema, uapSchema])

export type StoredProgramme = z.infer<typeof storedProgrammeSchema>

const ROWS = `SELECT code, percent, unit_limit AS "limit", used, valid_from AS validFrom, valid_until AS validUntil
  FROM commerce_programmes WHERE organization_uid = ? ORDER BY code DESC`

/** What takes single lines off comes before what is a part of the rest. */
export const listProgrammes = (database: DatabaseSync, organizationUid: string): StoredProgramme[] =>
  database
    .prepare(ROWS)
    .all(organizationUid)
    .map(row => storedProgrammeSchema.parse(withoutNulls(row)))

const withoutNulls = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

/** Replaces all programmes of an organisation. Call inside a transaction. */
export const putProgrammes = (
  database: DatabaseSync,
  organizationUid: string,
  programmes: readonly StoredProgramme[],
): void => {
  database.prepare('DELETE FROM commerce_programmes WHERE organization_uid = ?').run(organizationUid)
  for (const programme of programmes) {
    const discount = programme.code === 'OLD' ? programme : undefined
    const plan = programme.code === 'UAP' ? programme : undefined
    database
      .prepare('INSERT INTO commerce_programmes VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(
        organizationUid,
        programme.code,
        discount?.percent ?? null,
        plan?.limit ?? null,
        plan?.used ?? null,
        discount?.validFrom ?? null,
        programme.validUntil,
      )
  }
}
