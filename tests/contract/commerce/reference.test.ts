import { beforeAll, describe, expect, it } from 'vitest'
import { countryListSchema } from '../../../lib/contract/commerce/country.ts'
import { currencyListSchema } from '../../../lib/contract/commerce/currency.ts'
import { industryListSchema } from '../../../lib/contract/commerce/industry.ts'
import { jobTitleListSchema } from '../../../lib/contract/commerce/job-title.ts'
import { languageListSchema } from '../../../lib/contract/commerce/language.ts'
import { qualificationLevelListSchema } from '../../../lib/contract/commerce/qualification-level.ts'
import { regionListSchema } from '../../../lib/contract/commerce/region.ts'
import { INDUSTRIES } from '../../../sandbox/seed/reference/industries.ts'
import { JOB_TITLES } from '../../../sandbox/seed/reference/job-titles.ts'
import { KNOWN_ADDRESSES, REGION_POSTAL_PREFIXES } from '../../../sandbox/seed/reference/postal-directory.ts'
import { REGIONS } from '../../../sandbox/seed/reference/regions.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from './commerce-harness.ts'

let commerce: CommerceHarness

beforeAll(() => {
  commerce = createHarness()
})

const site = (name: string, path: string) => commerce.call(`/occ/v2/${name}${path}`)

