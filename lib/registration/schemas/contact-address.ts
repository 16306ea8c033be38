import { APARTMENT_MAX_CHARACTERS, CITY_MAX_CHARACTERS, STREET_MAX_CHARACTERS } from '@/lib/config/limits'
import { collectFields, type FieldError, inFieldOrder } from '@/lib/forms/collect-fields'
import { failed, ok, type Result } from '@/lib/result/result'
import { addressFormat } from '@/lib/validation/address-format'
import { checkAddressLine, checkOptionalAddressLine } from '@/lib/validation/address-line'
import type { FormValues } from '@/lib/validation/form-input'
import { checkIsoCode } from '@/lib/validation/option'
import { containsOwnName } from '@/lib/validation/own-name'
import { isPoBox } from '@/lib/validation/po-box'
import { checkPostalCode } from '@/lib/validation/postal-code'
import { type Checked, refuse } from '@/lib/validation/problem'
import { listOf, type RegistrationReference } from './reference'

export const CONTACT_ADDRESS_FIELDS = {
  country: 'text',
  region: 'text',
  city: 'text',
  street: 'text',
  apartment: 'text',
  building: 'text',
  postalCode: 'text',
} as const

export type ContactAddressForm = FormValues<typeof CONTACT_ADDRESS_FIELDS>

/**
 * Texts are empty for the region of a country without a region list, for an apartment or building that is not
 * given, and for the postal code of a country without postal codes.
 */
export type ContactAddress = ContactAddressForm

export type ContactAddressContext = {
  reference: Pick<RegistrationReference, 'countries' | 'regions'>
  /** Names that the street must not contain: the user's full name, the organization's name. */
  ownNames: readonly string[]
  /** False where addresses have no building line: a submitted value is dropped. */
  asksForBuilding?: boolean
}

/** The fields in the order in which the form of a country shows them. */
export const addressFieldOrder = (country: string): readonly string[] => [
  'country',
  ...addressFormat(country).fieldOrder,
]

/**
 * Checks the address of the contact-address step and every other address of the registration (spec §5).
 * Errors are in the order in which the country's form shows the fields.
 */
export function checkContactAddress(
  form: ContactAddressForm,
  { reference, ownNames, asksForBuilding = true }: ContactAddressContext,
): Result<ContactAddress, readonly FieldError[]> {
  const country = checkIsoCode(form.country, reference.countries)
  const code = country.ok ? country.value : ''
  const street = checkAddressLine(form.street, STREET_MAX_CHARACTERS)
  const apartment = checkOptionalAddressLine(form.apartment, APARTMENT_MAX_CHARACTERS)
  const building = checkOptionalAddressLine(
    asksForBuilding ? form.building : '',
    addressFormat(code).buildingMaxCharacters,
  )
  const checked = collectFields({
    country,
    region: checkRegion(form.region, listOf(reference.regions, code)),
    city: checkAddressLine(form.city, CITY_MAX_CHARACTERS),
    street: refuseOwnName(refusePoBox(street, code), ownNames),
    apartment: refusePoBox(apartment, code),
    building: refusePoBox(building, code),
    postalCode: checkPostalCode(form.postalCode, code),
  })
  return checked.ok ? checked : failed(inFieldOrder(checked.error, addressFieldOrder(code)))
}

/**
 * A region is required where the country has a list; elsewhere a value that is left over from another country
 * is dropped.
 */
const checkRegion = (raw: string, regions: readonly string[] | undefined): Checked =>
  regions === undefined || regions.length === 0 ? ok('') : checkIsoCode(raw, regions)

const refusePoBox = (line: Checked, country: string): Checked =>
  line.ok && isPoBox(line.value, country) ? refuse('poBox') : line

const refuseOwnName = (street: Checked, ownNames: readonly string[]): Checked =>
  street.ok && containsOwnName(street.value, ownNames) ? refuse('ownName') : street
