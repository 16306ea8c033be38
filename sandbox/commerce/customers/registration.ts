import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js'
import type { OccErrorEntry } from '../../../lib/contract/commerce/error.ts'
import type { UserPatch } from '../../../lib/contract/commerce/user.ts'
import { fieldFault } from '../http/occ-error.ts'
import { findIndustry, findJobTitle, findSector } from '../reference/coded-lists.ts'
import { isCountry } from '../reference/place-names.ts'
import type { Site } from '../sites.ts'
import type { Customer, CustomerFacts } from './customer.ts'

type Rule = (patch: UserPatch, customer: Customer, site: Site) => OccErrorEntry | undefined

const fault = (wrong: boolean, subject: string, message: string): OccErrorEntry | undefined =>
  wrong ? fieldFault(subject, 'invalid', message) : undefined

const checkPhoneRule: Rule = ({ phoneCountryCode, phoneNumber }, customer) => {
  if (phoneCountryCode === undefined && phoneNumber === undefined) return undefined
  const code = phoneCountryCode ?? customer.phoneCountryCode
  const number = phoneNumber ?? customer.phoneNumber
  if (code === undefined) return fieldFault('phoneCountryCode', 'missing', 'The calling code is required.')
  if (number === undefined) return fieldFault('phoneNumber', 'missing', 'The number is required.')
  const joined = `+${code}${number}`
  if (validatePhoneNumberLength(joined) === 'TOO_SHORT') {
    return fieldFault('phoneNumber', 'tooShort', 'The number is too short.')
  }
  const phone = parsePhoneNumberFromString(joined)
  const fits = phone?.isValid() === true && phone.countryCallingCode === code
  return fault(!fits, 'phoneNumber', 'The number does not exist in the country of the calling code.')
}

const RULES: readonly Rule[] = [
  ({ jobTitle }) =>
    fault(
      jobTitle !== undefined && !findJobTitle(jobTitle.code, 'en'),
      'jobTitle.code',
      'Not a known job title.',
    ),
  ({ industry }) =>
    fault(
      industry !== undefined && !findIndustry(industry.code, 'en'),
      'industry.code',
      'Not a known industry.',
    ),
  ({ industry, sector }, customer) => {
    const code = sector?.code ?? (industry === undefined ? undefined : customer.sector)
    const belongs =
      code === undefined || findSector(industry?.code ?? customer.industry, code, 'en') !== undefined
    return fault(!belongs, 'sector.code', 'The sector does not belong to the industry.')
  },
  checkPhoneRule,
  ({ registrationCountryIso: country }) =>
    fault(country !== undefined && !isCountry(country), 'registrationCountryIso', 'Not a known country.'),
  ({ language }, _customer, site) =>
    fault(
      language !== undefined && !site.languages.includes(language.isocode),
      'language.isocode',
      'Not offered.',
    ),
  ({ currency }, _customer, site) =>
    fault(
      currency !== undefined && !site.currencies.includes(currency.isocode),
      'currency.isocode',
      'Not offered.',
    ),
  ({ siteId }, _customer, site) =>
    fault(siteId !== undefined && siteId !== site.uid, 'siteId', 'The site is not the site of the path.'),
  ({ siteId, registrationStatus }) =>
    registrationStatus !== undefined && siteId === undefined
      ? fieldFault('siteId', 'missing', 'The site is required.')
      : undefined,
]

/** All faults of a change to the customer record, one per field (spec §5, personal info). */
export const validatePatch = (patch: UserPatch, customer: Customer, site: Site): OccErrorEntry[] =>
  RULES.map(rule => rule(patch, customer, site)).filter(entry => entry !== undefined)

/** The facts a judged change writes. */
export const toFacts = ({
  jobTitle,
  industry,
  sector,
  language,
  currency,
  consents: _consents,
  ...patch
}: UserPatch): CustomerFacts => {
  const written = {
    ...patch,
    jobTitle: jobTitle?.code,
    industry: industry?.code,
    sector: sector?.code,
    language: language?.isocode,
    currency: currency?.isocode,
    registrationCountry: patch.registrationCountryIso,
  }
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))
}