describe('countries and regions', () => {
  it('contain every country of ISO 3166 in each site language, sorted by name', async () => {
    const expected = [
      ['usassessments', 'en', 'Germany'],
      ['caassessments', 'fr', 'Allemagne'],
      ['nlassessments', 'nl', 'Duitsland'],
      ['esassessments', 'es', 'Alemania'],
    ] as const
    for (const [name, language, germany] of expected) {
      const { countries } = await readExactly(
        await site(name, `/countries?lang=${language}`),
        countryListSchema,
      )
      expect(countries).toHaveLength(249)
      expect(countries.find(country => country.isocode === 'DE')?.name).toBe(germany)
      const names = countries.map(country => country.name)
      expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, language)))
      expect(countries.filter(country => country.name === country.isocode)).toEqual([])
    }
  })

  it('offer the site’s delivery countries for shipping and all countries for billing', async () => {
    const read = async (path: string) =>
      (await readExactly(await site('asiaassessments', path), countryListSchema)).countries.map(
        ({ isocode }) => isocode,
      )
    expect((await read('/countries?type=SHIPPING')).sort()).toEqual([
      'HK',
      'ID',
      'JP',
      'KH',
      'KR',
      'LA',
      'MM',
      'MO',
      'PH',
      'TH',
      'TW',
      'VN',
    ])
    expect(await read('/countries?type=BILLING')).toHaveLength(249)
    await expectRefusal(await site('asiaassessments', '/countries?type=GIFT'), 400, { subject: 'type' })
  })

  it.each([
    ['AU', 8],
    ['CA', 13],
    ['GB', 4],
    ['ID', 38],
    ['IE', 26],
    ['JP', 47],
    ['KH', 25],
    ['KR', 17],
    ['LA', 18],
    ['MM', 15],
    ['NZ', 17],
    ['PH', 83],
    ['TH', 77],
    ['US', 60],
    ['VN', 63],
  ])('contain all regions of %s', async (country, count) => {
    const { regions } = await readExactly(
      await commerce.us(`/countries/${country}/regions`),
      regionListSchema,
    )
    expect(regions).toHaveLength(count)
    expect(new Set(regions.map(region => region.name)).size).toBe(count)
    for (const { isocode, isocodeShort, countryIso } of regions)
      expect(isocode).toBe(`${countryIso}-${isocodeShort}`)
  })

  it('contain the territories and the military mail areas of the United States', async () => {
    const codes = Object.keys(REGIONS.US ?? {})
    expect(codes).toEqual(expect.arrayContaining(['DC', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP']))
  })

  it('name Canadian provinces in French for French', async () => {
    const response = await site('caassessments', '/countries/CA/regions?lang=fr&fields=regions(isocode,name)')
    expect(await response.json()).toMatchObject({
      regions: expect.arrayContaining([
        { isocode: 'CA-QC', name: 'Québec' },
        { isocode: 'CA-BC', name: 'Colombie-Britannique' },
      ]),
    })
  })

  it('reject regions of an unknown country', async () => {
    await expectRefusal(await commerce.us('/countries/XX/regions'), 400, { type: 'UnknownIdentifierError' })
    await expectRefusal(await commerce.us('/countries/constructor/regions'), 400, {
      type: 'UnknownIdentifierError',
    })
  })

  it('match the postal directory, which has only existing regions', () => {
    const codes = [
      ...Object.keys(REGION_POSTAL_PREFIXES),
      ...KNOWN_ADDRESSES.flatMap(({ region }) => region ?? []),
    ]
    for (const code of codes) expect(REGIONS[code.slice(0, 2)]).toHaveProperty(code.slice(3))
  })
})

describe('reference lists', () => {
  it('sort job titles by the collation of the language with "other" last', async () => {
    const { jobTitles } = await readExactly(
      await site('nlassessments', '/accounts/jobTitles'),
      jobTitleListSchema,
    )
    expect(jobTitles).toHaveLength(JOB_TITLES.length)
    expect(jobTitles.at(-1)).toEqual({ code: 'other', name: 'Anders' })
    const names = jobTitles.slice(0, -1).map(({ name }) => name)
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'nl')))
  })

  it('use the English terms of the country where they differ', async () => {
    const nameOf = async (uid: string, code: string) => {
      const { jobTitles } = await readExactly(await site(uid, '/accounts/jobTitles'), jobTitleListSchema)
      return jobTitles.find(title => title.code === code)?.name
    }
    const schoolsOf = async (uid: string) => {
      const { industries } = await readExactly(
        await site(uid, '/accounts/organizations/industries?categoryUnitType=PERSONAL'),
        industryListSchema,
      )
      return industries.find(industry => industry.code === 'schools')?.name
    }
    expect(await nameOf('usassessments', 'principal')).toBe('Principal')
    expect(await nameOf('ukassessments', 'principal')).toBe('Head teacher')
    expect(await nameOf('auassessments', 'speech-language-pathologist')).toBe('Speech pathologist')
    expect(await schoolsOf('usassessments')).toBe('K–12 education')
    expect(await schoolsOf('ukassessments')).toBe('Primary and secondary education')
  })

  it('spell prefectures as in English addresses', async () => {
    const { regions } = await readExactly(
      await site('asiaassessments', '/countries/JP/regions'),
      regionListSchema,
    )
    const names = regions.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Tokyo', 'Osaka', 'Kyoto', 'Hyogo']))
    expect(names.filter(name => /[^a-z]/i.test(name))).toEqual([])
  })

  it('return industries by account type, each with four to eight sectors', async () => {
    const path = '/accounts/organizations/industries?categoryUnitType='
    const { industries } = await readExactly(await commerce.us(`${path}ORGANISATION`), industryListSchema)
    const personal = await readExactly(await commerce.us(`${path}PERSONAL`), industryListSchema)
    expect(industries).toHaveLength(8)
    expect(personal.industries.map(({ code }) => code)).not.toContain('government')
    for (const { sectors } of industries) {
      expect(sectors.length).toBeGreaterThanOrEqual(4)
      expect(sectors.length).toBeLessThanOrEqual(8)
    }
  })

  it.each(['', '?categoryUnitType=ORGANIZATION', '?categoryUnitType=organisation'])(
    'reject the industries call %j',
    async query => {
      const response = await commerce.us(`/accounts/organizations/industries${query}`)
      await expectRefusal(response, 400, { type: 'ValidationError', subject: 'categoryUnitType' })
    },
  )

  it('give every entry a distinct name in every language', () => {
    for (const language of ['en', 'fr', 'nl', 'es'] as const) {
      const lists = [JOB_TITLES, INDUSTRIES, ...INDUSTRIES.map(({ sectors }) => sectors)]
      for (const list of lists)
        expect(new Set(list.map(({ names }) => names[language])).size).toBe(list.length)
    }
  })

  it('rank the qualification levels', async () => {
    const response = await commerce.us('/accounts/qualificationLevels')
    const { qualificationLevels } = await readExactly(response, qualificationLevelListSchema)
    expect(
      qualificationLevels.map(({ code, rank, requiresApproval }) => [code, rank, requiresApproval]),
    ).toEqual([
      ['A', 1, false],
      ['B', 2, true],
      ['C', 3, true],
    ])
  })

  it('return the languages and currencies of a site', async () => {
    const { languages } = await readExactly(await site('caassessments', '/languages'), languageListSchema)
    expect(languages.map(({ nativeName }) => nativeName)).toEqual(['English', 'français'])
    const { currencies } = await readExactly(await site('ukassessments', '/currencies'), currencyListSchema)
    expect(currencies).toEqual([{ isocode: 'GBP', name: 'British Pound', symbol: '£', active: true }])
  })
})
