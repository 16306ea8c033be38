import {
  EVIDENCE_KINDS,
  type Evidence,
  type EvidenceKind,
  evidenceSchema,
  FIRST_DEGREE_YEAR,
  MOST_EVIDENCE_CHARACTERS,
} from '@/lib/contract/commerce/qualification/evidence'
import type { FieldRefusal } from '@/lib/forms/form-errors'
import type { ProblemDetail } from '@/lib/result/result'
import { failed, ok, type Result } from '@/lib/result/result'
import { cleanText, type NormalForm } from '@/lib/validation/text'
import { EVIDENCE_FIELDS, type EvidenceValues, type FieldSpec, OTHER_OPTION } from './evidence-fields'

/** A degree that is still being studied for. */
const IN_TRAINING = 'in-training'

const isOther = ({ institution, organisation }: EvidenceValues): boolean =>
  [institution, organisation].includes(OTHER_OPTION)

/** The level of a trainee counts with a supervisor, and something that is in no list has a name. */
const isRequired = ({ name, optional }: FieldSpec, values: EvidenceValues): boolean => {
  if (name === 'otherName') return isOther(values)
  if (name === 'supervisorName' || name === 'supervisorNumber')
    return values.degree === IN_TRAINING || hasText(values.supervisorName) || hasText(values.supervisorNumber)
  return optional !== true
}

const hasText = (value: string | undefined): boolean => value !== undefined && value !== ''

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** Numbers that a board or an employer has given: full-width digits are those digits. */
const NUMBERS: readonly FieldSpec['name'][] = ['number', 'membershipNumber', 'supervisorNumber']

const formOf = ({ name, type }: FieldSpec): NormalForm =>
  type === 'text' && !NUMBERS.includes(name) ? 'NFC' : 'NFKC'

type Checking = { values: EvidenceValues; today: string }

function faultOf(spec: FieldSpec, { values, today }: Checking): Omit<FieldRefusal, 'name'> | undefined {
  const value = values[spec.name] ?? ''
  if (value === '') return isRequired(spec, values) ? { code: 'required' } : undefined
  if (value.length > MOST_EVIDENCE_CHARACTERS)
    return { code: 'tooLong', params: { max: MOST_EVIDENCE_CHARACTERS } }
  if (spec.name === 'otherName' && !isOther(values)) return { code: 'notOther' }
  if (spec.type === 'year') return yearFault(value, Number(today.slice(0, 4)), values)
  if (spec.type !== 'date') return undefined
  if (!isDay(value)) return { code: 'day' }
  if (spec.name === 'issuedOn') return value > today ? { code: 'future' } : undefined
  return value < today ? { code: 'over' } : undefined
}

function yearFault(value: string, year: number, { degree }: EvidenceValues) {
  const isYear = /^\d{4}$/.test(value) && Number(value) >= FIRST_DEGREE_YEAR
  if (!isYear) return { code: 'year' }
  return Number(value) > year && degree !== IN_TRAINING ? { code: 'futureYear' } : undefined
}

/**
 * Checks the fields of an evidence.
 * @param today yyyy-mm-dd
 */
export function checkEvidence(
  kind: EvidenceKind,
  typed: EvidenceValues,
  today: string,
): Result<Evidence, readonly FieldRefusal[]> {
  const fields = EVIDENCE_FIELDS[kind]
  const cleaned = fields.map(spec => [spec, cleanText(typed[spec.name] ?? '', formOf(spec))] as const)
  const values: EvidenceValues = Object.fromEntries(
    cleaned.map(([{ name }, text]) => [name, text.ok ? text.value : typed[name]] as const),
  )
  const errors = cleaned.flatMap(([spec, text]) => {
    const fault = text.ok ? faultOf(spec, { values, today }) : text.error
    return fault === undefined ? [] : [{ name: spec.name, ...fault }]
  })
  if (errors.length > 0) return failed(errors)
  const evidence = evidenceSchema.safeParse({ kind, detail: detailOf(kind, values) })
  return evidence.success ? ok(evidence.data) : failed([{ name: fields[0]?.name ?? '', code: 'invalid' }])
}

const listed = (code: string | undefined, name: string | undefined) =>
  code === OTHER_OPTION ? { name } : { code }

function detailOf(kind: EvidenceKind, values: EvidenceValues): object {
  const { otherName, ...rest } = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))
  switch (kind) {
    case 'degree': {
      const { supervisorName: name, supervisorNumber: number, ...texts } = rest
      return {
        ...texts,
        degree: { code: rest.degree },
        country: { isocode: rest.country },
        yearAwarded: Number(rest.yearAwarded),
        ...(name !== undefined && number !== undefined && { supervision: { name, number } }),
      }
    }
    case 'certification':
      return { ...rest, certification: { code: rest.certification } }
    case 'accredited-institution':
      return { ...rest, institution: listed(rest.institution, otherName) }
    case 'organisation':
      return { ...rest, organisation: listed(rest.organisation, otherName) }
  }
}

/** The errors at the fields that commerce names; undefined where it names none. */
export function refusedFields(
  kind: EvidenceKind,
  details: readonly ProblemDetail[] = [],
): readonly FieldRefusal[] | undefined {
  const errors = details.flatMap(({ subject = '', reason = 'invalid' }) => {
    const member = /^detail\.(\w+)/.exec(subject)?.[1]
    const name = member === 'supervision' ? 'supervisorName' : member
    const isField = EVIDENCE_FIELDS[kind].some(field => field.name === name)
    return name !== undefined && isField ? [{ name, code: REASONS[reason] ?? 'invalid' }] : []
  })
  return errors.length === 0 ? undefined : errors
}

/** The same for an evidence of any kind. */
export const refusedEvidence = (details?: readonly ProblemDetail[]): readonly FieldRefusal[] | undefined =>
  EVIDENCE_KINDS.map(kind => refusedFields(kind, details)).find(errors => errors !== undefined)

const REASONS: Readonly<Record<string, string>> = {
  missing: 'required',
  expired: 'over',
  duplicate: 'duplicate',
}
