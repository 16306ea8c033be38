import { describe, expect, it, test } from 'vitest'
import { isExemptingRegion } from '@/lib/site/exempting-regions'
import { LOCALES } from '@/lib/site/sites'

/** Sites whose country has regions that exempt organizations. */
const EXEMPTING = { 'en-us': 'US-OH', 'en-ca': 'CA-ON', 'fr-ca': 'CA-QC' } as const

describe('exemptions from the taxes of a region', () => {
  test.each(LOCALES)('are known on %s for regions of its own country only', locale => {
    const known = ['US-OH', 'CA-ON', 'CA-QC', 'NL-UT'].filter(region => isExemptingRegion(locale, region))
    const own = EXEMPTING[locale as keyof typeof EXEMPTING]
    expect(known).toEqual(own === undefined ? [] : own === 'US-OH' ? ['US-OH'] : ['CA-ON', 'CA-QC'])
  })

  it('are not known for a country without a region', () => {
    expect(isExemptingRegion('en-us', 'US')).toBe(false)
  })
})
