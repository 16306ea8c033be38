import { describe, expect, test } from 'vitest'
import { SITE_IDS } from '@/lib/contract/site-ids'
import { getSite, isLocale, LOCALES, localeForCountry, localesOfEnding } from '@/lib/site/sites'
import { LOCALES_OF_ENDING } from './deployments'

describe('the site table', () => {
  test('has the ten locales of spec §1', () => {
    const ten = 'en-us en-ca fr-ca en-gb nl-nl es-es en-au en-nz zh-sg ja-jp'
    expect([...LOCALES].sort()).toEqual(ten.split(' ').sort())
  })

  test.each(Object.entries(LOCALES_OF_ENDING))('.%s serves %j, its default first', (ending, locales) => {
    expect(LOCALES.filter(locale => getSite(locale).ending === ending)).toEqual(locales)
    const { ending: known } = getSite(locales[0] ?? 'en-us')
    expect(localesOfEnding(known)).toEqual(locales)
  })

  test('uses every site id of the contract and no other', () => {
    expect([...new Set(LOCALES.map(locale => getSite(locale).siteId))].sort()).toEqual([...SITE_IDS].sort())
  })

  test.each([
    ['en-us', 'en-US', 'USD', 'US'],
    ['en-ca', 'en-CA', 'CAD', 'CA'],
    ['fr-ca', 'fr-CA', 'CAD', 'CA'],
    ['en-gb', 'en-GB', 'GBP', 'GB'],
    ['nl-nl', 'nl-NL', 'EUR', 'NL'],
    ['es-es', 'es-ES', 'EUR', 'ES'],
    ['en-au', 'en-AU', 'AUD', 'AU'],
    ['en-nz', 'en-NZ', 'NZD', 'NZ'],
    ['ja-jp', 'en', 'USD', 'JP'],
    ['zh-sg', 'en-SG', 'SGD', 'SG'],
  ] as const)(
    '%s speaks %s, counts in %s and starts in %s',
    (locale, languageTag, currency, defaultCountry) => {
      expect(getSite(locale)).toMatchObject({ locale, languageTag, currency, defaultCountry })
      expect(languageTag.startsWith(getSite(locale).language)).toBe(true)
      expect(Intl.getCanonicalLocales(languageTag)).toEqual([languageTag])
    },
  )

  test('only ja-jp, zh-sg, en-au and en-nz ask for the address first (spec §2)', () => {
    const addressFirst = LOCALES.filter(locale => getSite(locale).flow === 'addressFirst')
    expect(addressFirst.sort()).toEqual(['en-au', 'en-nz', 'ja-jp', 'zh-sg'])
  })

  test('the login text of a sibling pair comes from one item (spec §7)', () => {
    const items = Object.fromEntries(LOCALES.map(locale => [locale, getSite(locale).loginText]))
    expect(items).toMatchObject({ 'ja-jp': 'zh-sg', 'zh-sg': 'zh-sg', 'en-gb': 'en-gb' })
    expect(items).toMatchObject({ 'en-au': 'en-au', 'en-nz': 'en-au' })
    expect(items['es-es']).toBeUndefined()
  })

  test.each(['EN-US', 'en', '', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    '%j is not a locale',
    value => {
      expect(isLocale(value)).toBe(false)
    },
  )
})

describe('siblings (spec §4)', () => {
  test('are exactly ja-jp with zh-sg and en-au with en-nz, both ways', () => {
    const pairs = LOCALES.flatMap(locale => {
      const { sibling } = getSite(locale)
      return sibling === undefined ? [] : [[locale, sibling]]
    })
    expect(pairs.sort()).toEqual([
      ['en-au', 'en-nz'],
      ['en-nz', 'en-au'],
      ['ja-jp', 'zh-sg'],
      ['zh-sg', 'ja-jp'],
    ])
  })

  test('share a host, so that the switch keeps the session', () => {
    for (const locale of LOCALES) {
      const { sibling, ending } = getSite(locale)
      if (sibling !== undefined) expect(getSite(sibling).ending).toBe(ending)
    }
  })
})

describe('registration countries (spec §4)', () => {
  test('are those of the regional groupings', () => {
    const countriesOf = (locale: (typeof LOCALES)[number]) =>
      [...getSite(locale).registrationCountries].sort()
    const asia = 'KH ID JP LA MM KR PH TW TH VN MO HK'
    expect(countriesOf('ja-jp')).toEqual(asia.split(' ').sort())
    expect(countriesOf('zh-sg')).toEqual(['SG'])
    expect(countriesOf('en-au')).toEqual(['AU'])
    expect(countriesOf('en-nz')).toEqual(['NZ'])
  })

  test('belong to one site each, Canada to its two locales', () => {
    for (const locale of LOCALES)
      for (const country of getSite(locale).registrationCountries) {
        const claimants = LOCALES.filter(other => getSite(other).registrationCountries.includes(country))
        expect(claimants, country).toEqual(country === 'CA' ? ['en-ca', 'fr-ca'] : [locale])
      }
  })

  test('include the country preset in the locale’s forms', () => {
    for (const locale of LOCALES) {
      const { registrationCountries, defaultCountry } = getSite(locale)
      expect(registrationCountries).toContain(defaultCountry)
    }
  })

  test.each(LOCALES)('lead back to %s from itself', locale => {
    for (const country of getSite(locale).registrationCountries)
      expect(localeForCountry(country, locale)).toBe(locale)
  })

  test.each([
    ['SG', 'ja-jp', 'zh-sg'],
    ['TH', 'zh-sg', 'ja-jp'],
    ['NZ', 'en-au', 'en-nz'],
    ['AU', 'en-nz', 'en-au'],
    ['CA', 'fr-ca', 'fr-ca'],
    ['CA', 'en-us', 'en-ca'],
    ['IE', 'en-us', 'en-gb'],
    ['DE', 'en-us', undefined],
    ['jp', 'en-us', undefined],
    ['', 'en-us', undefined],
  ] as const)('%s chosen on %s belongs to %s', (country, current, expected) => {
    expect(localeForCountry(country, current)).toBe(expected)
  })
})
