import { describe, expect, it, test } from 'vitest'
import { isExemptingRegion } from '@/lib/site/exempting-regions'
import { LOCALES, type Locale } from '@/lib/site/sites'

/** Regions that exempt organizations, by the sites of their countries. */
const EXEMPTING: Partial<Record<Locale, readonly string[]>> = {
  'en-us': ['US-OH'],
  'en-ca': ['CA-ON', 'CA-QC'],
  'fr-ca': ['CA-ON', 'CA-QC'],
}

describe('exemptions from the taxes of a region', () => {
  test.each(LOCALES)('are known on %s for regions of its own country only', locale => {
    const known = ['US-OH', 'CA-ON', 'CA-QC', 'NL-UT'].filter(region => isExemptingRegion(locale, region))
    expect(known).toEqual(EXEMPTING[locale] ?? [])
  })

  it('are not known for a country without a region', () => {
    expect(isExemptingRegion('en-us', 'US')).toBe(false)
  })
})
