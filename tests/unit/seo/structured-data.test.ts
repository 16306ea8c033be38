import { expect, test } from 'vitest'
import type { ItemProduct, TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { breadcrumbData, dataBlockText, productData } from '@/lib/seo/structured-data'
import { itemWith } from '../catalogue/items'

const item = (code: string, more: Partial<ItemProduct> = {}): ItemProduct =>
  itemWith({ code, price: { currencyIso: 'CAD', value: 129.5 }, ...more })

const title = (items: readonly ItemProduct[]): TitleProduct => ({
  code: 'P900000001',
  name: 'Haldenwick </script><b>',
  purchasable: false,
  assessment: {
    acronym: 'HWRS-3',
    edition: 3,
    authors: ['A. Author'],
    population: { minAgeMonths: 72, raters: [] },
    completion: { minMinutes: 50, maxMinutes: 70 },
    administration: ['PAPER'],
    telepractice: { allowed: false },
    scoring: ['HAND'],
    languages: ['en'],
    publicationYear: 2024,
    status: 'ACTIVE',
    soldOn: ['caassessments'],
  },
  variantOptions: [...items],
})

const page = { address: 'https://store.example.ca/p', publisher: 'Publisher', taxIncluded: false }

const variants = (items: readonly ItemProduct[]) =>
  productData(title(items), page).hasVariant as readonly { sku: string; offers?: Record<string, unknown> }[]

test('every item has its offer in the money of its site', () => {
  const [variant] = variants([item('1')])
  expect(variant?.offers).toMatchObject({
    priceSpecification: { price: 129.5, priceCurrency: 'CAD' },
    availability: 'InStock',
  })
})

test.each([true, false])('every offer says whether its price includes tax: %s', taxIncluded => {
  const data = productData(title([item('1'), item('2')]), { ...page, taxIncluded })
  const offers = (data.hasVariant as ReturnType<typeof variants>).map(variant => variant.offers)
  expect(offers).toHaveLength(2)
  for (const offer of offers)
    expect(offer).toMatchObject({
      '@type': 'Offer',
      priceSpecification: { '@type': 'UnitPriceSpecification', valueAddedTaxIncluded: taxIncluded },
    })
})

test('what all items share is said once: their picture, and from what to what they cost', () => {
  const priceRange = {
    minPrice: { currencyIso: 'CAD', value: 12 },
    maxPrice: { currencyIso: 'CAD', value: 129.5 },
  }
  const data = productData(
    { ...title([item('1')]), priceRange },
    { ...page, image: 'https://store.example.ca/i' },
  )
  expect(data).toMatchObject({
    image: 'https://store.example.ca/i',
    offers: { lowPrice: 12, highPrice: 129.5, priceSpecification: { valueAddedTaxIncluded: false } },
  })
  expect(JSON.stringify(data.hasVariant)).not.toMatch(/image|lowPrice|https:/)
})

test.each([
  ['low', { stockLevelStatus: 'lowStock' as const }, 'LimitedAvailability'],
  ['none', { stockLevelStatus: 'outOfStock' as const }, 'OutOfStock'],
  ['none yet, but to be ordered', { stockLevelStatus: 'outOfStock' as const, preorder: true }, 'PreOrder'],
])('stock that is %s is shown as %o', (_name, stock, told) => {
  expect(variants([item('1', { stock })])[0]?.offers?.availability).toBe(told)
})

test('an item without a price, or that cannot be ordered, has no offer', () => {
  const { price: _price, ...unpriced } = item('1')
  expect(variants([unpriced, item('2', { purchasable: false })]).map(({ offers }) => offers)).toEqual([
    undefined,
    undefined,
  ])
})

test('no text can end the block it stands in', () => {
  const text = dataBlockText([productData(title([]), page)])
  expect(text).not.toContain('<')
  expect(JSON.parse(text).name).toBe('Haldenwick </script><b>')
})

test('the way to a page counts from one', () => {
  const data = breadcrumbData([
    { name: 'Home', address: 'https://a/' },
    { name: 'Cognition', address: 'https://a/c' },
  ])
  expect(data.itemListElement).toMatchObject([
    { position: 1, name: 'Home' },
    { position: 2, item: 'https://a/c' },
  ])
})
