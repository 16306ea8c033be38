import { MOST_MINUTES, toAgeMonths } from '@/lib/catalogue/age'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { FIT_FIELDS, FIT_PAGES } from '@/lib/site/page-parameters'
import { type FitCriteria, hasCriteria, OWN_LEVELS, SETTINGS } from './fit-criteria'

export type FitField = (typeof FIT_FIELDS)[number]

export type FitValues = Readonly<Record<FitField, string>>

export type FitErrorCode = 'yearsInvalid' | 'monthsInvalid' | 'minutesInvalid' | 'nothingAsked'

export type FitError = { field: FitField; code: FitErrorCode }

export type FitForm =
  | { state: 'new'; values: FitValues }
  | { state: 'wrong'; values: FitValues; errors: readonly FitError[] }
  | { state: 'asked'; values: FitValues; criteria: FitCriteria; fitPage: number; restFrom: number }

const LONGEST_VALUE = 60
const LAST_PAGE = 2_000
const LAST_PLACE = 999_999

const CODE = /^[A-Za-z0-9-]{1,60}$/

function readWhole(text: string, most: number): number | undefined {
  const digits = text.normalize('NFKC')
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  return number >= 1 && number <= most ? number : undefined
}

function readAge({ years, months }: FitValues): number | undefined | readonly FitError[] {
  if (years === '' && months === '') return undefined
  const errors: FitError[] = []
  if (toAgeMonths(years, '') === undefined) errors.push({ field: 'years', code: 'yearsInvalid' })
  if (toAgeMonths('', months) === undefined) errors.push({ field: 'months', code: 'monthsInvalid' })
  return errors.length > 0 ? errors : toAgeMonths(years, months)
}

function readMinutes({ minutes }: FitValues): number | undefined | readonly FitError[] {
  if (minutes === '') return undefined
  return readWhole(minutes, MOST_MINUTES) ?? [{ field: 'minutes', code: 'minutesInvalid' }]
}

const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find(candidate => candidate.toLowerCase() === value.toLowerCase())

const code = (value: string): string | undefined => (CODE.test(value) ? value : undefined)

function criteriaOf(
  values: FitValues,
  ageMonths: number | undefined,
  minutes: number | undefined,
): FitCriteria {
  const criteria = {
    ageMonths,
    minutes,
    setting: oneOf(SETTINGS, values.setting),
    language: code(values.language),
    level: oneOf(OWN_LEVELS, values.level),
    area: code(values.area),
  }
  return Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined))
}

/** Parses the form of the fit finder from its address; values stay as the user entered them. */
export function readFitForm(parameters: AddressParameters): FitForm {
  const typed = FIT_FIELDS.map(field => [field, firstParam(parameters, field).trim().slice(0, LONGEST_VALUE)])
  const values: FitValues = Object.fromEntries(typed)
  if (FIT_FIELDS.every(field => field === 'area' || parameters[field] === undefined))
    return { state: 'new', values }
  const [age, minutes] = [readAge(values), readMinutes(values)]
  const errors = [age, minutes].flatMap(read => (typeof read === 'object' ? read : []))
  if (typeof age === 'object' || typeof minutes === 'object') return { state: 'wrong', values, errors }
  const criteria = criteriaOf(values, age, minutes)
  if (!hasCriteria(criteria))
    return { state: 'wrong', values, errors: [{ field: 'years', code: 'nothingAsked' }] }
  return {
    state: 'asked',
    values,
    criteria,
    fitPage: readWhole(firstParam(parameters, FIT_PAGES.fit), LAST_PAGE) ?? 1,
    restFrom: readWhole(firstParam(parameters, FIT_PAGES.rest), LAST_PLACE) ?? 0,
  }
}
