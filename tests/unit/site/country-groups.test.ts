import { describe, expect, it } from 'vitest'
import { groupCountries } from '@/lib/forms/country-choices'
import { getMessages } from '@/lib/i18n/messages'
import { COUNTRY_GROUPS, countryGroupOf, countryGroupsFor } from '@/lib/site/country-groups'
import { LOCALES, SITES } from '@/lib/site/sites'
import { COUNTRY_CODES } from '../../../sandbox/seed/reference/countries'

describe('the groups of a country list (spec §4)', () => {
  it('leave only uninhabited territories to the others', () => {
    const others = COUNTRY_CODES.filter(code => countryGroupOf(code) === 'others')
    expect(others.toSorted()).toEqual(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'])
  })

  it.each([
    ['ES', 'europe'],
    ['JP', 'asia'],
    ['SG', 'asia'],
    ['CA', 'americas'],
    ['AE', 'gulfAfrica'],
    ['ZA', 'gulfAfrica'],
    ['NZ', 'asiaPacific'],
  ])('have %s in %s', (code, group) => {
    expect(countryGroupOf(code)).toBe(group)
  })

  it.each(LOCALES)('are all named for %s, its own first', locale => {
    const names = getMessages(locale).register.countryGroups
    const all = COUNTRY_CODES.map(code => ({ code, name: code }))
    const groups = groupCountries(locale, all, names)
    expect(groups[0]?.choices.map(({ code }) => code)).toContain(SITES[locale].defaultCountry)
    expect(groups.map(({ label }) => label)).toEqual(countryGroupsFor(locale).map(group => names[group]))
    expect(new Set(groups.map(({ label }) => label)).size).toBe(COUNTRY_GROUPS.length)
    expect(groups.flatMap(({ choices }) => choices)).toHaveLength(all.length)
  })

  it('without a country are left out', () => {
    const names = getMessages('en-us').register.countryGroups
    expect(groupCountries('en-us', [{ code: 'NL', name: 'Netherlands' }], names)).toEqual([
      { label: 'Europe', choices: [{ code: 'NL', name: 'Netherlands' }] },
    ])
  })
})
