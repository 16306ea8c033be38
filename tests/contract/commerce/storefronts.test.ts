import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cartModificationSchema } from '../../../lib/contract/commerce/cart/cart-modification.ts'
import { titleProductSchema } from '../../../lib/contract/commerce/catalogue/product.ts'
import {
  itemSearchPageSchema,
  titleSearchPageSchema,
} from '../../../lib/contract/commerce/catalogue/search.ts'
import { consentTemplateListSchema, MARKETING_TEMPLATE } from '../../../lib/contract/commerce/consent.ts'
import { namedCodeSchema } from '../../../lib/contract/commerce/named-code.ts'
import { cartCalls, ITEMS } from './cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from './catalogue/catalogue-harness.ts'
import { expectRefusal, looseSchema, readExactly } from './commerce-harness.ts'

let commerce: CatalogueHarness
beforeAll(() => {
  commerce = createCatalogueHarness()
})

const calls = cartCalls(() => commerce)
const EDITH = { as: 'uid-edith' }
const TITLE = 'P900041802'
const TITLE_ACRONYM = 'NSCO-2'

/** Members of each type that an SAP storefront requests, by their SAP names. */
const PROMOTIONS =
  'potentialProductPromotions,appliedProductPromotions,potentialOrderPromotions,appliedOrderPromotions'
const CART_FIELDS =
  `DEFAULT,${PROMOTIONS},entries(totalPrice(formattedValue),product(images(FULL),stock(FULL)),` +
  'basePrice(formattedValue,value),updateable),totalPrice(formattedValue),totalItems,' +
  'totalPriceWithTax(formattedValue),totalDiscounts(value,formattedValue),subTotal(formattedValue),totalUnitCount,' +
  'deliveryItemsQuantity,deliveryCost(formattedValue),totalTax(formattedValue, value),pickupItemsQuantity,net,' +
  'appliedVouchers,productDiscounts(formattedValue),user,saveTime,name,description'
const SEARCH_FIELDS =
  'products(code,name,summary,configurable,configuratorType,multidimensional,price(FULL),images(DEFAULT),stock(FULL),' +
  'averageRating,variantOptions),facets,breadcrumbs,pagination(DEFAULT),sorts(DEFAULT),freeTextSearch,currentQuery,' +
  'keywordRedirectUrl'

const titleListSchema = z.object({ titles: z.array(namedCodeSchema) })

const choice = (consentState: string | null, templateVersion = 1) => ({
  templateCode: MARKETING_TEMPLATE,
  templateVersion,
  consentState,
})

/** The templates after the first one, about which nothing is stated. */
const UNCHOSEN = ['EDITIONS', 'TRAINING', 'OFFERS', 'RESEARCH'].map(topic => ({
  ...choice(null),
  templateCode: `MARKETING_${topic}`,
}))

/** Choices that the service tells an anonymous user who states some. */
const saidAfter = async (header: string): Promise<unknown> => {
  const answer = await commerce.us('/users/anonymous/consenttemplates', {
    headers: { 'x-anonymous-consents': header },
  })
  return JSON.parse(decodeURIComponent(answer.headers.get('x-anonymous-consents') ?? ''))
}

