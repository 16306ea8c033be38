import { beforeAll, describe, expect, it } from 'vitest'
import { cartCalls, ITEMS } from '../cart/cart-calls.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { quoteCalls } from '../quotes/quote-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from './catalogue-harness.ts'

/** Members that an SAP storefront requests of each type, by their SAP names. */
const PROMOTIONS =
  'potentialProductPromotions,appliedProductPromotions,potentialOrderPromotions,appliedOrderPromotions'
const CART_TOTALS =
  'totalPrice(formattedValue),totalItems,totalPriceWithTax(formattedValue),totalDiscounts(value,formattedValue),' +
  'subTotal(formattedValue),totalUnitCount,deliveryItemsQuantity,deliveryCost(formattedValue),' +
  'totalTax(formattedValue, value),pickupItemsQuantity,net,appliedVouchers,productDiscounts(formattedValue),' +
  'orderDiscounts(formattedValue),user,saveTime,name,description'
const CART_ENTRIES =
  'entries(totalPrice(formattedValue),product(images(FULL),stock(FULL)),basePrice(formattedValue,value),updateable)'
const CART = `DEFAULT,${PROMOTIONS},${CART_ENTRIES},${CART_TOTALS}`
const CHECKOUT =
  'deliveryAddress(FULL),deliveryMode(FULL),paymentInfo(FULL),costCenter(FULL),purchaseOrderNumber,paymentType(FULL)'

const PRODUCT = [
  'DEFAULT,averageRating,images(FULL),classifications,manufacturer,numberOfReviews,categories(FULL),baseOptions,' +
    'baseProduct,variantOptions,variantType',
  'code,purchasable,name,summary,price(formattedValue),images(DEFAULT,galleryIndex),baseProduct',
  'averageRating,stock(DEFAULT),description,availableForPickup,code,url,price(DEFAULT),numberOfReviews,manufacturer,' +
    'categories(FULL),priceRange,multidimensional,tags,images(FULL)',
  'name,purchasable,baseOptions(DEFAULT),baseProduct,variantOptions(DEFAULT),variantType',
  'baseOptions(selected(code,priceData(formattedValue),stock,variantOptionQualifiers(name,value)),options(FULL))',
  'classifications(name,features(name,featureUnit(symbol,unitType),featureValues(value)))',
  'price(formattedValue),stock(DEFAULT),potentialPromotions(description),volumePrices(FULL)',
  'code,configurable,configuratorType,sapAddToCartDisabled,sapAddToCartDisabledMessage,futureStocks(stock(FULL))',
]

const SEARCH = [
  'products(code,name,summary,configurable,configuratorType,multidimensional,price(FULL),images(DEFAULT),' +
    'stock(FULL),averageRating,variantOptions),facets,breadcrumbs,pagination(DEFAULT),sorts(DEFAULT),freeTextSearch,' +
    'currentQuery,keywordRedirectUrl',
  'facets(FULL,topValues(FULL)),breadcrumbs(removeQuery(query),truncateQuery(query(value))),spellingSuggestion(FULL)',
]

const USER =
  'DEFAULT,currency(name),language(name),orgUnit(FULL,approvalProcess(name)),roles,title,defaultAddress(region)'

const TITLE = 'P900041802'
const EDITH = { as: 'uid-edith' }

let commerce: CatalogueHarness
beforeAll(() => {
  commerce = createCatalogueHarness()
})

const carts = cartCalls(() => commerce)
const quotes = quoteCalls(() => commerce)

const asking = (path: string, fields: string) =>
  `${path}${path.includes('?') ? '&' : '?'}fields=${encodeURIComponent(fields)}`

const expectAnswer = async (path: string, fields: string, call = {}) => {
  const response = await commerce.us(asking(path, fields), call)
  expect([response.status, await response.text()]).toEqual([200, expect.not.stringContaining('"errors"')])
}

