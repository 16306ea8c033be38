import type { AddressTexts } from '@/components/registration/address/address-texts'
import type { AddressChoices } from '@/components/registration/address/use-address-form'
import { getMessages } from '@/lib/i18n/messages'
import type { AddressLists } from '@/lib/registration/reference.server'
import { regionsPath } from '@/lib/site/routes'
import { getSite, type Locale } from '@/lib/site/sites'

/** Countries of an address form, those of the locale's own group first (spec §4). */
export function addressChoices(
  locale: Locale,
  lists: AddressLists,
  given: Pick<AddressChoices, 'ownNames' | 'cleared'>,
): AddressChoices {
  const own = new Set(getSite(locale).registrationCountries)
  return {
    countries: {
      own: lists.countries.filter(({ code }) => own.has(code)),
      all: lists.countries.filter(({ code }) => !own.has(code)),
    },
    country: lists.country,
    regions: lists.regions,
    regionsHref: regionsPath(locale),
    ...given,
  }
}

export function addressTexts(locale: Locale): AddressTexts {
  const { register, errors } = getMessages(locale)
  const { country, street, apartment, building, city, region, postalCode } = register.fields
  const { regionLabels, postalCodeLabels, countryGroups, updateCountry, clearedByCountry, regionsDelayed } =
    register
  return {
    fields: { country, street, apartment, building, city, region, postalCode },
    regionLabels,
    postalCodeLabels,
    regionErrors: errors.regions,
    postalCodeErrors: errors.postalCodes,
    countryGroups,
    updateCountry,
    clearedByCountry,
    regionsDelayed,
  }
}
