import { isoDay } from '../../iso-day.ts'
import type { Commerce } from '../commerce.ts'
import { listFiles } from './evidence-files.ts'
import { isListed } from './granted-level.ts'
import {
  listEvents,
  type QualificationStep,
  type StoredQualification,
  stepQualification,
} from './qualification-store.ts'
import { tellStatus } from './tell-holder.ts'

/** How long an approval is valid where the evidence itself has no earlier end, in years. */
const VALID_YEARS = 3

const ownEnd = ({ evidence }: StoredQualification): string | undefined => {
  if (evidence.kind === 'certification') return evidence.detail.expiresOn
  return evidence.kind === 'organisation' ? evidence.detail.validUntil : undefined
}

/** The last day of a qualification that is approved now. */
const endOfApproval = (qualification: StoredQualification, now: number): string => {
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + VALID_YEARS)
  const latest = isoDay(end.getTime())
  const own = ownEnd(qualification) ?? latest
  return own < latest ? own : latest
}

/** Decides on a qualification and tells its holder. */
export const decideOn = (
  commerce: Pick<Commerce, 'database' | 'mail'>,
  qualification: StoredQualification,
  step: QualificationStep,
): void => {
  const validUntil = step.status === 'APPROVED' ? endOfApproval(qualification, step.at) : undefined
  stepQualification(commerce.database, qualification.id, { validUntil, ...step })
  tellStatus(commerce, qualification.id)
}

/**
 * What reviewers decide when nobody steps in: evidence without a file is asked for one, an institution or
 * organisation that is in no list is refused at first and approved when its holder objects.
 */
export const ruledDecision = (
  { database }: Pick<Commerce, 'database'>,
  qualification: StoredQualification,
): Pick<QualificationStep, 'status' | 'reason'> => {
  if (listFiles(database, qualification.id).length === 0)
    return { status: 'MORE_INFORMATION', reason: 'DOCUMENT_MISSING' }
  const wasRefused = listEvents(database, qualification.id).some(({ status }) => status === 'REJECTED')
  if (!isListed(qualification.evidence) && !wasRefused) return { status: 'REJECTED', reason: 'NOT_LISTED' }
  return { status: 'APPROVED' }
}
