import { beforeAll, describe, expect, it } from 'vitest'
import { MARKETING_TEMPLATE } from '../../lib/contract/commerce/consent.ts'
import { cartCalls, ITEMS } from './commerce-cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from './commerce-catalogue-harness.ts'
import { expectRefusal, looseSchema, readExactly } from './commerce-harness.ts'

let commerce: CatalogueHarness
beforeAll(() => {
  commerce = createCatalogueHarness()
})

const calls = cartCalls(() => commerce)
const EDITH = { as: 'uid-edith' }
const TITLE = 'P900041802'

/** Members of each type that an SAP storefront requests, by their SAP names. */
const PROMOTIONS =
  'potentialProductPromotions,appliedProductPromotions,potentialOrderPromotions,appliedOrderPromotions'
const CART_FIELDS =
  `DEFAULT,${PROMOTIONS},entries(totalPrice(formattedValue),product(images(FULL),stock(FULL)),` +
  'basePrice(formattedValue,value),updateable),totalPrice(formattedValue),totalItems,' +
  'totalPriceWithTax(formattedValue),totalDiscounts(value,formattedValue),subTotal(formattedValue),totalUnitCount,' +
  'deliveryItemsQuantity,deliveryCost(formattedValue),totalTax(formattedValue, value),pickupItemsQuantity,net,' +
  'appliedVouchers,productDiscounts(formattedValue),user,saveTime,name,description'
const PRODUCT_FIELDS =
  'averageRating,stock(DEFAULT),description,availableForPickup,code,url,price(DEFAULT),numberOfReviews,manufacturer,' +
  'categories(FULL),priceRange,multidimensional,tags,images(FULL),purchasable,baseOptions(DEFAULT),baseProduct,' +
  'variantOptions(DEFAULT),variantType,classifications,potentialPromotions(description)'
const SEARCH_FIELDS =
  'products(code,name,summary,configurable,configuratorType,multidimensional,price(FULL),images(DEFAULT),stock(FULL),' +
  'averageRating,variantOptions),facets,breadcrumbs,pagination(DEFAULT),sorts(DEFAULT),freeTextSearch,currentQuery,' +
  'keywordRedirectUrl'

const asking = (path: string, fields: string) =>
  `${path}${path.includes('?') ? '&' : '?'}fields=${encodeURIComponent(fields)}`

describe('an SAP storefront may request every SAP member', () => {
  it.each([
    ['a product', `/products/${TITLE}`, PRODUCT_FIELDS],
    ['a search', '/products/search?query=memory', SEARCH_FIELDS],
    ['a suggested product', '/products/search?query=memory', 'products(code,tags,url),currentQuery(FULL)'],
  ])('of %s', async (_what, path, fields) => {
    const response = await commerce.us(asking(path, fields))
    expect([response.status, await response.clone().text()]).toEqual([
      200,
      expect.not.stringContaining('errors'),
    ])
  })

  it('of a cart, a list of saved carts and a quote', async () => {
    const { guid } = await calls.created()
    await calls.added({}, guid, ITEMS.manual, 1)
    const cart = await commerce.us(asking(`/users/anonymous/carts/${guid}`, CART_FIELDS))
    expect(await readExactly(cart, looseSchema)).not.toHaveProperty('deliveryCost')
    for (const path of ['/users/current/carts', '/users/current/carts?savedCartsOnly=true'])
      expect((await commerce.us(asking(path, `carts(${CART_FIELDS})`), EDITH)).status).toBe(200)
    const quotes = asking(
      '/users/current/quotes',
      'quotes(FULL,comments,orderDiscounts(value),entries(FULL))',
    )
    expect((await commerce.us(quotes, EDITH)).status).toBe(200)
  })

  it('but no member that SAP does not have, at any depth', async () => {
    for (const fields of ['averageRatings', 'variantOptions(ratingOfNobody)', 'code(averageRating)'])
      await expectRefusal(await commerce.us(asking(`/products/${TITLE}`, fields)), 400, {
        type: 'ConversionError',
      })
  })
})

describe('an SAP storefront gets', () => {
  it('the query in search results, so that it can show their facets', async () => {
    const page = await readExactly(
      await commerce.us(
        asking('/products/search?query=memory:relevance:qualificationLevel:B', SEARCH_FIELDS),
      ),
      looseSchema,
    )
    expect(page).toMatchObject({
      currentQuery: { query: { value: 'memory:relevance:qualificationLevel:B' } },
      facets: expect.arrayContaining([expect.objectContaining({ code: 'qualificationLevel' })]),
    })
  })

  it('shipping and tax totals in every cart', async () => {
    const { guid } = await calls.created()
    await calls.added({}, guid, ITEMS.manual, 2)
    await calls.added({}, guid, ITEMS.usage, 10)
    const cart = await readExactly(
      await commerce.us(asking(`/users/anonymous/carts/${guid}`, CART_FIELDS)),
      looseSchema,
    )
    expect(cart).toMatchObject({
      net: true,
      totalUnitCount: 12,
      deliveryItemsQuantity: 2,
      totalTax: { value: 0, formattedValue: '$0.00' },
      totalPriceWithTax: { formattedValue: expect.stringContaining('$') },
    })
  })

  it('empty lists for features without data', async () => {
    const reviews = await commerce.us(`/products/${TITLE}/reviews`)
    expect(await readExactly(reviews, looseSchema)).toEqual({ reviews: [] })
    await expectRefusal(await commerce.us('/products/P900000000/reviews'), 400, {
      type: 'UnknownIdentifierError',
    })
    expect(await readExactly(await commerce.us('/titles'), looseSchema)).toEqual({ titles: [] })
    const coupons = await commerce.us('/users/current/customercoupons', EDITH)
    expect(await readExactly(coupons, looseSchema)).toEqual({ coupons: [] })
  })

  it('the consent templates for anonymous users, without given consents', async () => {
    const answer = await commerce.us('/users/anonymous/consenttemplates')
    expect(answer.status).toBe(200)
    const said: unknown = JSON.parse(decodeURIComponent(answer.headers.get('x-anonymous-consents') ?? ''))
    expect(said).toEqual([{ templateCode: MARKETING_TEMPLATE, templateVersion: 1, consentState: null }])
    expect(await answer.json()).toMatchObject({ consentTemplates: [{ id: MARKETING_TEMPLATE, version: 1 }] })
  })

  it('its site by the complete address of a page', async () => {
    const { baseSites } = await readExactly(await commerce.call('/occ/v2/basesites?fields=FULL'), looseSchema)
    const sites = baseSites as { uid: string; urlPatterns: string[] }[] // the shape is the contract's
    const siteOf = (address: string) =>
      sites
        .filter(({ urlPatterns }) =>
          urlPatterns.some(pattern => new RegExp(pattern.replace('(?i)', ''), 'i').test(address)),
        )
        .map(({ uid }) => uid)
    expect(siteOf('https://www.example.com/store/usassessments/en')).toEqual(['usassessments'])
    expect(siteOf('http://LOCALHOST:3000/store/caassessments/fr/cart?x=1')).toEqual(['caassessments'])
    expect(siteOf('https://www.example.com/store/usassessments/english')).toEqual([])
  })
})
