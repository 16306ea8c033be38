import { type SettledAddress, toPostalAddress, toSettledInput } from '@/lib/backends/commerce/postal-address'
import type { AddressInput, OrganizationAddress } from '@/lib/contract/commerce/address'
import type { UnitAddress } from '@/lib/contract/commerce/unit-address'
import { foldWords } from '@/lib/text/transliterate'
import type { AddressForm, CheckedAddress } from './address-form'

/** Whether an address is a default, which cannot be deleted. */
export const isDefault = ({ defaultAddress, defaultBillingAddress }: OrganizationAddress): boolean =>
  defaultAddress === true || defaultBillingAddress === true

/** The values with which the form of an address on record begins. */
export function valuesOfAddress(address: OrganizationAddress): Readonly<Record<string, string>> {
  const { addressType = '', companyName = '', attention = '', phone = '' } = address
  return {
    ...toPostalAddress(address),
    addressType,
    company: companyName,
    attention,
    phone,
    ...(address.defaultAddress && { defaultDelivery: 'on' }),
    ...(address.defaultBillingAddress && { defaultBilling: 'on' }),
  }
}

/** A checked and settled address as commerce stores it. */
export const toAddressRecord = (checked: CheckedAddress, settled: SettledAddress): AddressInput => ({
  ...toSettledInput(settled),
  addressType: checked.addressType,
  ...(checked.company && { companyName: checked.company }),
  ...(checked.attention && { attention: checked.attention }),
  ...(checked.phone && { phone: checked.phone }),
  ...(checked.defaultDelivery && { defaultAddress: true }),
  ...(checked.defaultBilling && { defaultBillingAddress: true }),
})

type Place = Pick<
  AddressForm,
  'country' | 'region' | 'city' | 'street' | 'apartment' | 'building' | 'postalCode'
>

const partsOf = (place: Partial<Place>): readonly string[] => {
  const { country = '', region = '', city = '', street = '', apartment = '', building = '' } = place
  return [country, region, city, street, apartment, building, place.postalCode ?? ''].map(foldWords)
}

/** Whether two postal addresses are the same but for case, accents and punctuation. */
export const isSamePlace = (one: Partial<Place>, other: Partial<Place>): boolean =>
  partsOf(one).join('/') === partsOf(other).join('/')

const withoutDetails = (place: Partial<Place>): Partial<Place> => ({ ...place, apartment: '', building: '' })

/**
 * An address from a form that does not ask for the building keeps the one on record, unless it is now
 * elsewhere.
 */
export const keepUnaskedBuilding = <T extends Place>(entered: T, known: UnitAddress | undefined): T => {
  const place = known && toPostalAddress(known)
  const isSame = place !== undefined && isSamePlace(withoutDetails(place), withoutDetails(entered))
  return isSame ? { ...entered, building: place.building ?? '' } : entered
}

/**
 * The address of the book that an entered one repeats: the same place, organization and person. `own` is the
 * id of the address that is being edited.
 */
export const findDuplicate = (
  addresses: readonly UnitAddress[],
  entered: Place & Pick<AddressForm, 'company' | 'attention'>,
  own: string,
): UnitAddress | undefined =>
  addresses.find(
    address =>
      address.id !== own &&
      isSamePlace(toPostalAddress(address), entered) &&
      foldWords(address.companyName ?? '') === foldWords(entered.company) &&
      foldWords(address.attention ?? '') === foldWords(entered.attention),
  )
