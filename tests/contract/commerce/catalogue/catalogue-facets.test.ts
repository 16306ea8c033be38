import fc from 'fast-check'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { FACETS, type SearchFacet } from '../../../../lib/contract/commerce/catalogue/search.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { acronymsOf, type CatalogueHarness, createCatalogueHarness } from './catalogue-harness.ts'

let commerce: CatalogueHarness

beforeAll(() => {
  commerce = createCatalogueHarness()
})

/** A site of each language. */
const MARKETS = [
  { site: 'usassessments', lang: 'en' },
  { site: 'caassessments', lang: 'fr' },
  { site: 'nlassessments', lang: 'nl' },
  { site: 'esassessments', lang: 'es' },
]

const countOf = async (query: string, wish: object): Promise<number> =>
  (await commerce.searchTitles(query, { ...wish, pageSize: 1 })).pagination.totalResults

/** A query of random criteria that exist in the catalogue, some with two values of one facet. */
const queries = fc
  .record({
    text: fc.constantFrom('', '', 'scales', 'reading', 'inventory'),
    pairs: fc.uniqueArray(
      fc.constantFrom(
        'format:PRINT',
        'format:DIGITAL',
        'qualificationLevel:B',
        'qualificationLevel:C',
        'administration:PAPER',
        'administration:REMOTE',
        'scoring:WEB',
        'itemGroup:TRAINING',
        'language:fr',
        'language:es',
        'publicationYear:2023',
        'telepractice:true',
        'inStock:true',
        'allCategories:academic',
        'age:80',
        'minutes:25',
      ),
      { maxLength: 4 },
    ),
  })
  .map(({ text, pairs }) => [text, 'relevance', ...pairs].join(':'))

/** The query with only this value of the facet: the count of one of several values refers to it. */
const withOnly = (query: string, facet: string, value: string): string => {
  const [text, sort, ...parts] = query.split(':')
  const others = parts.flatMap((part, at) => (at % 2 === 0 && part !== facet ? [part, parts[at + 1]] : []))
  return [text, sort, ...others, facet, value].join(':')
}

test('the count of every facet value equals the number of results of its search', async () => {
  await fc.assert(
    fc.asyncProperty(queries, fc.constantFrom(...MARKETS), async (query, market) => {
      const { facets = [] } = await commerce.searchTitles(query, market)
      for (const { code, multiSelect, values } of facets) {
        for (const value of values) {
          const asked = multiSelect ? withOnly(query, code, value.code) : withSelected(query, value)
          expect({ query, code, value: value.code, count: await countOf(asked, market) }).toEqual({
            query,
            code,
            value: value.code,
            count: value.count,
          })
        }
      }
    }),
    { numRuns: 12 },
  )
})

/** Without a search, a value would have results that differ from its count. */
const searchOf = ({ query }: SearchFacet['values'][number]): string => query?.query.value ?? ''

const withSelected = (query: string, value: SearchFacet['values'][number]): string =>
  value.selected ? query : searchOf(value)

test('facet counts of items equal their results, too', async () => {
  const { facets = [], pagination } = await commerce.searchItems('forms')
  for (const { values } of facets) {
    for (const value of values) {
      const { pagination: found } = await commerce.searchItems(searchOf(value), { pageSize: 1 })
      expect(found.totalResults).toBe(value.count)
    }
  }
  const groups = facets.find(({ code }) => code === 'itemGroup')?.values ?? []
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(pagination.totalResults)
})

describe('values of one multi-select facet', () => {
  it('are alternatives, and their counts ignore the selection', async () => {
    const [b, c] = [
      await countOf(':relevance:qualificationLevel:B', {}),
      await countOf(':relevance:qualificationLevel:C', {}),
    ]
    const page = await commerce.searchTitles(':relevance:qualificationLevel:B:qualificationLevel:C')
    expect(page.pagination.totalResults).toBe(b + c)
    const level = page.facets?.find(({ code }) => code === 'qualificationLevel')
    expect(level?.values.map(({ code, count, selected }) => ({ code, count, selected }))).toEqual([
      { code: 'NONE', count: expect.any(Number), selected: false },
      { code: 'A', count: expect.any(Number), selected: false },
      { code: 'B', count: b, selected: true },
      { code: 'C', count: c, selected: true },
    ])
  })

  it('link to the search that adds or removes them', async () => {
    const { facets = [] } = await commerce.searchTitles(':relevance:format:PRINT')
    const format = facets.find(({ code }) => code === 'format')
    expect(format?.values.map(value => [value.code, searchOf(value)])).toEqual([
      ['PRINT', ':relevance'],
      ['DIGITAL', ':relevance:format:PRINT:format:DIGITAL'],
      ['SERVICE', ':relevance:format:PRINT:format:SERVICE'],
    ])
  })

  it('stay in the response when selected, although nothing is found', async () => {
    const page = await commerce.searchTitles('hwrs:relevance:allCategories:numeracy:publicationYear:1999')
    expect(page.pagination.totalResults).toBe(0)
    const chosen = page.facets?.flatMap(({ values }) => values.filter(({ selected }) => selected))
    expect(chosen?.map(({ code, count }) => [code, count])).toEqual([
      ['numeracy', 0],
      ['1999', 0],
    ])
  })
})

