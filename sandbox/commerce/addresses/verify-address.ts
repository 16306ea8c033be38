import type { AddressInput } from '../../../lib/contract/commerce/address.ts'
import type {
  AddressVerification,
  SuggestedAddress,
} from '../../../lib/contract/commerce/address-verification.ts'
import {
  COUNTRIES_WITHOUT_DIRECTORY,
  COVERED_AREAS,
  KNOWN_ADDRESSES,
  type KnownAddress,
  REGION_POSTAL_PREFIXES,
  SCREENED_COUNTRIES,
} from '../../seed/reference/postal-directory.ts'
import { fieldFault } from '../http/occ-error.ts'
import { similarity } from '../text/trigram.ts'
import { namesPoBox, validateForm } from './address-rules.ts'
import { streetKey, townKey } from './street-key.ts'
import { toPlainAddress } from './to-address.ts'

/** Streets this alike are offered as what was meant. */
const NEAR = 0.5
const MOST_SUGGESTIONS = 10

/**
 * Judges an address against the postal directory: first the refusals, then form, then the streets the
 * directory knows, and last whether the postal code can belong to the region. Accents do not matter.
 * @param screens whether countries are refused to which nothing may be sold
 */
export const verifyAddress = (
  address: AddressInput,
  { language, screens }: { language: string; screens: boolean },
): AddressVerification => {
  const country = address.country.isocode
  if (screens && SCREENED_COUNTRIES.has(country)) return refused('screening')
  if (namesPoBox(address)) return refused('poBox')
  if (COUNTRIES_WITHOUT_DIRECTORY.has(country)) return accepted('UNAVAILABLE')
  const faults = validateForm(address)
  if (faults.length > 0) return notVerified(faults)
  const near = findNear(address)
  if (near.some(known => differences(address, known).length === 0)) return accepted('VERIFIED')
  if (near.length > 0) return review(address, near, language)
  return isPlausible(address) ? accepted('VERIFIED') : notVerified([POSTAL_FAULT])
}

/** Known addresses that may be meant; one whose street agrees word for word leaves no doubt. */
const findNear = (address: AddressInput): readonly KnownAddress[] => {
  const near = KNOWN_ADDRESSES.filter(known => isNear(address, known))
  const { street } = streetKey(address.line1)
  const same = near.filter(known => streetKey(known.line1).street === street)
  return (same.length === 1 ? same : near).slice(0, MOST_SUGGESTIONS)
}

const POSTAL_FAULT = fieldFault('postalCode', 'invalid', 'No such address under this postal code.')

const refused = (reason: 'screening' | 'poBox'): AddressVerification => ({
  decision: 'REJECT',
  result: 'REFUSED',
  reason,
  suggestedAddresses: [],
})

const accepted = (result: 'VERIFIED' | 'UNAVAILABLE'): AddressVerification => ({
  decision: 'ACCEPT',
  result,
  suggestedAddresses: [],
})

const notVerified = (errors: ReturnType<typeof validateForm>): AddressVerification => ({
  decision: 'REJECT',
  result: 'NOT_VERIFIED',
  suggestedAddresses: [],
  errors: { errors },
})

const review = (
  address: AddressInput,
  near: readonly KnownAddress[],
  language: string,
): AddressVerification => ({
  decision: 'REVIEW',
  result: near.length === 1 ? 'CORRECTED' : 'MULTIPLE',
  suggestedAddresses: near.map(known => suggest(address, known, near.length === 1, language)),
})

const suggest = (
  address: AddressInput,
  known: KnownAddress,
  recommended: boolean,
  language: string,
): SuggestedAddress => {
  const { region, country, ...lines } = known
  const places = {
    country: { isocode: country },
    ...(region === undefined ? {} : { region: { isocode: region } }),
  }
  const { region: _typedRegion, verificationResult: _earlier, ...typed } = address
  return {
    ...toPlainAddress({ ...typed, ...lines, ...places }, language),
    recommended,
    differences: differences(address, known),
  }
}

/** Fields in which the directory disagrees; case, accents and punctuation are no disagreement. */
const differences = (address: AddressInput, known: KnownAddress): string[] =>
  [
    townKey(address.line1) === townKey(known.line1) ? undefined : 'line1',
    townKey(address.town) === townKey(known.town) ? undefined : 'town',
    (address.region?.isocode ?? '') === (known.region ?? '') ? undefined : 'region',
    address.postalCode === known.postalCode ? undefined : 'postalCode',
  ].filter(field => field !== undefined)

const leadingCode = (postalCode: string | undefined): string => (postalCode ?? '').slice(0, 5)

/**
 * Same country, same town or postal area, and a street (with its number, where one was typed) that is nearly
 * equal.
 */
const isNear = (address: AddressInput, known: KnownAddress): boolean => {
  if (address.country.isocode !== known.country) return false
  const sameTown = townKey(address.town) === townKey(known.town)
  if (!sameTown && leadingCode(address.postalCode) !== leadingCode(known.postalCode)) return false
  const typed = streetKey(address.line1)
  const real = streetKey(known.line1)
  return (
    (typed.number === '' || typed.number === real.number) && similarity(typed.street, real.street) >= NEAR
  )
}

/**
 * Outside the areas known street by street, an address is believed unless its postal code belongs elsewhere.
 */
const isPlausible = ({ country, region, postalCode = '' }: AddressInput): boolean => {
  const covered = COVERED_AREAS[country.isocode] ?? []
  if (covered.some(area => postalCode.startsWith(area))) return false
  const prefixes = region === undefined ? undefined : REGION_POSTAL_PREFIXES[region.isocode]
  return prefixes === undefined || prefixes.some(prefix => postalCode.startsWith(prefix))
}
