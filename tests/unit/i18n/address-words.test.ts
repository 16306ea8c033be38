import { describe, expect, it } from 'vitest'
import { addressTexts } from '@/app/[locale]/(personal)/_forms/address-choices'
import { addressMessages } from '@/components/address/address-texts'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { addressFormat } from '@/lib/validation/address-format'
import { COUNTRY_CODES } from '@/sandbox/seed/reference/countries'
import { REGIONS } from '@/sandbox/seed/reference/regions'

/** The words of an address form: region and postal code of a country, as a site calls them. */
function wordsOf(locale: Locale, country: string) {
  const { regionLabels, postalCodeLabels, fields } = getMessages(locale).register
  const { regionLabel, postalCodeLabel } = addressFormat(country)
  return {
    region: regionLabels[regionLabel],
    postalCode: postalCodeLabels[postalCodeLabel],
    city: fields.city.label,
    apartment: fields.apartment.label,
  }
}

describe('the form of a country on a site', () => {
  it.each<[Locale, string, string, string]>([
    ['en-us', 'US', 'State', 'ZIP code'],
    ['en-us', 'CA', 'Province or territory', 'Postal code'],
    ['en-us', 'GB', 'Nation', 'Postcode'],
    ['en-us', 'IE', 'County', 'Eircode'],
    ['en-us', 'PH', 'Province', 'ZIP code'],
    ['en-ca', 'CA', 'Province or territory', 'Postal code'],
    ['en-ca', 'US', 'State', 'ZIP code'],
    ['en-gb', 'GB', 'Nation', 'Postcode'],
    ['en-gb', 'DE', 'Region', 'Postcode'],
    ['en-gb', 'US', 'State', 'ZIP code'],
    ['en-au', 'AU', 'State or territory', 'Postcode'],
    ['en-au', 'JP', 'Prefecture', 'Postcode'],
    ['en-nz', 'NZ', 'Region', 'Postcode'],
    ['zh-sg', 'SG', 'Region', 'Postal code'],
    ['ja-jp', 'JP', 'Prefecture', 'Postal code'],
    ['ja-jp', 'KR', 'Province', 'Postal code'],
    ['ja-jp', 'MM', 'State or region', 'Postal code'],
    ['fr-ca', 'CA', 'Province ou territoire', 'Code postal'],
    ['fr-ca', 'US', 'État', 'Code ZIP'],
    ['nl-nl', 'NL', 'Provincie', 'Postcode'],
    ['nl-nl', 'US', 'Staat', 'ZIP-code'],
    ['es-es', 'ES', 'Provincia', 'Código postal'],
    ['es-es', 'JP', 'Prefectura', 'Código postal'],
  ])('%s in %s asks for %s and %s', (locale, country, region, postalCode) =>
    expect(wordsOf(locale, country)).toMatchObject({ region, postalCode }),
  )

  it.each<[Locale, string, string]>([
    ['en-us', 'City or town', 'Apartment, suite or unit'],
    ['en-gb', 'Town or city', 'Flat, suite or unit'],
    ['en-au', 'Suburb or town', 'Unit, suite or floor'],
    ['en-nz', 'Suburb, town or city', 'Unit, suite or floor'],
    ['fr-ca', 'Ville ou municipalité', 'Appartement, bureau ou étage'],
    ['nl-nl', 'Plaats', 'Appartement, verdieping of kamer'],
    ['es-es', 'Localidad', 'Piso, puerta u oficina'],
  ])('%s speaks of %s and %s', (locale, city, apartment) =>
    expect(wordsOf(locale, 'US')).toMatchObject({ city, apartment }),
  )

  it('has words for every country in every locale', () => {
    const wordless = LOCALES.flatMap(locale =>
      COUNTRY_CODES.filter(country => Object.values(wordsOf(locale, country)).some(word => !word)),
    )
    expect(wordless).toEqual([])
  })

  it('has a word of its own for the regions of every country that lists some, but New Zealand’s are regions', () => {
    const nameless = Object.keys(REGIONS).filter(country => addressFormat(country).regionLabel === 'region')
    expect(nameless).toEqual(['NZ'])
  })
})

