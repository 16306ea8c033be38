import { beforeAll, describe, expect, it, test } from 'vitest'
import { SORTS } from '../../../../lib/contract/commerce/catalogue/search.ts'
import { CATALOGUE } from '../../../../sandbox/seed/catalogue/catalogue.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { acronymsOf, type CatalogueHarness, createCatalogueHarness } from './catalogue-harness.ts'

let commerce: CatalogueHarness

beforeAll(() => {
  commerce = createCatalogueHarness()
})

const found = async (query: string, site = 'usassessments') =>
  acronymsOf(await commerce.searchTitles(query, { site }))

const NUMBER = '0011203300'

describe('search terms', () => {
  it.each(['HWRS-3', 'hwrs 3', 'Hwrs3', 'hwrs', 'P900011203'])(
    '%s rank the title that they name first',
    async text => {
      expect((await found(text))[0]).toBe('HWRS-3')
    },
  )

  it.each([
    ['haldenwick', 'HWRS-3'],
    ['scales reasoning', 'HWRS-3'],
    ['reas scal', 'HWRS-3'],
    ['the reasoning of the scales', 'HWRS-3'],
    ['motor', 'TSMP'],
    ['numeracy screeners', 'PWNS'],
  ])('%s find a title, in any order and by their beginnings', async (text, acronym) => {
    expect(await found(text)).toContain(acronym)
  })

  it('in the name of a title rank higher than in its description', async () => {
    expect((await found('memory'))[0]).toBe('CVMB-4')
    expect((await found('attention'))[0]).toBe('VYAT-2')
  })

  it('are matched in the language of the call, with and without accents', async () => {
    const french = { site: 'caassessments', lang: 'fr' }
    const [accented, plain] = [
      acronymsOf(await commerce.searchTitles('mémoire', french)),
      acronymsOf(await commerce.searchTitles('memoire', french)),
    ]
    expect(accented[0]).toBe('CVMB-4')
    expect(plain).toEqual(accented)
    expect(await found('aandacht', 'nlassessments')).toContain('VYAT-2')
    expect(await found('atención', 'esassessments')).toContain('VYAT-2')
  })

  it('for a level also match the older British codes', async () => {
    const page = await commerce.searchTitles('CL1', { site: 'ukassessments', pageSize: 100 })
    expect(page.pagination.totalResults).toBeGreaterThan(0)
    expect(page.products.every(({ qualificationLevel }) => qualificationLevel?.rank === 3)).toBe(true)
  })

  it('that are meaningless find nothing and cause no error', async () => {
    for (const text of [
      'zzzzzzzz',
      '"',
      "' OR 1",
      'NEAR(a b)',
      '*',
      '{acronym} ',
      '-',
      '()',
      'é'.repeat(300),
      '漢字',
    ]) {
      const page = await commerce.searchTitles(text.replaceAll(':', ''))
      expect(page.pagination.totalResults).toBeLessThan(CATALOGUE.assessments.length)
    }
  })
})

describe('misspelled search terms', () => {
  it.each([
    ['haldenwik', 'haldenwick', 'HWRS-3'],
    ['atention', 'attention', 'VYAT-2'],
    ['memroy battery', 'memory battery', 'CVMB-4'],
    ['langauge porfile', 'language profile', 'BMLP-2'],
  ])('%s are corrected, and the response says so', async (text, suggestion, acronym) => {
    const page = await commerce.searchTitles(text)
    expect(page.spellingSuggestion).toEqual({
      suggestion,
      query: `${suggestion.replace(' ', '+')}:relevance`,
    })
    expect(page.freeTextSearch).toBe(text)
    expect(acronymsOf(page)).toContain(acronym)
  })

  it('get suggestions in the spelling of the language', async () => {
    const page = await commerce.searchTitles('memiore', { site: 'caassessments', lang: 'fr' })
    expect(page.spellingSuggestion?.suggestion).toBe('mémoire')
  })

  it('are not corrected when the typed words are found', async () => {
    expect(await commerce.searchTitles('attention')).not.toHaveProperty('spellingSuggestion')
  })
})

describe('item numbers in a search', () => {
  it.each([NUMBER, '0011 203 300', '0011-203-300', '11203300', '001120330'])(
    '%s find the item',
    async text => {
      const page = await commerce.searchItems(text)
      expect(page.products[0]?.code).toBe(NUMBER)
    },
  )

  it('find the title of the item, too', async () => {
    expect(await found(NUMBER)).toEqual(['HWRS-3'])
  })

  it('given as a list are answered in their order', async () => {
    const codes = ['0012104300', NUMBER]
    const page = await commerce.searchItems('', { filters: `code:${codes.join(',')}` })
    expect(page.products.map(({ code }) => code)).toEqual(codes)
  })

  it('given as a list find what is withdrawn or sold elsewhere where any offer will do', async () => {
    const codes = ['0012104300', '0011202101', '0011203301']
    const page = await commerce.searchItems('', { filters: `offer:any:code:${codes.join(',')}` })
    expect(page.products.map(({ code }) => code)).toEqual(codes)
  })
})

