import type { Evidence } from '../../../lib/contract/commerce/qualification/evidence.ts'
import { IN_TRAINING, QUALIFICATION_OPTIONS } from '../../seed/reference/qualification-options.ts'
import { fieldFault, validationError } from '../http/occ-error.ts'
import { isCountry } from '../reference/place-names.ts'

/** What an evidence names of a list; `code` is absent where it names something else. */
type Named = { code?: string; member: string }

const namedIn = (evidence: Evidence): Named => {
  switch (evidence.kind) {
    case 'degree':
      return { code: evidence.detail.degree.code, member: 'degree' }
    case 'certification':
      return { code: evidence.detail.certification.code, member: 'certification' }
    case 'accredited-institution':
      return { ...evidence.detail.institution, member: 'institution' }
    case 'organisation':
      return { ...evidence.detail.organisation, member: 'organisation' }
  }
}

/** The level of what is named without being in a list. */
const UNLISTED_LEVEL = 'B'

/** Whether an evidence names something that is in the list of its kind. */
export const isListed = (evidence: Evidence): boolean => namedIn(evidence).code !== undefined

/** The level that an evidence gives. Throws a refusal for a code that is in no list. */
export const grantedLevel = (evidence: Evidence) => {
  const { code, member } = namedIn(evidence)
  if (code === undefined) return UNLISTED_LEVEL
  const option = QUALIFICATION_OPTIONS[evidence.kind].find(known => known.code === code)
  if (option === undefined)
    throw validationError([fieldFault(`detail.${member}.code`, 'invalid', 'Not in the list.')])
  return option.grantsLevel
}

/** Throws a refusal that names the member which breaks a rule of time, place or supervision. */
export const requirePlausible = (evidence: Evidence, today: string): void => {
  const fault = faultOf(evidence, today)
  if (fault !== undefined) throw validationError([fieldFault(`detail.${fault[0]}`, fault[1], fault[2])])
}

const faultOf = (
  evidence: Evidence,
  today: string,
): [string, 'invalid' | 'missing' | 'expired', string] | undefined => {
  switch (evidence.kind) {
    case 'degree': {
      const { degree, country, supervision, yearAwarded } = evidence.detail
      if (!isCountry(country.isocode)) return ['country', 'invalid', 'Not a country.']
      if (degree.code === IN_TRAINING && supervision === undefined)
        return ['supervision', 'missing', 'A supervisor is required.']
      const latest = Number(today.slice(0, 4)) + (degree.code === IN_TRAINING ? 10 : 0)
      return yearAwarded > latest ? ['yearAwarded', 'invalid', 'The year is in the future.'] : undefined
    }
    case 'certification': {
      const { issuedOn = today, expiresOn = today } = evidence.detail
      if (issuedOn > today) return ['issuedOn', 'invalid', 'The day is in the future.']
      return expiresOn < today ? ['expiresOn', 'expired', 'The certification has expired.'] : undefined
    }
    case 'organisation':
      return (evidence.detail.validUntil ?? today) < today
        ? ['validUntil', 'expired', 'The membership has ended.']
        : undefined
    case 'accredited-institution':
      return undefined
  }
}