describe('what is missing in an address', () => {
  it.each<[Locale, string, string, string, string]>([
    ['en-us', 'US', 'Choose the state', 'Enter the city or town', 'Enter the ZIP code'],
    ['en-us', 'CA', 'Choose the province or territory', 'Enter the city or town', 'Enter the postal code'],
    ['en-us', 'IE', 'Choose the county', 'Enter the city or town', 'Enter the Eircode'],
    ['en-ca', 'CA', 'Choose the province or territory', 'Enter the city or town', 'Enter the postal code'],
    ['en-gb', 'GB', 'Choose the nation', 'Enter the town or city', 'Enter the postcode'],
    ['en-gb', 'DE', 'Choose the region', 'Enter the town or city', 'Enter the postcode'],
    ['en-au', 'AU', 'Choose the state or territory', 'Enter the suburb or town', 'Enter the postcode'],
    ['en-nz', 'NZ', 'Choose the region', 'Enter the suburb, town or city', 'Enter the postcode'],
    ['ja-jp', 'JP', 'Choose the prefecture', 'Enter the city or town', 'Enter the postal code'],
    [
      'fr-ca',
      'CA',
      'Choisissez la province ou le territoire',
      'Saisissez la ville ou la municipalité',
      'Saisissez le code postal',
    ],
    ['nl-nl', 'NL', 'Kies de provincie', 'Vul de plaats in', 'Vul de postcode in'],
    ['es-es', 'ES', 'Elija la provincia', 'Introduzca la localidad', 'Introduzca el código postal'],
  ])('is shown in %s in the words of %s', (locale, country, region, city, postalCode) => {
    const messages = addressMessages(addressTexts(locale), country)
    expect(messages['fields.region.required']).toBe(region)
    expect(getMessages(locale).errors.fields.city.required).toBe(city)
    expect(messages['fields.postalCode.required']).toBe(postalCode)
  })

  it('is named like the label of its field, in the message too', () => {
    const faults = LOCALES.flatMap(locale =>
      COUNTRY_CODES.flatMap(country => {
        const messages = addressMessages(addressTexts(locale), country)
        const label = messages['labels.postalCode'] ?? ''
        const texts = ['required', 'invalid', 'invalidFormat'].map(
          code => messages[`fields.postalCode.${code}`],
        )
        return texts.filter(text => !text?.toLowerCase().includes(label.toLowerCase()))
      }),
    )
    expect(faults).toEqual([])
  })
})

describe('the texts about a tax exemption', () => {
  it.each<[Locale, RegExp]>([
    ['en-us', /\bstate\b/],
    ['en-ca', /\bprovince or territory\b/],
    ['fr-ca', /\bprovince\b/],
  ])('in %s call the place by the word that its readers use', (locale, word) => {
    const { reasons, certificateHint, noRegion } = getMessages(locale).checkout.exemption
    for (const text of [reasons.WRONG_REGION, certificateHint, noRegion]) {
      expect(text).toMatch(word)
      expect(text).not.toMatch(/\b(?:region|région)\b/)
    }
  })

  it.each<[Locale, RegExp, RegExp]>([
    ['en-us', /\bstate\b/i, /\b(?:region|province)\b/i],
    ['en-ca', /\bprovince or territory\b/i, /\b(?:states?|region|W-9)\b/i],
    ['fr-ca', /\bprovince\b.*\bterritoire\b/i, /État|région|W-9/i],
  ])('on the page of an account call the place in %s by its word', (locale, word, foreign) => {
    const { intro, rules, region, errors } = getMessages(locale).taxExemptions
    for (const text of [intro, rules.region, region, errors.regionRequired, errors.regionUnknown])
      expect(text).toMatch(word)
    for (const text of [intro, region, ...Object.values(rules), ...Object.values(errors)])
      expect(text).not.toMatch(foreign)
  })
})
