import type { FieldText } from '@/components/form/enhanced/form-model'
import type { FormMessages } from '@/components/form/errors/error-texts'
import type { PostalAddress } from '@/lib/backends/commerce/postal-address'
import { addressFormat, type PostalCodeLabel, type RegionLabel } from '@/lib/validation/address-format'

/** Texts of an address form in the language of the site, for every country. */
export type AddressTexts = {
  fields: Record<
    'country' | 'street' | 'apartment' | 'building' | 'city' | 'region' | 'postalCode',
    Partial<FieldText>
  >
  regionLabels: Record<RegionLabel, string>
  postalCodeLabels: Record<PostalCodeLabel, string>
  regionErrors: Record<RegionLabel, string>
  postalCodeErrors: Record<PostalCodeLabel, Record<'required' | 'invalid' | 'invalidFormat', string>>
  updateCountry: string
  /** Label of the rarely used lines. */
  moreAddressLines: string
  clearedByCountry: string
  regionsDelayed: string
}

/** Whether a field of a form belongs to an address. */
export const isAddressField = (name: string): boolean =>
  name === 'country' || addressFormat('').fieldOrder.some(part => part === name)

/** Label of a part of an address in the form of a country. */
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

/** Labels and errors of region and postal code for a country, which override those of the form. */
export function addressMessages(texts: AddressTexts, country: string): FormMessages {
  const { regionLabel, postalCodeLabel } = addressFormat(country)
  const { required, invalid, invalidFormat } = texts.postalCodeErrors[postalCodeLabel]
  return {
    'labels.region': texts.regionLabels[regionLabel],
    'labels.postalCode': texts.postalCodeLabels[postalCodeLabel],
    'fields.region.required': texts.regionErrors[regionLabel],
    'fields.postalCode.required': required,
    'fields.postalCode.invalid': invalid,
    'fields.postalCode.invalidFormat': invalidFormat,
  }
}
