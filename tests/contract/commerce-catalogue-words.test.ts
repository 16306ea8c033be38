import { beforeAll, describe, expect, it, test } from 'vitest'
import { acronymsOf, type CatalogueHarness, createCatalogueHarness } from './commerce-catalogue-harness.ts'

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

describe('words of a text', () => {
  it('are all met where something has all of them, and it is said', async () => {
    const { match } = await titles('working memory')
    expect(match).toEqual({ quality: 'ALL', matched: ['working', 'memory'], missing: [], understood: [] })
  })

  it('that nothing has all of find what has most of them, and it is said which', async () => {
    const { found, match } = await titles('worry unicorn')
    expect(found).toEqual(expect.arrayContaining(['SBMW-2', 'OBRS-2']))
    expect(match).toMatchObject({ quality: 'SOME', matched: ['worry'], missing: ['unicorn'] })
  })

  it('that say nothing or are said of most assessments are not required', async () => {
    for (const text of ['anxiety scale', 'a test of anxiety', 'anxiety']) {
      expect((await titles(text)).found, text).toEqual(['SBMW-2', 'OBRS-2'])
    }
  })

  it('that stand only in descriptions are told from those of names and keywords', async () => {
    expect((await titles('returns')).match?.quality).toBe('MENTION')
  })

  it('of a single letter say nothing', async () => {
    expect((await titles('<b>')).found).toEqual([])
  })

  it('are split where a Dutch compound is met nowhere', async () => {
    expect((await titles('intelligentietest', 'nlassessments')).found).toEqual(['HWRS-3'])
  })

  it('find the edition that is still sold before one that is running out', async () => {
    expect((await titles('Lindenshaw')).found).toEqual(['LSRI-5', 'LSRI-4'])
  })
})

describe('words that name a value of a facet', () => {
  it('find what has it, and it is said how they were read', async () => {
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

  it('rank only where they say for whom something is meant', async () => {
    expect((await titles('worry')).found).toEqual(['SBMW-2', 'OBRS-2'])
    expect((await titles('worry children')).found).toEqual(['OBRS-2', 'SBMW-2'])
  })
})

describe('kinds of items', () => {
  it('are named in the words of the trade', async () => {
    const { names } = await items('HWRS-3 protocols')
    expect(names.every(name => name.startsWith('HWRS-3 Record Forms'))).toBe(true)
    expect((await items('answer booklet')).names[0]).toContain('Response Booklets')
  })

  it('are found by what their title is about', async () => {
    const { names } = await items('reading record forms')
    expect(names.length).toBeGreaterThan(0)
    expect(names.every(name => /^(?:LSRI|MWLR).*Record Forms/.test(name))).toBe(true)
  })

  it('are no assessments', async () => {
    expect((await titles('record forms')).found).toEqual([])
  })

  it('are not found by words of their title alone', async () => {
    expect((await items('memory')).names).toEqual([])
  })
})

describe('numbers', () => {
  it.each(['0011203300 0012104300', '0011203300, 0012104300', '0011-203-300;0012-104-300'])(
    'of several items are found in their order: %s',
    async text => {
      const { codes, match } = await items(text)
      expect(codes).toEqual(['0011203300', '0012104300'])
      expect(match?.quality).toBe('EXACT')
    },
  )

  it('of a title find it without its letter, too', async () => {
    expect(await titles('900011203')).toMatchObject({ found: ['HWRS-3'], match: { quality: 'EXACT' } })
  })
})

describe('mistakes', () => {
  it('are corrected to near words of names and keywords that begin alike', async () => {
    expect(await titles('wory')).toMatchObject({ found: ['SBMW-2', 'OBRS-2'], correction: 'worry' })
    expect(await titles('shipping')).toMatchObject({ found: [], correction: undefined })
  })

  it('are not corrected where items have the word', async () => {
    expect((await titles('record forms')).correction).toBeUndefined()
  })
})

test('an editor changes what words mean, and a search follows at once', async () => {
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
