import { beforeAll, describe, expect, it, test } from 'vitest'
import {
  CATALOG,
  CATALOG_VERSION,
  catalogVersionSchema,
} from '../../../../lib/contract/commerce/catalogue/category.ts'
import { itemProductSchema, titleProductSchema } from '../../../../lib/contract/commerce/catalogue/product.ts'
import { SITE_IDS } from '../../../../lib/contract/site-ids.ts'
import { CATALOGUE } from '../../../../sandbox/seed/catalogue/catalogue.ts'
import { expectRefusal, looseSchema, readExactly } from '../commerce-harness.ts'
import { type CatalogueHarness, createCatalogueHarness } from './catalogue-harness.ts'

let commerce: CatalogueHarness

beforeAll(() => {
  commerce = createCatalogueHarness()
})

const codeOf = (acronym: string): string =>
  CATALOGUE.assessments.find(record => record.acronym === acronym)?.code ?? ''

const readTitle = async (site: string, acronym: string, query = '') =>
  readExactly(
    await commerce.call(`/occ/v2/${site}/products/${codeOf(acronym)}?fields=FULL${query}`),
    titleProductSchema,
  )

const readItem = async (site: string, code: string, query = '') =>
  readExactly(await commerce.call(`/occ/v2/${site}/products/${code}?fields=FULL${query}`), itemProductSchema)

const everyTitleAtEverySite = SITE_IDS.flatMap(site =>
  CATALOGUE.assessments.map(({ acronym }) => ({ site, acronym })),
)

test('every title and each of its items match the contract on every site', async () => {
  for (const { site, acronym } of everyTitleAtEverySite) {
    const title = await readTitle(site, acronym)
    expect(title.assessment.acronym).toBe(acronym)
    const last = title.variantOptions?.at(-1)
    if (last === undefined) continue
    expect(last.baseProductName).toBe(title.name)
    expect(await readItem(site, last.code)).toEqual(last)
  }
})

describe('a title', () => {
  it('has the prices and currency of its site, formatted for the language', async () => {
    const shown = async (site: string, query = '') =>
      (await readTitle(site, 'HWRS-3', query)).priceRange?.maxPrice
    const [us, gb, nl, fr] = [
      await shown('usassessments'),
      await shown('ukassessments'),
      await shown('nlassessments'),
      await shown('caassessments', '&lang=fr'),
    ]
    expect([us?.currencyIso, gb?.currencyIso, nl?.currencyIso, fr?.currencyIso]).toEqual([
      'USD',
      'GBP',
      'EUR',
      'CAD',
    ])
    expect(us?.formattedValue).toMatch(/^\$[\d,]+\.\d\d$/)
    expect(gb?.formattedValue).toMatch(/^£[\d,]+\.\d\d$/)
    expect(nl?.formattedValue).toMatch(/^€\s[\d.]+,\d\d$/)
    expect(fr?.formattedValue).toMatch(/^[\d\s]+,\d\d\s\$$/)
  })

  it('has texts in the language of the call', async () => {
    const french = await readTitle('caassessments', 'HWRS-3', '&lang=fr')
    const english = await readTitle('caassessments', 'HWRS-3')
    const record = CATALOGUE.assessments.find(({ acronym }) => acronym === 'HWRS-3')
    expect([english.name, french.name]).toEqual([record?.title.en, record?.title.fr])
    expect(french.assessment.body).toEqual(record?.body.map(text => text.fr))
    expect(french.qualificationLevel).toEqual({ code: 'C', name: 'Niveau C', rank: 3 })
  })

  it('states what can be ordered per item group, and the lowest price', async () => {
    const { itemGroups, priceRange, variantOptions } = await readTitle('usassessments', 'HWRS-3')
    const counted = itemGroups?.reduce((sum, { count }) => sum + count, 0)
    expect(counted).toBe(variantOptions?.length)
    const cheapest = Math.min(...(variantOptions ?? []).flatMap(({ price }) => price?.value ?? []))
    expect(priceRange?.minPrice.value).toBe(cheapest)
    expect(Math.min(...(itemGroups ?? []).flatMap(({ fromPrice }) => fromPrice?.value ?? []))).toBe(cheapest)
  })

  it('can never be ordered itself', async () => {
    expect((await readTitle('usassessments', 'HWRS-3')).purchasable).toBe(false)
  })

  it('is returned on a site that does not sell it, without prices and items, with the sites that sell it', async () => {
    const title = await readTitle('nlassessments', 'CHCI')
    expect(title).not.toHaveProperty('priceRange')
    expect(title).not.toHaveProperty('itemGroups')
    expect(title).not.toHaveProperty('variantOptions')
    expect(title.assessment.soldOn).toContain('usassessments')
    expect(title.assessment.soldOn).not.toContain('nlassessments')
  })

  it('is returned when it is withdrawn, with no orderable items and with its successor', async () => {
    const title = await readTitle('usassessments', 'HWRS-2')
    expect(title.assessment.status).toBe('WITHDRAWN')
    expect(title.assessment.supersededBy).toMatchObject({ acronym: 'HWRS-3', edition: 3 })
    expect(title.variantOptions?.map(({ purchasable }) => purchasable)).not.toContain(true)
  })

  it('names the end of its sale and its successor, and the successor names it', async () => {
    const ending = await readTitle('usassessments', 'LSRI-4')
    expect(ending.assessment).toMatchObject({ status: 'ENDING', supersededBy: { acronym: 'LSRI-5' } })
    expect(ending.assessment.endDate).toBeDefined()
    const successor = await readTitle('usassessments', 'LSRI-5')
    expect(successor.assessment.supersedes).toMatchObject({ acronym: 'LSRI-4', edition: 4 })
  })
})