const asking = (path: string, fields: string) =>
  `${path}${path.includes('?') ? '&' : '?'}fields=${encodeURIComponent(fields)}`

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
    const coupons = await commerce.us('/users/current/customercoupons?currentPage=1&pageSize=5', EDITH)
    expect(await readExactly(coupons, looseSchema)).toEqual({
      coupons: [],
      sorts: [{ code: 'byDate', selected: true }],
      pagination: { currentPage: 1, pageSize: 5, totalPages: 0, totalResults: 0, sort: 'byDate' },
    })
    await expectRefusal(await commerce.us('/users/anonymous/customercoupons'), 401, {})
  })

  it('lists of titles with their lowest price, and nothing to put into a cart', async () => {
    const { products } = await readExactly(
      await commerce.us(asking(`/products/search?query=${TITLE_ACRONYM}`, SEARCH_FIELDS)),
      looseSchema,
    )
    expect(products).toContainEqual(
      expect.objectContaining({
        code: TITLE,
        multidimensional: true,
        price: expect.objectContaining({ priceType: 'FROM', formattedValue: expect.stringMatching(/^\$\d/) }),
        stock: { stockLevelStatus: 'outOfStock', stockLevel: 0 },
      }),
    )
  })

  it('the price range of a title beside its lowest price', async () => {
    const title = await readExactly(await commerce.us(`/products/${TITLE}?fields=FULL`), looseSchema)
    const { price, priceRange, purchasable } = titleProductSchema.parse(title)
    expect(purchasable).toBe(false)
    expect(price).toEqual(priceRange?.minPrice)
  })

  it('an item for its number, which can be put into a cart', async () => {
    const search = `/products/search?query=${ITEMS.manual}`
    const { products, currentQuery } = await readExactly(await commerce.us(search), itemSearchPageSchema)
    expect(products).toEqual([expect.objectContaining({ code: ITEMS.manual, purchasable: true })])
    expect(currentQuery?.query.value).toBe(`${ITEMS.manual}:relevance`)
    const titles = await commerce.us(`${search}&filters=productKind:title`)
    expect((await readExactly(titles, titleSearchPageSchema)).products).toEqual([
      expect.objectContaining({ code: products[0]?.baseProduct }),
    ])
    // A number that no item has is a word like any other.
    const unknown = await commerce.us('/products/search?query=99999999')
    expect((await readExactly(unknown, titleSearchPageSchema)).products).toEqual([])
  })

  it('single lines of buyers added by parameters, by a form and by a body', async () => {
    const { code } = await calls.created(EDITH)
    const entries = `/orgUsers/current/carts/${code}/entries`
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const byParameters = `${entries}?quantity=2&code=${ITEMS.manual}`
    const answers = [
      await commerce.us(byParameters, { ...EDITH, method: 'POST', headers: form, body: '{}' }),
      await commerce.us(byParameters, { ...EDITH, method: 'POST' }),
      await commerce.us(entries, { ...EDITH, body: `code=${ITEMS.manual}&quantity=2`, headers: form }),
      await commerce.us(entries, { ...EDITH, body: { product: { code: ITEMS.manual }, quantity: 2 } }),
    ]
    for (const [at, answer] of answers.entries())
      expect(await readExactly(answer, cartModificationSchema)).toMatchObject({
        statusCode: 'success',
        quantityAdded: 2,
        entry: { entryNumber: 0, quantity: 2 * (at + 1) },
      })
    await expectRefusal(
      await commerce.us(`${entries}?quantity=2`, { ...EDITH, body: '', headers: form }),
      400,
      {
        type: 'MissingServletRequestParameterError',
        subject: 'code',
      },
    )
    const many = `${entries}?code=${ITEMS.manual}&quantity=many`
    await expectRefusal(await commerce.us(many, { ...EDITH, method: 'POST' }), 400, {
      type: 'ConversionError',
    })
    const none = `${entries}?code=${ITEMS.manual}&quantity=0`
    await expectRefusal(await commerce.us(none, { ...EDITH, method: 'POST' }), 400, { subject: 'quantity' })
    await expectRefusal(await commerce.us(`${entries}?code=0099999999`, { ...EDITH, method: 'POST' }), 400, {
      type: 'UnknownIdentifierError',
    })
    await expectRefusal(await commerce.us(byParameters, { method: 'POST' }), 401, {})
  })

  it('the forms of address, in the language of the call', async () => {
    const { titles } = await readExactly(await commerce.us('/titles'), titleListSchema)
    expect(titles.map(({ code }) => code)).toEqual(['mr', 'mrs', 'miss', 'ms', 'dr', 'rev'])
    const french = await commerce.call('/occ/v2/caassessments/titles?lang=fr')
    expect((await readExactly(french, titleListSchema)).titles[0]).toEqual({ code: 'mr', name: 'M.' })
  })

  it('the consent templates for anonymous users, without given consents', async () => {
    const answer = await commerce.us('/users/anonymous/consenttemplates')
    expect(answer.status).toBe(200)
    const said: unknown = JSON.parse(decodeURIComponent(answer.headers.get('x-anonymous-consents') ?? ''))
    const { consentTemplates } = await readExactly(answer, consentTemplateListSchema)
    expect(said).toEqual(
      consentTemplates.map(({ id: templateCode }) => ({
        templateCode,
        templateVersion: 1,
        consentState: null,
      })),
    )
    expect(consentTemplates[0]).toMatchObject({ id: MARKETING_TEMPLATE, version: 1 })
    const one = await commerce.us(`/users/anonymous/consenttemplates/${MARKETING_TEMPLATE}`)
    expect(await one.json()).toMatchObject({ id: MARKETING_TEMPLATE, version: 1 })
    const head = await commerce.us('/users/anonymous/consenttemplates', { method: 'HEAD' })
    expect(head.headers.get('x-anonymous-consents')).toBe(answer.headers.get('x-anonymous-consents'))
  })

  it.each([
    ['a choice about the wording of now', choice('GIVEN'), choice('GIVEN')],
    ['a choice taken back', choice('WITHDRAWN'), choice('WITHDRAWN')],
    ['a choice about another wording', choice('GIVEN', 2), choice(null)],
    ['a choice that does not exist', choice('PERHAPS'), choice(null)],
  ])('%s repeated or put anew', async (_what, stated, answered) => {
    expect(await saidAfter(encodeURIComponent(JSON.stringify([stated])))).toEqual([answered, ...UNCHOSEN])
  })

  it('a choice put anew where it cannot be read', async () => {
    for (const header of ['%', 'GIVEN', encodeURIComponent('{"templateCode":1}')])
      expect(await saidAfter(header)).toEqual([choice(null), ...UNCHOSEN])
  })

  it('no consent of anonymous users stored', async () => {
    const given = await commerce.us(
      `/users/anonymous/consents?consentTemplateId=${MARKETING_TEMPLATE}&consentTemplateVersion=1`,
      { method: 'POST' },
    )
    await expectRefusal(given, 401, { type: 'InsufficientAuthenticationError' })
  })

  it('its site by the complete address of a page', async () => {
    const { baseSites } = await readExactly(await commerce.call('/occ/v2/basesites?fields=FULL'), looseSchema)
    const sites = baseSites as { uid: string; urlPatterns: string[]; baseStore: object; stores: object[] }[] // the shape is the contract's
    const siteOf = (address: string) =>
      sites
        .filter(({ urlPatterns }) =>
          urlPatterns.some(pattern => new RegExp(pattern.replace('(?i)', ''), 'i').test(address)),
        )
        .map(({ uid }) => uid)
    expect(siteOf('https://www.example.com/store/usassessments/en')).toEqual(['usassessments'])
    expect(siteOf('http://LOCALHOST:3000/store/caassessments/fr/cart?x=1')).toEqual(['caassessments'])
    expect(siteOf('https://www.example.com/store/usassessments/english')).toEqual([])
    for (const site of sites) {
      expect(site).toMatchObject({ theme: 'assessments', urlEncodingAttributes: ['storefront', 'language'] })
      expect(site.baseStore).toEqual(site.stores[0])
    }
  })
})
