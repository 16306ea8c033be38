import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type Evidence, evidenceSchema } from '../../../lib/contract/commerce/qualification/evidence.ts'

const STATUSES = ['DRAFT', 'SUBMITTED', 'MORE_INFORMATION', 'APPROVED', 'REJECTED'] as const

/** The status as it was decided; that a qualification has expired follows from the day. */
export type StoredStatus = (typeof STATUSES)[number]

const rowSchema = z.object({
  id: z.string(),
  customerId: z.string(),
  evidence: evidenceSchema,
  grantsLevel: z.enum(['A', 'B', 'C']),
  status: z.enum(STATUSES),
  submittedAt: z.number().nullable(),
  decidedAt: z.number().nullable(),
  validUntil: z.string().nullable(),
  reason: z.string().nullable(),
  renews: z.string().nullable(),
})

/** A qualification as it is stored. */
export type StoredQualification = z.infer<typeof rowSchema>

const SELECT = `SELECT id, customer_id AS customerId, kind, detail, grants_level AS grantsLevel, status,
  submitted_at AS submittedAt, decided_at AS decidedAt, valid_until AS validUntil, reason, renews
  FROM commerce_qualifications`

const read = (row: Record<string, unknown>): StoredQualification =>
  rowSchema.parse({ ...row, evidence: { kind: row.kind, detail: JSON.parse(String(row.detail)) } })

/** Qualifications of a customer, the newest first. */
export const listQualifications = (database: DatabaseSync, customerId: string): StoredQualification[] =>
  database
    .prepare(`${SELECT} WHERE customer_id = ? ORDER BY created_at DESC, rowid DESC`)
    .all(customerId)
    .map(read)

/** All qualifications in a status. */
export const listQualificationsIn = (database: DatabaseSync, status: StoredStatus): StoredQualification[] =>
  database.prepare(`${SELECT} WHERE status = ?`).all(status).map(read)

/** Qualifications that were submitted up to a moment and wait for a decision. */
export const listSubmittedUntil = (database: DatabaseSync, moment: number): StoredQualification[] =>
  database.prepare(`${SELECT} WHERE status = 'SUBMITTED' AND submitted_at <= ?`).all(moment).map(read)

/** A qualification of any customer. */
export const findQualification = (database: DatabaseSync, id: string): StoredQualification | undefined => {
  const row = database.prepare(`${SELECT} WHERE id = ?`).get(id)
  return row === undefined ? undefined : read(row)
}

export type NewQualification = {
  customerId: string
  evidence: Evidence
  grantsLevel: StoredQualification['grantsLevel']
  renews?: string | undefined
}

/** Stores a draft and returns its id. */
export const insertQualification = (
  database: DatabaseSync,
  { customerId, evidence: { kind, detail }, grantsLevel, renews }: NewQualification,
  now: number,
): string => {
  const id = randomUUID()
  database
    .prepare(
      `INSERT INTO commerce_qualifications (id, customer_id, kind, detail, grants_level, status, created_at, renews)
       VALUES (?, ?, ?, ?, ?, 'DRAFT', ?, ?)`,
    )
    .run(id, customerId, kind, JSON.stringify(detail), grantsLevel, now, renews ?? null)
  noteEvent(database, id, { status: 'DRAFT', at: now })
  return id
}

/** Writes another evidence of the same kind. */
export const writeEvidence = (
  database: DatabaseSync,
  id: string,
  { evidence, grantsLevel }: Pick<NewQualification, 'evidence' | 'grantsLevel'>,
): void => {
  database
    .prepare('UPDATE commerce_qualifications SET detail = ?, grants_level = ? WHERE id = ?')
    .run(JSON.stringify(evidence.detail), grantsLevel, id)
}

/** A step of a qualification: `note` is what was said. */
export type QualificationStep = {
  status: StoredStatus
  at: number
  reason?: string | undefined
  note?: string | undefined
  /** Whether it was sent with the statement of responsible use. */
  statementAccepted?: boolean
  validUntil?: string | undefined
}

const isDecision = (status: StoredStatus): boolean => status !== 'SUBMITTED' && status !== 'DRAFT'

/** Takes a qualification to its next status and notes it. */
export const stepQualification = (database: DatabaseSync, id: string, step: QualificationStep): void => {
  const { status, at, reason, validUntil } = step
  const isSent = status === 'SUBMITTED'
  database
    .prepare(
      `UPDATE commerce_qualifications SET status = ?, submitted_at = CASE WHEN ? THEN ? ELSE submitted_at END,
       decided_at = ?, reason = ?, valid_until = ? WHERE id = ?`,
    )
    .run(status, Number(isSent), at, isDecision(status) ? at : null, reason ?? null, validUntil ?? null, id)
  noteEvent(database, id, step)
}

/** Deletes a qualification with what belongs to it; its files are deleted before. */
export const deleteQualification = (database: DatabaseSync, id: string): void => {
  database.prepare('DELETE FROM commerce_qualifications WHERE id = ?').run(id)
}

const noteEvent = (
  database: DatabaseSync,
  id: string,
  { status, at, reason, note, statementAccepted = false }: QualificationStep,
): void => {
  database
    .prepare(
      `INSERT INTO commerce_qualification_events (qualification, status, reason, note, happened_at, statement_accepted)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(id, status, reason ?? null, note ?? null, at, Number(statementAccepted))
}

const eventSchema = z.object({
  status: z.enum(STATUSES),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  at: z.number(),
  statementAccepted: z.number().transform(flag => flag === 1),
})

/** What has happened to a qualification, the first first. */
export const listEvents = (database: DatabaseSync, id: string): z.infer<typeof eventSchema>[] =>
  database
    .prepare(
      `SELECT status, reason, note, happened_at AS at, statement_accepted AS statementAccepted
       FROM commerce_qualification_events
       WHERE qualification = ? ORDER BY happened_at, id`,
    )
    .all(id)
    .map(row => eventSchema.parse(row))
