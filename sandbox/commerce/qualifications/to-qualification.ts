import type { Evidence } from '../../../lib/contract/commerce/qualification/evidence.ts'
import { dayIn } from '../../iso-day.ts'
import { QUALIFICATION_OPTIONS } from '../../seed/reference/qualification-options.ts'
import type { LevelReading } from '../customers/customer-level.ts'
import { findQualificationLevel, toNamedCode } from '../reference/coded-lists.ts'
import { countryName } from '../reference/place-names.ts'
import { toWireDate } from '../wire-date.ts'
import { listFiles } from './evidence-files.ts'
import { listEvents, type StoredQualification } from './qualification-store.ts'

/** The status on a day of the site: an approval ends by itself, after its last day. */
const statusOn = (
  { status, validUntil }: Pick<StoredQualification, 'status' | 'validUntil'>,
  today: string,
) => (status === 'APPROVED' && validUntil !== null && validUntil < today ? 'EXPIRED' : status)

const named = <T extends { code?: string; name?: string | undefined }>(
  kind: Evidence['kind'],
  value: T,
  language: string,
): T => {
  const option = QUALIFICATION_OPTIONS[kind].find(({ code }) => code === value.code)
  return option === undefined ? value : { ...value, name: toNamedCode(language)(option).name }
}

/** The evidence with the names of its codes. */
const spelled = ({ kind, detail }: Evidence, language: string): Evidence => {
  switch (kind) {
    case 'degree': {
      const { degree, country } = detail
      const place = { isocode: country.isocode, name: countryName(country.isocode, language) }
      return { kind, detail: { ...detail, degree: named(kind, degree, language), country: place } }
    }
    case 'certification':
      return { kind, detail: { ...detail, certification: named(kind, detail.certification, language) } }
    case 'accredited-institution':
      return { kind, detail: { ...detail, institution: named(kind, detail.institution, language) } }
    case 'organisation':
      return { kind, detail: { ...detail, organisation: named(kind, detail.organisation, language) } }
  }
}

type View = LevelReading & { language: string }

/** A qualification as the engine answers it; absent members are null. */
export const toQualification = ({ database, now, market, language }: View, stored: StoredQualification) => {
  const { id, evidence, grantsLevel, submittedAt, decidedAt, validUntil, reason, renews } = stored
  return {
    id,
    ...spelled(evidence, language),
    status: statusOn(stored, dayIn(market.site.timeZone, now)),
    grantsLevel: findQualificationLevel(grantsLevel, language),
    submittedAt: submittedAt && toWireDate(submittedAt),
    decidedAt: decidedAt && toWireDate(decidedAt),
    validUntil,
    reason,
    renews,
    documents: listFiles(database, id),
    history: listEvents(database, id).map(event => ({
      status: event.status,
      at: toWireDate(event.at),
      ...(event.reason !== null && { reason: event.reason }),
      ...(event.note !== null && { note: event.note }),
      ...(event.statementAccepted && { statementAccepted: true }),
    })),
  }
}
