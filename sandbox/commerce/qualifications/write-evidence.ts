import type { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { type Evidence, evidenceSchema } from '../../../lib/contract/commerce/qualification/evidence.ts'
import { dayIn, isoDay } from '../../iso-day.ts'
import type { Commerce } from '../commerce.ts'
import type { Customer } from '../customers/customer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { parseInput } from '../http/read-body.ts'
import { enabledKinds } from './enabled-kinds.ts'
import { grantedLevel, requirePlausible } from './granted-level.ts'
import {
  insertQualification,
  listQualifications,
  type StoredQualification,
  stepQualification,
  writeEvidence,
} from './qualification-store.ts'

/** Reads an evidence. Throws a 404 for a kind that is off, and a 400 for what breaks a rule. */
export const readEvidence = (
  { database, clock }: Commerce,
  request: CommerceRequest,
  body: { kind: string; detail?: unknown },
): Evidence => {
  const evidence = parseInput(evidenceSchema, body)
  if (!enabledKinds(database, request).includes(evidence.kind))
    throw occError.unknownResource('This kind of evidence is not accepted.')
  requirePlausible(evidence, dayIn(request.get('site').timeZone, clock.now()))
  return evidence
}

/** Stores a new evidence as a draft and returns its id. */
export const createEvidence = (
  { database, clock }: Commerce,
  { customerId }: Customer,
  { evidence, renews }: { evidence: Evidence; renews: string | undefined },
): string => {
  const own = listQualifications(database, customerId)
  if (renews !== undefined && !own.some(({ id }) => id === renews))
    throw occError.notFound('There is no such qualification to renew.', { reason: 'notFound' })
  requireUnusedNumber(database, evidence, replacedBy(own, renews, isoDay(clock.now())))
  return insertQualification(
    database,
    { customerId, evidence, grantsLevel: grantedLevel(evidence), renews },
    clock.now(),
  )
}

/**
 * Writes another evidence into a qualification. One that reviewers have becomes a draft again: its statement
 * was about what it said before.
 */
export const replaceEvidence = (
  { database, clock }: Commerce,
  stored: StoredQualification,
  evidence: Evidence,
): void => {
  const { id, status, evidence: before } = stored
  requireUnusedNumber(database, evidence, [id, ...replacedFor(database, stored, isoDay(clock.now()))])
  if (isDeepStrictEqual(before, evidence)) return
  writeEvidence(database, id, { evidence, grantsLevel: grantedLevel(evidence) })
  if (status === 'SUBMITTED') stepQualification(database, id, { status: 'DRAFT', at: clock.now() })
}

/** Throws where an evidence may not be sent any more: its own end has passed, or its number is used. */
export const requireSendable = ({ database, clock }: Commerce, stored: StoredQualification): void => {
  const today = isoDay(clock.now())
  const { id, evidence } = stored
  requirePlausible(evidence, today)
  requireUnusedNumber(database, evidence, [id, ...replacedFor(database, stored, today)])
}

const replacedFor = (
  database: DatabaseSync,
  { customerId, renews }: StoredQualification,
  today: string,
): readonly string[] => replacedBy(listQualifications(database, customerId), renews ?? undefined, today)

/** Own qualifications whose number a new one may have: those that have ended, and those that it renews. */
const replacedBy = (
  own: readonly StoredQualification[],
  renews: string | undefined,
  today: string,
): readonly string[] => {
  const ended = own.filter(({ validUntil }) => validUntil !== null && validUntil < today)
  return [...ended.map(({ id }) => id), ...renewedBy(own, renews)]
}

/** The qualification that a new one renews, with the one that this has renewed, and so on to the first. */
const renewedBy = (own: readonly StoredQualification[], renews: string | undefined): readonly string[] => {
  const known = own.find(({ id }) => id === renews)
  return known === undefined ? [] : [known.id, ...renewedBy(own, known.renews ?? undefined)]
}

/** Throws a 409 for a licence that somebody has sent in before, drafts and refused ones aside. */
const requireUnusedNumber = (database: DatabaseSync, evidence: Evidence, except: readonly string[]): void => {
  if (evidence.kind !== 'certification') return
  const { number, certification } = evidence.detail
  const known = database
    .prepare(
      `SELECT id FROM commerce_qualifications WHERE kind = 'certification'
       AND status IN ('SUBMITTED', 'MORE_INFORMATION', 'APPROVED')
       AND json_extract(detail, '$.certification.code') = ?
       AND upper(json_extract(detail, '$.number')) = upper(?)`,
    )
    .all(certification.code, number)
  if (known.every(({ id }) => except.includes(String(id)))) return
  throw occError.alreadyExists('This number was sent in before.', {
    reason: 'duplicate',
    subject: 'detail.number',
    subjectType: 'parameter',
  })
}
