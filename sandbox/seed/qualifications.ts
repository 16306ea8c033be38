import type { DatabaseSync } from 'node:sqlite'
import { findCustomerByIamId } from '../commerce/customers/customer-store.ts'
import { insertDocument } from '../commerce/payments/document-store.ts'
import { addFile } from '../commerce/qualifications/evidence-files.ts'
import { grantedLevel } from '../commerce/qualifications/granted-level.ts'
import { insertQualification, stepQualification } from '../commerce/qualifications/qualification-store.ts'
import { noteReminder } from '../commerce/qualifications/settle-qualifications.ts'
import { offerPdf } from '../commerce/quotes/offer-pdf.ts'
import type { SandboxContext } from '../context.ts'
import { isoDay } from '../iso-day.ts'
import { DEMO_QUALIFICATIONS, type DemoQualification } from './demo-qualifications.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** How long before a decision the evidence was sent, in days. */
const REVIEWED = 2

/** Evidence of the people who show its states. Nobody is told of it. */
export const seedQualifications = ({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): void => {
  for (const demo of DEMO_QUALIFICATIONS) seedQualification(database, clock.now(), demo)
}

const seedQualification = (database: DatabaseSync, now: number, demo: DemoQualification): void => {
  const customer = findCustomerByIamId(database, demo.customer)
  if (customer === undefined) throw new Error(`there is no customer ${demo.customer}`)
  const { customerId } = customer
  const { evidence, status, endsIn, reason, note } = demo
  const at = now - demo.hoursAgo * HOUR_MS
  const sentAt = status === 'SUBMITTED' ? at : at - REVIEWED * DAY_MS
  const facts = { customerId, evidence, grantsLevel: grantedLevel(evidence) }
  const id = insertQualification(database, facts, sentAt)
  if (demo.fileName !== undefined) {
    const file = { fileName: demo.fileName, mediaType: 'application/pdf', content: offerPdf(demo.fileName) }
    addFile(database, id, insertDocument(database, customerId, file, sentAt).id)
  }
  if (status === 'DRAFT') return
  stepQualification(database, id, { status: 'SUBMITTED', at: sentAt })
  if (status === 'SUBMITTED') return
  const validUntil = endsIn === undefined ? undefined : isoDay(now + endsIn * DAY_MS)
  stepQualification(database, id, { status, at, reason, note, validUntil })
  for (const days of [60, 30, 7]) noteReminder({ database }, id, days)
}
