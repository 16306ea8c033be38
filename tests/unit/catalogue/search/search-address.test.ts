import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_MINUTES } from '@/lib/catalogue/age'
import { FACET_CODES, LEVEL_CODES } from '@/lib/catalogue/search/facet-parameters'
import { freeText, toOccSearch } from '@/lib/catalogue/search/occ-query'
import { isNonCanonical, parseSearchAddress, searchAddress } from '@/lib/catalogue/search/search-address'
import {
  anonymousQuery,
  EMPTY_QUERY,
  PAGE_SIZES,
  type SearchQuery,
} from '@/lib/catalogue/search/search-query'
import { cleanQuery } from '@/lib/catalogue/search/typed-text'
import { ADMINISTRATIONS } from '@/lib/contract/commerce/catalogue/assessment'
import { FACETS, FILTERS, SORTS } from '@/lib/contract/commerce/catalogue/search'
import { fieldText } from '../../properties/typed-text'

const parametersOf = (address: string): Record<string, string[]> => {
  const { searchParams } = new URL(address, 'https://store.example.com')
  return Object.fromEntries([...new Set(searchParams.keys())].map(name => [name, searchParams.getAll(name)]))
}

const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 })

const anyQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    text: fieldText.map(cleanQuery),
    level: some(LEVEL_CODES),
    administration: some(ADMINISTRATIONS),
    category: fc.constantFrom([], ['cognition'], ['speech-language']),
    language: some(['en', 'fr', 'fr-CA', 'nl']),
    telepractice: fc.constantFrom([], ['true']),
    age: fc.option(fc.nat({ max: 1_200 }), { nil: undefined }),
    minutes: fc.option(fc.integer({ min: 1, max: MOST_MINUTES }), { nil: undefined }),
    sort: fc.constantFrom(...SORTS),
    size: fc.constantFrom(undefined, ...PAGE_SIZES.slice(1)),
    page: fc.integer({ min: 1, max: 5_000 }),
  })
  .map(
    ({ text, age, minutes, sort, size, page, level, administration, category, language, telepractice }) => ({
      text,
      facets: {
        allCategories: category,
        qualificationLevel: level,
        administration,
        language,
        telepractice,
      },
      ...(age === undefined ? {} : { ageMonths: age }),
      ...(minutes === undefined ? {} : { minutes }),
      sort,
      ...(size === undefined ? {} : { size }),
      page,
    }),
  )

describe('the address of a search', () => {
  test('names what is looked for, in one order, and nothing that goes without saying', () => {
    const query: SearchQuery = {
      text: 'memory & attention',
      facets: { administration: ['REMOTE'], qualificationLevel: ['C', 'B'], inStock: ['true'] },
      ageMonths: 75,
      minutes: 45,
      sort: 'newest',
      size: 50,
      page: 2,
    }
    expect(searchAddress('en-us', query)).toBe(
      '/store/usassessments/en/search?q=memory+%26+attention&level=b&level=c&administration=remote&in-stock=true&years=6&months=3&minutes=45&sort=newest&size=50&page=2',
    )
    expect(searchAddress('fr-ca', EMPTY_QUERY)).toBe('/store/caassessments/fr/search')
  })

  test('says the same when it is read and written again', () => {
    fc.assert(
      fc.property(anyQuery, query => {
        const address = searchAddress('en-us', query)
        const parameters = parametersOf(address)
        expect(searchAddress('en-us', parseSearchAddress(parameters))).toBe(address)
        expect(isNonCanonical(parameters)).toBe(false)
      }),
    )
  })

  test.each([
    [
      'facet values that do not exist',
      { level: ['z', 'b'], administration: 'shouting', category: '../x' },
      'level=b',
    ],
    ['a value twice', { level: ['c', 'c'] }, 'level=c'],
    ['an order that does not exist', { sort: 'random' }, ''],
    ['pages that are none', { page: '0' }, ''],
    ['ages that are none', { years: '200' }, ''],
    ['minutes that are none', { minutes: 'soon' }, ''],
    [
      'what a form sends that was not filled in',
      { years: '', months: '', minutes: '', sort: 'relevance' },
      '',
    ],
    ['what others have added', { utm_source: 'mail' }, ''],
  ])('drops %s', (_, parameters, query) => {
    const address = searchAddress('en-us', parseSearchAddress(parameters))
    expect(address.split('?')[1] ?? '').toBe(query)
  })

  test('is put right only where its filters are spelled in another way, never for its text', () => {
    expect(isNonCanonical({ q: '  a  b ' })).toBe(false)
    expect(isNonCanonical({ utm_source: 'mail' })).toBe(false)
    expect(isNonCanonical({ years: '' })).toBe(true)
    expect(isNonCanonical({ level: 'B' })).toBe(true)
    expect(isNonCanonical({ level: ['c', 'b'] })).toBe(true)
  })

  test('takes a text as long as is searched for, and one line of it', () => {
    expect(parseSearchAddress({ q: 'x'.repeat(500) }).text).toHaveLength(200)
    expect(parseSearchAddress({ q: 'a\u0000\n b\u200b' }).text).toBe('a b')
  })

  test('knows three lengths of pages, of which the usual one goes without saying', () => {
    const sizes = ['20', '50', '100', '33', '1000', ''].map(size => parseSearchAddress({ size }).size)
    expect(sizes).toEqual([undefined, 50, 100, undefined, undefined, undefined])
    expect(isNonCanonical({ size: '20' })).toBe(true)
    expect([20, 100].map(size => toOccSearch(parseSearchAddress({ size: String(size) })).pageSize)).toEqual([
      20, 100,
    ])
  })

  test('has a parameter for every facet of commerce', () => {
    expect([...FACET_CODES].sort()).toEqual([...FACETS].sort())
  })
})

test('what a user may order is asked by no one who is not signed in', () => {
  const query = parseSearchAddress({ q: 'x', orderable: 'true', level: 'b', page: '2' })
  expect(searchAddress('en-us', anonymousQuery(query))).toBe(
    '/store/usassessments/en/search?q=x&level=b&page=2',
  )
})

describe('the query for commerce', () => {
  test('begins with the text and the order, then names each choice', () => {
    const query = parseSearchAddress({
      q: 'reading',
      level: ['a', 'b'],
      years: '7',
      sort: 'name-asc',
      page: '3',
    })
    expect(toOccSearch(query)).toEqual({
      query: 'reading:name-asc:qualificationLevel:A:qualificationLevel:B:age:84',
      currentPage: 2,
      pageSize: 20,
    })
  })

  test('cannot be broken by anything typed: after the text come the order and pairs of known keys', () => {
    const keys: readonly string[] = [...FACETS, ...FILTERS]
    fc.assert(
      fc.property(
        fieldText,
        fc.dictionary(fc.constantFrom('category', 'language', 'year', 'level', 'minutes', 'sort'), fieldText),
        (q, others) => {
          const query = parseSearchAddress({ ...others, q })
          const [text, sort, ...pairs] = toOccSearch(query).query.split(':')
          expect(text).toBe(freeText(query.text))
          expect(SORTS).toContain(sort)
          expect(pairs.length % 2).toBe(0)
          expect(pairs.filter((_, index) => index % 2 === 0).every(key => keys.includes(key))).toBe(true)
        },
      ),
    )
  })

  test('loses no word of a text with colons', () => {
    expect(freeText('ages 6:0 to 16:11: reading')).toBe('ages 6 0 to 16 11 reading')
  })
})