describe('`fields` of an SAP storefront', () => {
  it.each(PRODUCT)('of products: %s', async fields => {
    await expectAnswer(`/products/${TITLE}`, fields)
    await expectAnswer(`/products/${ITEMS.manual}`, fields)
    await expectAnswer(`/orgProducts/${ITEMS.manual}`, fields)
    await expectAnswer(
      `/products/${TITLE}/references`,
      `references(description,preselected,target(${fields}))`,
    )
  })

  it.each(SEARCH)('of search results: %s', async fields => {
    await expectAnswer('/products/search?query=memory', fields)
    await expectAnswer('/products/search?query=:relevance&filters=productKind:item', fields)
  })

  it.each([
    CART,
    CHECKOUT,
    `${CHECKOUT},${CART}`,
    'code,guid,totalUnitCount',
    'entries(deliveryPointOfService(address(FULL),openingHours),statusSummaryList,configurationInfos(configurationLabel))',
    'appliedVouchers(voucherCode,appliedValue(formattedValue)),appliedOrderPromotions(consumedEntries(orderEntryNumber))',
    'deliveryAddress(region(isocode)),paymentInfo(cardType(name),billingAddress(country(name))),user(uid,name)',
    'requestedRetrievalAt,earliestRetrievalAt,expirationTime,savedBy(name),sapQuote(code,state),site,store,calculated',
  ])('of carts: %s', async fields => {
    const { guid } = await carts.created()
    await carts.added({}, guid, ITEMS.manual, 1)
    await expectAnswer(`/users/anonymous/carts/${guid}`, fields)
    await expectAnswer('/users/current/carts', `carts(${fields})`, EDITH)
    await expectAnswer('/users/current/carts?savedCartsOnly=true', `carts(${fields})`, EDITH)
  })

  it.each([
    'FULL,previousEstimatedTotal(formattedValue),totalPrice(formattedValue),entries(FULL)',
    'orderDiscounts(formattedValue),quoteDiscounts(formattedValue),productDiscounts(formattedValue),sapOrderCode',
    'comments(text,author(uid,name),creationDate,fromCustomer),entries(comments(text)),sapAttachments(id,filename)',
  ])('of quotes: %s', async fields => {
    const { code } = await quotes.created({ cartId: await quotes.filled() })
    await expectAnswer(`/users/current/quotes/${code}`, fields, EDITH)
    await expectAnswer('/users/current/quotes', `quotes(${fields}),pagination(FULL)`, EDITH)
  })

  it.each([
    ['/users/current', USER],
    ['/orgUsers/current', USER],
    [
      '/users/current/addresses',
      'addresses(FULL,title,cellphone,district,country(isocode,name),region(FULL))',
    ],
    [
      '/users/current/paymentdetails?saved=true',
      'payments(FULL,startMonth,cardType(name),billingAddress(title))',
    ],
    ['/cardtypes', 'cardTypes(code,name)'],
    ['/users/current/availableOrgUnitNodes', 'unitNodes(id,name,parent,children(id))'],
    ['/users/current/consenttemplates', 'FULL'],
    ['/users/current/customercoupons', 'coupons(couponId,name,endDate),sorts(DEFAULT),pagination(DEFAULT)'],
    ['/countries', 'countries(name,isocode)'],
    ['/countries/US/regions', 'regions(name,isocode,isocodeShort)'],
    ['/products/suggestions?term=mem', 'suggestions(value)'],
  ])('of %s: %s', async (path, fields) => {
    await expectAnswer(path, fields, EDITH)
  })

  it.each([
    'averageRatings',
    'code(averageRating)',
    'baseOptions(selected(price))',
    'classifications(features(featureValues(unit)))',
    'variantOptions(ratingOfNobody)',
    'potentialPromotions(description(text))',
  ])('is refused where SAP has no such member, at any depth: %s', async fields => {
    await expectRefusal(await commerce.us(asking(`/products/${TITLE}`, fields)), 400, {
      type: 'ConversionError',
      message: expect.stringMatching(/^Incorrect field/),
    })
  })
})
