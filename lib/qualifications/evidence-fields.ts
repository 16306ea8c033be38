import type { Evidence, EvidenceKind } from '@/lib/contract/commerce/qualification/evidence'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'

/** Value of a select for what is in no list. */
export const OTHER_OPTION = 'other'

type FieldType = 'option' | 'optionOrOther' | 'text' | 'country' | 'year' | 'date'

/** Names of all fields of evidence. */
type EvidenceField =
  | 'degree'
  | 'fieldOfStudy'
  | 'institution'
  | 'otherName'
  | 'country'
  | 'yearAwarded'
  | 'supervisorName'
  | 'supervisorNumber'
  | 'certification'
  | 'issuingBody'
  | 'number'
  | 'region'
  | 'issuedOn'
  | 'expiresOn'
  | 'role'
  | 'department'
  | 'organisation'
  | 'membershipNumber'
  | 'grade'
  | 'validUntil'

export type FieldSpec = { name: EvidenceField; type: FieldType; optional?: true }

const field = (name: EvidenceField, type: FieldType = 'text'): FieldSpec => ({ name, type })
const optional = (name: EvidenceField, type: FieldType = 'text'): FieldSpec => ({
  name,
  type,
  optional: true,
})

/** The fields of each kind of evidence in their order (pages: Qualifications). */
export const EVIDENCE_FIELDS: Readonly<Record<EvidenceKind, readonly FieldSpec[]>> = {
  degree: [
    field('degree', 'option'),
    field('fieldOfStudy'),
    field('institution'),
    field('country', 'country'),
    field('yearAwarded', 'year'),
    optional('supervisorName'),
    optional('supervisorNumber'),
  ],
  certification: [
    field('certification', 'option'),
    field('issuingBody'),
    field('number'),
    optional('region'),
    optional('issuedOn', 'date'),
    optional('expiresOn', 'date'),
  ],
  'accredited-institution': [
    field('institution', 'optionOrOther'),
    optional('otherName'),
    field('role'),
    optional('department'),
  ],
  organisation: [
    field('organisation', 'optionOrOther'),
    optional('otherName'),
    field('membershipNumber'),
    optional('grade'),
    optional('validUntil', 'date'),
  ],
}

export type EvidenceValues = Readonly<Partial<Record<EvidenceField, string | undefined>>>

type Listed = { code?: string; name?: string | undefined }

const chosen = ({ code, name = '' }: Listed) =>
  code === undefined ? { code: OTHER_OPTION, otherName: name } : { code, otherName: '' }

/** What the form of an evidence shows of one that is known. */
export function valuesOf(evidence: Evidence): EvidenceValues {
  switch (evidence.kind) {
    case 'degree': {
      const { degree, country, yearAwarded, supervision, ...texts } = evidence.detail
      return {
        ...texts,
        degree: degree.code,
        country: country.isocode,
        yearAwarded: String(yearAwarded),
        ...(supervision && { supervisorName: supervision.name, supervisorNumber: supervision.number }),
      }
    }
    case 'certification':
      return { ...evidence.detail, certification: evidence.detail.certification.code }
    case 'accredited-institution': {
      const { code, otherName } = chosen(evidence.detail.institution)
      return { ...evidence.detail, institution: code, otherName }
    }
    case 'organisation': {
      const { code, otherName } = chosen(evidence.detail.organisation)
      return { ...evidence.detail, organisation: code, otherName }
    }
  }
}

/** The same in words: codes are replaced by their names. */
export function shownValuesOf(qualification: Qualification): EvidenceValues {
  const values: EvidenceValues = { ...valuesOf(qualification), otherName: '' }
  switch (qualification.kind) {
    case 'degree': {
      const { degree, country } = qualification.detail
      return { ...values, degree: degree.name ?? degree.code, country: country.name ?? country.isocode }
    }
    case 'certification': {
      const { code, name } = qualification.detail.certification
      return { ...values, certification: name ?? code }
    }
    case 'accredited-institution':
      return { ...values, institution: nameOf(qualification.detail.institution) }
    case 'organisation':
      return { ...values, organisation: nameOf(qualification.detail.organisation) }
  }
}

const nameOf = ({ code = '', name = code }: Listed): string => name

/** What an evidence is called in a list: the name of what it names first. */
export const evidenceName = (qualification: Qualification): string => {
  const [first] = EVIDENCE_FIELDS[qualification.kind]
  return (first && shownValuesOf(qualification)[first.name]) ?? ''
}
