import { BUILDING_MAX_CHARACTERS } from '../config/limits.ts'

export type RegionLabel =
  | 'state'
  | 'stateOrTerritory'
  | 'stateOrRegion'
  | 'province'
  | 'provinceOrTerritory'
  | 'prefecture'
  | 'county'
  | 'nation'
  | 'region'

export type PostalCodeLabel = 'zipCode' | 'postcode' | 'postalCode' | 'eircode'

export type AddressField = 'region' | 'city' | 'street' | 'apartment' | 'building' | 'postalCode'

/** Address format of a country: labels and order of the parts, and maximum length of the building line. */
export type AddressFormat = {
  regionLabel: RegionLabel
  postalCodeLabel: PostalCodeLabel
  buildingMaxCharacters: number
  fieldOrder: readonly AddressField[]
}

const STREET_FIRST = ['street', 'apartment', 'building', 'city', 'region', 'postalCode'] as const
const POSTAL_CODE_BEFORE_CITY = ['street', 'apartment', 'building', 'postalCode', 'city', 'region'] as const
const LARGEST_FIRST = ['postalCode', 'region', 'city', 'street', 'apartment', 'building'] as const

const DEFAULT_FORMAT: AddressFormat = {
  regionLabel: 'region',
  postalCodeLabel: 'postalCode',
  buildingMaxCharacters: BUILDING_MAX_CHARACTERS,
  fieldOrder: STREET_FIRST,
}

/**
 * Countries with a region list, a postal rule or a site of their own (spec §3, §5); others use the default.
 */
const DIFFERENCES: Readonly<Record<string, Partial<AddressFormat>>> = {
  AU: { regionLabel: 'stateOrTerritory', postalCodeLabel: 'postcode' },
  CA: { regionLabel: 'provinceOrTerritory' },
  ES: { regionLabel: 'province', fieldOrder: POSTAL_CODE_BEFORE_CITY },
  GB: { regionLabel: 'nation', postalCodeLabel: 'postcode' },
  ID: { regionLabel: 'province' },
  IE: { regionLabel: 'county', postalCodeLabel: 'eircode' },
  JP: { regionLabel: 'prefecture', fieldOrder: LARGEST_FIRST },
  KH: { regionLabel: 'province' },
  KR: { regionLabel: 'province', fieldOrder: LARGEST_FIRST },
  LA: { regionLabel: 'province' },
  MM: { regionLabel: 'stateOrRegion' },
  NL: { regionLabel: 'province', postalCodeLabel: 'postcode', fieldOrder: POSTAL_CODE_BEFORE_CITY },
  NZ: { postalCodeLabel: 'postcode' },
  PH: { regionLabel: 'province', postalCodeLabel: 'zipCode' },
  TH: { regionLabel: 'province' },
  US: { regionLabel: 'state', postalCodeLabel: 'zipCode' },
  VN: { regionLabel: 'province' },
}

export const addressFormat = (country: string): AddressFormat =>
  Object.hasOwn(DIFFERENCES, country) ? { ...DEFAULT_FORMAT, ...DIFFERENCES[country] } : DEFAULT_FORMAT

const WITH_REGION_CODES: ReadonlySet<string> = new Set(['AU', 'CA', 'US'])

/** Whether addresses of the country use the region code, right before the postal code: "Utica, NY 13501". */
const writesRegionCode = (country: string): boolean => WITH_REGION_CODES.has(country)

/**
 * The region as it appears in a written address: its code without the country prefix where that is usual,
 * else its name.
 */
export const writtenRegion = (country: string, code: string, name: string): string =>
  writesRegionCode(country) ? code.replace(`${country}-`, '') : name

const POSTAL_CODE_FIRST: ReadonlySet<string> = new Set(
  'AD AT BE CH CZ DE DK EE ES FI FR GR HR IT LT LU LV MC NL NO PL PT SE SI SK'.split(' '),
)
const POSTCODE_BELOW: ReadonlySet<string> = new Set(['GB', 'GG', 'IE', 'IM', 'JE'])

/** The place of the postal code in a written address of the country. */
export function postalCodePlace(country: string): 'beforeTown' | 'ownLine' | 'afterRegion' {
  if (POSTAL_CODE_FIRST.has(country)) return 'beforeTown'
  return POSTCODE_BELOW.has(country) ? 'ownLine' : 'afterRegion'
}

/** Countries in which an address needs no region beside its postal code. */
const WITHOUT_REGION: ReadonlySet<string> = new Set(['BE', 'GB', 'NL', 'NZ', 'SG'])

/** Whether a written address of the country states its region. */
export const writesRegion = (country: string): boolean => !WITHOUT_REGION.has(country)
