import type { AddressInput } from '../../../lib/contract/commerce/address.ts'
import type { OccErrorEntry } from '../../../lib/contract/commerce/error.ts'
import { fieldFault } from '../http/occ-error.ts'
import { findRegion, hasRegions, isCountry } from '../reference/place-names.ts'
import { comparisonKey } from '../text/transliterate.ts'
import { isPostalCode, needsPostalCode, normalizePostalCode } from './postal-code.ts'

const ALLOWED = /^[\p{Script=Latin}\p{M}\d !"#$%&'*+,\-./:;=?@^_~()]*$/u

/** How a box at a post office is written in the site languages. */
const PO_BOX = [
  /\bp\.?\s*o\.?\s*box\b/i,
  /\bpost\s+office\s+box\b/i,
  /\bgpo\s+box\b/i,
  /\bpmb\b/i,
  /\b(?:locked|private)\s+bag\b/i,
  /\bpostbus\b/i,
  /\bapartado\b/i,
  /\bcase\s+postale\b/i,
  /\bbo[iî]te\s+postale\b/i,
  /(?:^|[\s,])c\.?\s?p\.?\s*\d/i,
]

const LINES = ['line1', 'line2', 'line3', 'town'] as const

/** Whether a line of an address is a box at a post office. */
export const namesPoBox = ({ line1, line2, line3 }: AddressInput): boolean =>
  [line1, line2, line3].some(line => line !== undefined && PO_BOX.some(pattern => pattern.test(line)))

/**
 * The address in the form in which it is judged and stored: empty lines gone, the postal code in its usual
 * spelling.
 */
export const normalizeAddress = ({
  line2,
  line3,
  postalCode,
  attention,
  companyName,
  phone,
  ...rest
}: AddressInput): AddressInput => ({
  ...rest,
  ...(attention ? { attention } : {}),
  ...(companyName ? { companyName } : {}),
  ...(phone ? { phone } : {}),
  ...(line2 ? { line2 } : {}),
  ...(line3 ? { line3 } : {}),
  ...(postalCode ? { postalCode: normalizePostalCode(rest.country.isocode, postalCode) } : {}),
})

const checkPlace = ({ country, region }: AddressInput): OccErrorEntry[] => {
  if (!isCountry(country.isocode)) return [fieldFault('country.isocode', 'invalid', 'Not a known country.')]
  if (!hasRegions(country.isocode)) return []
  if (region === undefined) return [fieldFault('region.isocode', 'missing', 'The region is required.')]
  const belongs = findRegion(region.isocode, 'en')?.countryIso === country.isocode
  return belongs ? [] : [fieldFault('region.isocode', 'invalid', 'Not a region of the country.')]
}

const checkPostalCodeRule = ({ country, postalCode }: AddressInput): OccErrorEntry[] => {
  if (postalCode === undefined) {
    return needsPostalCode(country.isocode)
      ? [fieldFault('postalCode', 'missing', 'The postal code is required.')]
      : []
  }
  return isPostalCode(country.isocode, postalCode)
    ? []
    : [fieldFault('postalCode', 'invalid', 'Not a postal code of the country.')]
}

const checkAddressCharacters = (address: AddressInput): OccErrorEntry[] =>
  LINES.filter(line => !ALLOWED.test(address[line] ?? '')).map(line =>
    fieldFault(line, 'invalid', 'The field contains a character that is not allowed.'),
  )

/** Faults of form, before any question whether the place exists (spec §5, address). */
export const validateForm = (address: AddressInput): OccErrorEntry[] => [
  ...checkPlace(address),
  ...checkPostalCodeRule(address),
  ...checkAddressCharacters(address),
]

/** All that keeps an address from being saved; `excludedNames` are those of the person and organisation. */
export const validateAddress = (
  address: AddressInput,
  ...excludedNames: readonly string[]
): OccErrorEntry[] => {
  const faults = validateForm(address)
  if (namesPoBox(address)) faults.push(fieldFault('line1', 'poBox', 'Nothing can be delivered to a box.'))
  const street = ` ${comparisonKey(address.line1)} `
  if (excludedNames.map(comparisonKey).some(name => name !== '' && street.includes(` ${name} `))) {
    faults.push(fieldFault('line1', 'name', 'The street contains the name of the person or organisation.'))
  }
  return faults
}
