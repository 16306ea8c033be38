import type { View } from './view.ts'

export type QuoteViewName =
  | 'Attachment'
  | 'Quote'
  | 'QuoteCode'
  | 'QuoteList'
  | 'QuoteDestination'
  | 'QuotedPrice'
  | 'QuoteEstimate'
  | 'QuoteShare'
  | 'QuoteShareList'
  | 'QuoteVersion'
  | 'QuoteVersionEntry'
  | 'SharedQuote'

type Nested =
  | QuoteViewName
  | 'CartOrganization'
  | 'DeliveryMode'
  | 'TaxLine'
  | 'Comment'
  | 'ModifiedProduct'
  | 'NamedCode'
  | 'OrderEntry'
  | 'Pagination'
  | 'Price'
  | 'Principal'

/** Views of quotes, of what they offer, and of their earlier versions. */
export const QUOTE_VIEWS: Readonly<Record<QuoteViewName, View<Nested>>> = {
  Quote: {
    BASIC: 'code,name,state,updatedTime,totalItems',
    DEFAULT:
      'description,reference,cc,extendableUntil,version,creationTime,expirationTime,cartId,allowedActions,threshold,totalPrice(DEFAULT),' +
      'orgCustomer(BASIC),organization(BASIC),comments(BASIC)',
    FULL:
      'net,deliveryEstimate(BASIC),entries(FULL),orderDiscounts(DEFAULT),quoteDiscounts(DEFAULT),savedCart(BASIC),sapOrderCode,assistedBySupport,sapAttachments(BASIC),' +
      'previousEstimatedTotal(DEFAULT),sapQuoteDiscountsType,sapQuoteDiscountsRate,versions(BASIC)',
    nested: {
      comments: 'Comment',
      totalPrice: 'Price',
      orderDiscounts: 'Price',
      quoteDiscounts: 'Price',
      previousEstimatedTotal: 'Price',
      deliveryEstimate: 'QuoteEstimate',
      savedCart: 'NamedCode',
      sapAttachments: 'Attachment',
      versions: 'QuoteVersion',
      entries: 'OrderEntry',
      orgCustomer: 'Principal',
      organization: 'CartOrganization',
    },
  },
  Attachment: { BASIC: 'id,filename' },
  QuoteVersion: {
    BASIC: 'version,submittedTime,estimatedTotal(BASIC),offeredTime,offeredTotal(BASIC),entries(BASIC)',
    nested: { estimatedTotal: 'Price', offeredTotal: 'Price', entries: 'QuoteVersionEntry' },
  },
  QuoteVersionEntry: {
    BASIC: 'quantity,product(BASIC),basePrice(BASIC),totalPrice(BASIC),quoted(BASIC)',
    nested: { product: 'ModifiedProduct', basePrice: 'Price', totalPrice: 'Price', quoted: 'QuotedPrice' },
  },
  QuoteCode: { BASIC: 'code,state,expirationTime' },
  QuotedPrice: { BASIC: 'totalPrice(BASIC),saving(BASIC)', nested: { totalPrice: 'Price', saving: 'Price' } },
  QuoteList: {
    BASIC: 'quotes(BASIC),pagination(BASIC)',
    DEFAULT: 'quotes(DEFAULT)',
    FULL: 'quotes(FULL)',
    nested: { quotes: 'Quote', pagination: 'Pagination' },
  },
  QuoteEstimate: {
    BASIC:
      'destination(BASIC),deliveryModes(DEFAULT),deliveryCost(DEFAULT),taxes(DEFAULT),taxExempt,' +
      'totalTax(DEFAULT),totalPriceWithTax(DEFAULT)',
    nested: {
      destination: 'QuoteDestination',
      deliveryModes: 'DeliveryMode',
      deliveryCost: 'Price',
      taxes: 'TaxLine',
      totalTax: 'Price',
      totalPriceWithTax: 'Price',
    },
  },
  QuoteDestination: { BASIC: 'town,postalCode,countryIso,regionIso' },
  QuoteShare: { BASIC: 'id,token,createdTime,expiresAt' },
  QuoteShareList: { BASIC: 'shares(BASIC)', nested: { shares: 'QuoteShare' } },
  SharedQuote: {
    BASIC: 'code,name,state,updatedTime,totalItems,expiresAt',
    DEFAULT:
      'version,creationTime,expirationTime,totalPrice(DEFAULT),requesterName,organizationName,' +
      'orderDiscounts(DEFAULT),quoteDiscounts(DEFAULT),entries(DEFAULT)',
    FULL: 'entries(FULL)',
    nested: {
      totalPrice: 'Price',
      orderDiscounts: 'Price',
      quoteDiscounts: 'Price',
      entries: 'OrderEntry',
    },
  },
}
