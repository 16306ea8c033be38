import { beforeAll, describe, expect, it, test } from 'vitest'
import { acronymsOf, type CatalogueHarness, createCatalogueHarness } from './catalogue-harness.ts'

let commerce: CatalogueHarness

beforeAll(() => {
  commerce = createCatalogueHarness()
})

const titles = async (query: string, site = 'usassessments') => {
  const page = await commerce.searchTitles(query, { site })
  return { found: acronymsOf(page), match: page.textMatch, correction: page.spellingSuggestion?.suggestion }
}

const items = async (query: string) => {
  const page = await commerce.searchItems(query)
  return {
    names: page.products.map(({ name }) => name),
    codes: page.products.map(({ code }) => code),
    match: page.textMatch,
  }
}

describe('search terms of a query', () => {
  it('must all match when a product matches all of them, and the response says so', async () => {
    const { match } = await titles('working memory')
    expect(match).toEqual({ quality: 'ALL', matched: ['working', 'memory'], missing: [], understood: [] })
  })

  it('find the products with the most matches when none has all of them, and the response names the matched terms', async () => {
    const { found, match } = await titles('worry unicorn')
    expect(found).toEqual(expect.arrayContaining(['SBMW-2', 'OBRS-2']))
    expect(match).toMatchObject({ quality: 'SOME', matched: ['worry'], missing: ['unicorn'] })
  })

  it('that are filler words or match most assessments are optional', async () => {
    for (const text of ['anxiety scale', 'a test of anxiety', 'anxiety']) {
      expect((await titles(text)).found, text).toEqual(['SBMW-2', 'OBRS-2'])
    }
  })

  it('that match only descriptions are distinguished from matches in names and keywords', async () => {
    expect((await titles('returns')).match?.quality).toBe('MENTION')
  })

  it('of a single letter are ignored', async () => {
    expect((await titles('<b>')).found).toEqual([])
  })

  it('are split when a Dutch compound has no match', async () => {
    expect((await titles('intelligentietest', 'nlassessments')).found).toEqual(['HWRS-3'])
  })

  it('rank the edition that is still sold above one that is being discontinued', async () => {
    expect((await titles('Lindenshaw')).found).toEqual(['LSRI-5', 'LSRI-4'])
  })
})

describe('search terms that name a facet value', () => {
  it('find products with that value, and the response states the interpretation', async () => {
    const { found, match } = await titles('a screening test of worry for a 9-year-old in Spanish')
    expect(found).toEqual(['OBRS-2'])
    expect(match?.understood).toEqual([
      {
        text: '9 year old',
        facetCode: 'age',
        facetName: 'Age',
        facetValueCode: '108',
        facetValueName: '9:0',
      },
      {
        text: 'in spanish',
        facetCode: 'language',
        facetName: 'Language',
        facetValueCode: 'es',
        facetValueName: 'Spanish',
      },
    ])
  })

  it('affect only the ranking when they name a target group', async () => {
    expect((await titles('worry')).found).toEqual(['SBMW-2', 'OBRS-2'])
    expect((await titles('worry children')).found).toEqual(['OBRS-2', 'SBMW-2'])
  })
})

describe('a search for kinds of items', () => {
  it('understands the usual terms of the trade', async () => {
    const { names } = await items('HWRS-3 protocols')
    expect(names.every(name => name.startsWith('HWRS-3 Record Forms'))).toBe(true)
    expect((await items('answer booklet')).names[0]).toContain('Response Booklets')
  })

  it('finds items by the subject of their title', async () => {
    const { names } = await items('reading record forms')
    expect(names.length).toBeGreaterThan(0)
    expect(names.every(name => /^(?:LSRI|MWLR).*Record Forms/.test(name))).toBe(true)
  })

  it('returns no assessments', async () => {
    expect((await titles('record forms')).found).toEqual([])
  })

  it('does not find items by the words of their title alone', async () => {
    expect((await items('memory')).names).toEqual([])
  })
})

describe('product numbers in a search', () => {
  it.each(['0011203300 0012104300', '0011203300, 0012104300', '0011-203-300;0012-104-300'])(
    'of several items are answered in their order: %s',
    async text => {
      const { codes, match } = await items(text)
      expect(codes).toEqual(['0011203300', '0012104300'])
      expect(match?.quality).toBe('EXACT')
    },
  )

  it('of a title match without its letter, too', async () => {
    expect(await titles('900011203')).toMatchObject({ found: ['HWRS-3'], match: { quality: 'EXACT' } })
  })
})

describe('misspellings in a search', () => {
  it('are corrected to similar words of names and keywords that begin alike', async () => {
    expect(await titles('wory')).toMatchObject({ found: ['SBMW-2', 'OBRS-2'], correction: 'worry' })
    expect(await titles('shipping')).toMatchObject({ found: [], correction: undefined })
  })

  it('are not corrected when an item has the word', async () => {
    expect((await titles('record forms')).correction).toBeUndefined()
  })
})

test('a synonym changed by an editor affects the search at once', async () => {
  const own = createCatalogueHarness()
  const found = async () => acronymsOf(await own.searchTitles('jitters'))
  expect(await found()).toEqual([])
  const words = { language: 'en', kind: 'SYNONYM', phrase: 'jitters', meanings: ['anxiety'] }
  expect(await own.change('/search-words', words)).toBe(204)
  expect(await found()).toContain('SBMW-2')
  expect(await own.change('/search-words', { ...words, meanings: [] })).toBe(204)
  expect(await found()).toEqual([])
  expect(await own.change('/search-words', { ...words, kind: 'GUESS' })).toBe(400)
})
