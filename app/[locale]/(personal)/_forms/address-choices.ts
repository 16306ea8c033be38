import type { AddressTexts } from '@/components/address/address-texts'
import type { AddressChoices } from '@/components/address/use-address-form'
import { serialize } from '@/components/ui/serialized'
import { groupCountries } from '@/lib/forms/country-choices'
import { getMessages } from '@/lib/i18n/messages'
import type { AddressLists } from '@/lib/registration/reference.server'
import { regionsPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/** Countries of an address form in their groups, the locale's own first (spec §4). */
export function addressChoices(
  locale: Locale,
  lists: AddressLists,
  given: Pick<AddressChoices, 'ownNames' | 'cleared'>,
): AddressChoices {
  return {
    countries: serialize(groupCountries(locale, lists.countries, getMessages(locale).register.countryGroups)),
    country: lists.country,
    regions: lists.regions,
    regionsHref: regionsPath(locale),
    ...given,
  }
}

/** Texts of an address form in the language of the site. */
export function addressTexts(locale: Locale): AddressTexts {
  const { register, errors } = getMessages(locale)
  const { country, street, apartment, building, city, region, postalCode } = register.fields
  const {
    regionLabels,
    postalCodeLabels,
    updateCountry,
    moreAddressLines,
    clearedByCountry,
    regionsDelayed,
  } = register
  return {
    fields: { country, street, apartment, building, city, region, postalCode },
    regionLabels,
    postalCodeLabels,
    regionErrors: errors.regions,
    postalCodeErrors: errors.postalCodes,
    updateCountry,
    moreAddressLines,
    clearedByCountry,
    regionsDelayed,
  }
}