describe('a search for items', () => {
  it('finds them by acronym and kind', async () => {
    const page = await commerce.searchItems('cvmb record form')
    expect(page.products[0]).toMatchObject({ name: expect.stringMatching(/^CVMB-4 .*Record Forms/) })
  })

  it('finds those of one title by its code', async () => {
    const record = CATALOGUE.assessments.find(({ acronym }) => acronym === 'CVMB-4')
    const filters = `productKind:item:baseProduct:${record?.code}`
    const page = await commerce.searchItems('', { filters, pageSize: 100 })
    const sold = record?.items.filter(({ offers }) => offers.some(({ site }) => site === 'usassessments'))
    expect(page.products.map(({ code }) => code)).toEqual(sold?.map(({ code }) => code))
  })
})

describe('a search does not find', () => {
  it('a withdrawn title or its items', async () => {
    expect(await found('HWRS-2')).not.toContain('HWRS-2')
    expect((await commerce.searchItems('0011202300')).products).toEqual([])
  })

  it('a title that the site does not sell', async () => {
    expect(await found('CHCI')).toEqual(['CHCI'])
    expect(await found('CHCI', 'nlassessments')).toEqual([])
    expect((await commerce.searchItems('CHCI', { site: 'nlassessments' })).products).toEqual([])
  })
})

describe('result pages', () => {
  it('contain every title once altogether, in each sort order', async () => {
    for (const sort of SORTS) {
      const { pagination } = await commerce.searchTitles('', { sort, pageSize: 7 })
      const pages = await Promise.all(
        Array.from({ length: pagination.totalPages }, (_, page) =>
          commerce.searchTitles('', { sort, page, pageSize: 7 }),
        ),
      )
      const codes = pages.flatMap(({ products }) => products.map(({ code }) => code))
      expect([codes.length, new Set(codes).size]).toEqual([pagination.totalResults, pagination.totalResults])
    }
  })

  it('beyond the last one are empty', async () => {
    const { products, pagination } = await commerce.searchTitles('', { page: 50 })
    expect([products, pagination.currentPage]).toEqual([[], 50])
  })

  it('hold at most a hundred products', async () => {
    expect((await commerce.searchItems('', { pageSize: 5000 })).products).toHaveLength(100)
  })

  it('follow the requested sort order', async () => {
    const names = (await commerce.searchTitles('', { sort: 'name-asc', pageSize: 100 })).products.map(
      p => p.name,
    )
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))
    const prices = async (sort: string) =>
      (await commerce.searchItems('', { sort, pageSize: 100 })).products.map(({ price }) => price?.value ?? 0)
    const rising = await prices('price-asc')
    expect(rising).toEqual(rising.toSorted((one, other) => one - other))
    const falling = await prices('price-desc')
    expect(falling).toEqual(falling.toSorted((one, other) => other - one))
    const years = (await commerce.searchTitles('', { sort: 'newest' })).products.map(
      p => p.assessment.publicationYear,
    )
    expect(years).toEqual(years.toSorted((one, other) => other - one))
  })
})

test('a HEAD request returns the number of results', async () => {
  const { pagination } = await commerce.searchTitles('reading')
  const head = await commerce.us('/products/search?query=reading', { method: 'HEAD' })
  expect([head.headers.get('x-total-count'), await head.text()]).toEqual([
    String(pagination.totalResults),
    '',
  ])
})

test('the products of a category equal the search in it', async () => {
  const body = await (await commerce.us('/categories/academic/products?query=reading')).json()
  const search = await commerce.searchTitles('reading:relevance:allCategories:academic')
  expect(body.pagination.totalResults).toBe(search.pagination.totalResults)
})

describe('search suggestions', () => {
  it('name titles with words that begin with the typed text', async () => {
    expect(await commerce.suggest('hwr')).toEqual(['Haldenwick Reasoning Scales, 3rd Edition'])
    expect(await commerce.suggest('corvane mem')).toEqual(['Corvane Memory Battery, 4th Edition'])
    expect(await commerce.suggest('corvane m')).toEqual(['Corvane Memory Battery, 4th Edition'])
    expect(await commerce.suggest('c')).toEqual([])
  })

  it('tolerate misspelled words and never name what the site does not sell', async () => {
    expect(await commerce.suggest('haldenwik')).toEqual(['Haldenwick Reasoning Scales, 3rd Edition'])
    expect(await commerce.suggest('CHCI', 'nlassessments')).toEqual([])
  })

  it('require a term', async () => {
    await expectRefusal(await commerce.us('/products/suggestions'), 400, { subject: 'term' })
    expect(await commerce.suggest(' ')).toEqual([])
  })
})

test.each([
  ['query=:relevance:colour:red', 'query'],
  ['query=:relevance:format', 'query'],
  ['query=:relevance:age:six', 'age'],
  ['query=:relevance:minutes:-5', 'minutes'],
  ['filters=productKind:box', 'productKind'],
  ['filters=code:A:code:B', 'filters'],
  ['filters=code:A&filters=code:B', 'filters'],
  ['filters=productKind:item:offer:any', 'offer'],
  ['currentPage=-1', 'currentPage'],
  ['pageSize=x', 'pageSize'],
])('a search with %s is rejected', async (parameters, subject) => {
  await expectRefusal(await commerce.us(`/products/search?${parameters}`), 400, {
    type: 'ValidationError',
    subject,
  })
})