describe('search criteria', () => {
  it('for an age find titles whose age range contains it, both bounds included', async () => {
    const page = await commerce.searchTitles(':relevance:age:203', { pageSize: 100 })
    for (const { assessment } of page.products) {
      expect(assessment.population.minAgeMonths).toBeLessThanOrEqual(203)
      expect(assessment.population.maxAgeMonths ?? 203).toBeGreaterThanOrEqual(203)
    }
    expect(acronymsOf(page)).toContain('HWRS-3')
    expect(acronymsOf(await commerce.searchTitles(':relevance:age:204', { pageSize: 100 }))).not.toContain(
      'HWRS-3',
    )
  })

  it('for a duration find titles whose minimum duration fits into it', async () => {
    const page = await commerce.searchTitles(':relevance:minutes:10', { pageSize: 100 })
    expect(page.products.length).toBeGreaterThan(0)
    expect(page.products.every(({ assessment }) => assessment.completion.minMinutes <= 10)).toBe(true)
  })

  it('are listed, each with a link to the search without it', async () => {
    const page = await commerce.searchTitles('scales:newest:format:PRINT:age:75:allCategories:cognition')
    expect(
      page.breadcrumbs?.map(crumb => [crumb.facetName, crumb.facetValueName, crumb.removeQuery?.query.value]),
    ).toEqual([
      ['Format', 'Print', 'scales:newest:age:75:allCategories:cognition'],
      ['Age', '6:3', 'scales:newest:format:PRINT:allCategories:cognition'],
      ['Area', 'Cognition and reasoning', 'scales:newest:format:PRINT:age:75'],
    ])
  })

  it('for an area and a subarea must both be met', async () => {
    const reading = await commerce.searchTitles(
      ':relevance:allCategories:academic:allCategories:reading-dyslexia',
    )
    expect(reading.pagination.totalResults).toBe(
      await countOf(':relevance:allCategories:reading-dyslexia', {}),
    )
  })
})

describe('the facet of orderable titles', () => {
  const ranks = async (as?: string): Promise<number[]> => {
    const page = await commerce.searchTitles(':relevance:orderable:true', {
      pageSize: 100,
      ...(as && { as }),
    })
    return page.products.map(({ qualificationLevel }) => qualificationLevel?.rank ?? 0)
  }

  it('depends on the level of the user’s organization', async () => {
    expect(Math.max(...(await ranks('uid-edith')))).toBe(2)
  })

  it('counts every organization that the user can order for, as the message on a title page does', async () => {
    expect(Math.max(...(await ranks('uid-mira')))).toBe(3)
  })

  it('contains what requires no level for users without a level and for anonymous users', async () => {
    expect(Math.max(...(await ranks('uid-ada')))).toBe(1)
    expect(await ranks()).toEqual(await ranks('uid-ada'))
  })

  it('is returned to signed-in users only', async () => {
    const codes = async (as?: string) =>
      (await commerce.searchTitles('', as === undefined ? {} : { as })).facets?.map(({ code }) => code)
    expect(await codes('uid-edith')).toEqual([...FACETS])
    expect(await codes()).toEqual(FACETS.filter(code => code !== 'orderable'))
  })

  it('is not returned for an invalid token', async () => {
    const headers = { authorization: 'Bearer stolen' }
    await expectRefusal(await commerce.us('/products/search', { headers }), 401, {
      type: 'InvalidTokenError',
    })
  })
})

test.each(MARKETS)('$site names facets, values and sorts in $lang', async market => {
  const { facets = [], sorts = [] } = await commerce.searchTitles('', market)
  const english = await commerce.searchTitles('')
  const names = (all: readonly SearchFacet[]) => all.find(({ code }) => code === 'administration')
  const isEnglish = market.lang === 'en'
  expect(names(facets)?.values[0]?.name === names(english.facets ?? [])?.values[0]?.name).toBe(isEnglish)
  expect(sorts.map(({ name }) => name).includes('Relevance')).toBe(isEnglish)
  const languages = facets.find(({ code }) => code === 'language')?.values ?? []
  const displayed = new Intl.DisplayNames([market.lang], { type: 'language' })
  expect(languages.map(({ name }) => name)).toEqual(languages.map(({ code }) => displayed.of(code)))
})
