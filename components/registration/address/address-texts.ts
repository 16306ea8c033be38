import type { PostalAddress } from '@/lib/commerce/postal-address'
import { addressFormat, type PostalCodeLabel, type RegionLabel } from '@/lib/validation/address-format'
import type { FieldText } from '../step/form-model'

/** Words of an address form in the language of the site, for every country. */
export type AddressTexts = {
  fields: Record<
    'country' | 'street' | 'apartment' | 'building' | 'city' | 'region' | 'postalCode',
    Partial<FieldText>
  >
  regionLabels: Record<RegionLabel, string>
  postalCodeLabels: Record<PostalCodeLabel, string>
  countryGroups: { own: string; all: string }
  updateCountry: string
  clearedByCountry: string
  regionsDelayed: string
}

/** What a part of an address is called in the form of a country. */
export function labelOfPart(
  {
    fields,
    regionLabels,
    postalCodeLabels,
  }: Pick<AddressTexts, 'fields' | 'regionLabels' | 'postalCodeLabels'>,
  part: keyof PostalAddress,
  country: string,
): string {
  const { regionLabel, postalCodeLabel } = addressFormat(country)
  if (part === 'region') return regionLabels[regionLabel]
  return part === 'postalCode' ? postalCodeLabels[postalCodeLabel] : (fields[part].label ?? '')
}