describe('an item', () => {
  const usages = CATALOGUE.assessments
    .flatMap(({ items }) => items)
    .filter(({ offers }) => offers.some(({ site, tiers }) => site === 'usassessments' && tiers.length > 0))

  it('has exact prices for every quantity', async () => {
    for (const { code, offers } of usages) {
      const offer = offers.find(({ site }) => site === 'usassessments')
      const { price, volumePrices } = await readItem('usassessments', code)
      expect(price?.value).toBe((offer?.price ?? 0) / 100)
      expect(volumePrices?.map(({ value }) => Math.round(value * 100))).toEqual([
        offer?.price,
        ...(offer?.tiers.map(tier => tier.price) ?? []),
      ])
      const [first, second] = volumePrices ?? []
      expect([first?.minQuantity, first?.maxQuantity]).toEqual([1, (second?.minQuantity ?? 0) - 1])
      expect(volumePrices?.at(-1)).not.toHaveProperty('maxQuantity')
    }
  })

  it('returns its volume prices to buyers of organizations, too', async () => {
    const path = `/orgProducts/${usages[0]?.code}?fields=price(DEFAULT),volumePrices(FULL)`
    const twin = await readExactly(await commerce.us(path), looseSchema)
    expect(Object.keys(twin).sort()).toEqual(['price', 'volumePrices'])
  })

  it('that is out of stock states the expected delivery date and whether it can be ordered before', async () => {
    const awaited = await readTitle('usassessments', 'NSCO-2')
    const stock = awaited.variantOptions
      ?.map(item => item.stock)
      .find(found => found?.stockLevelStatus === 'outOfStock')
    expect(stock).toMatchObject({ stockLevel: 0, preorder: true, expectedOn: expect.any(String) })
  })

  it('that is not shipped is always in stock', async () => {
    const { stock } = await readItem('usassessments', usages[0]?.code ?? '')
    expect(stock).toEqual({ stockLevelStatus: 'inStock' })
  })

  it('without a price is priced on request and cannot be added to a cart', async () => {
    const { variantOptions } = await readTitle('usassessments', 'SHSP')
    const onRequest = variantOptions?.filter(({ productItem }) => productItem.priceOnRequest) ?? []
    expect(onRequest.length).toBeGreaterThan(0)
    for (const item of onRequest) expect([item.price, item.purchasable]).toEqual([undefined, false])
  })

  it('of a title that the site does not sell has no price on that site', async () => {
    const record = CATALOGUE.assessments.find(({ acronym }) => acronym === 'CHCI')
    const item = await readItem('nlassessments', record?.items[0]?.code ?? '')
    expect([item.price, item.stock, item.purchasable]).toEqual([undefined, undefined, false])
  })
})

test.each([
  'products/P900000000',
  'products/0000000000',
  'products/P900000000/references',
  'orgProducts/x',
  'categories/none/products',
  `catalogs/other`,
  `catalogs/${CATALOG}/Staged`,
  `catalogs/${CATALOG}/${CATALOG_VERSION}/categories/none`,
])('%s is an unknown identifier and is answered with 400', async path => {
  await expectRefusal(await commerce.us(`/${path}`), 400, { type: 'UnknownIdentifierError' })
})

test('each level of detail returns its members, and an unknown level is rejected', async () => {
  const path = `/products/${codeOf('HWRS-3')}`
  const basic = await readExactly(await commerce.us(`${path}?fields=BASIC`), looseSchema)
  expect(Object.keys(basic).sort()).toEqual([
    'assessment',
    'categories',
    'code',
    'name',
    'purchasable',
    'stock',
  ])
  const some = await readExactly(
    await commerce.us(`${path}?fields=code, priceRange(minPrice(value))`),
    looseSchema,
  )
  expect(some).toEqual({ code: codeOf('HWRS-3'), priceRange: { minPrice: { value: expect.any(Number) } } })
  await expectRefusal(await commerce.us(`${path}?fields=code,prices`), 400, { type: 'ConversionError' })
})

describe('the category tree', () => {
  const readTree = async (site: string, query = '') =>
    readExactly(
      await commerce.call(`/occ/v2/${site}/catalogs/${CATALOG}/${CATALOG_VERSION}?fields=FULL${query}`),
      catalogVersionSchema,
    )

  it('counts the titles that a search in each category finds', async () => {
    const { categories } = await readTree('nlassessments')
    for (const { id, count } of categories.flatMap(area => [area, ...area.subcategories])) {
      const found = await commerce.searchTitles(`:relevance:allCategories:${id}`, { site: 'nlassessments' })
      expect({ id, count }).toEqual({ id, count: found.pagination.totalResults })
    }
  })

  it('is named in the language of the call and returns a category by its id', async () => {
    const { categories } = await readTree('caassessments', '&lang=fr')
    const first = CATALOGUE.categories.find(({ code }) => code === categories[0]?.id)
    expect([categories[0]?.name, categories[0]?.description]).toEqual([first?.name.fr, first?.description.fr])
    const path = `/occ/v2/caassessments/catalogs/${CATALOG}/${CATALOG_VERSION}/categories/${first?.code}?lang=fr`
    expect(await readExactly(await commerce.call(path), looseSchema)).toMatchObject({ name: first?.name.fr })
  })

  it('is listed as the only catalogue of the site', async () => {
    const catalogs = await readExactly(await commerce.us('/catalogs?fields=FULL'), looseSchema)
    expect(catalogs).toMatchObject({
      catalogs: [{ id: CATALOG, catalogVersions: [{ id: CATALOG_VERSION }] }],
    })
  })
})
