import { AFTER_ORDER_VIEWS, type AfterOrderViewName } from './after-order-views.ts'
import type { CatalogueViewName } from './catalogue-views.ts'
import {
  CHECKOUT_MEMBERS,
  CHECKOUT_MEMBERS_IN_FULL,
  CHECKOUT_NESTED,
  CHECKOUT_VIEWS,
  type CheckoutViewName,
} from './checkout-views.ts'
import type { PaymentViewName } from './payment-views.ts'
import { QUOTE_VIEWS, type QuoteViewName } from './quote-views.ts'
import { SAVED_CART_VIEWS, SAVED_MEMBERS, type SavedCartViewName } from './saved-cart-views.ts'
import { listView, type View } from './view.ts'

export type CartViewName = CheckoutViewName
  | 'Cart' | 'Comment' | 'CartList' | 'CartModification' | 'CartModificationList' | 'CartOrganization' | 'EntryQualification'
  | 'ModifiedEntry' | 'ModifiedProduct' | 'OrderEntry' | 'OrderEntryList' | 'Programme' | 'Principal'
  | AfterOrderViewName | 'Consignment' | 'ConsignedEntry' | 'ConsignedProduct' | 'ConsignmentEntry' | 'DigitalDelivery'
  | SavedCartViewName | QuoteViewName | 'Order' | 'OrderHistoryList' | 'SharedCart' // biome-ignore format: a list

/** What carts, orders and copies of carts show by default: their sums and their lines. */
const SUMS =
  'subTotal(DEFAULT),totalDiscounts(DEFAULT),totalTax(DEFAULT),totalPrice(DEFAULT),totalPriceWithTax(DEFAULT),' +
  'entries(DEFAULT),requiredQualificationLevel(BASIC)'

const SUMS_NESTED = {
  entries: 'OrderEntry',
  subTotal: 'Price',
  totalDiscounts: 'Price',
  totalTax: 'Price',
  totalPrice: 'Price',
  totalPriceWithTax: 'Price',
  requiredQualificationLevel: 'ProductLevel',
} as const

/** Objects that carts and orders have in common. */
const CART_NESTED = {
  ...CHECKOUT_NESTED,
  ...SUMS_NESTED,
  organization: 'CartOrganization',
  programmes: 'Programme',
} as const

/** Views of carts, orders and quotes. */
export const CART_VIEWS: Readonly<
  Record<
    CartViewName,
    View<
      CartViewName | CatalogueViewName | PaymentViewName | 'Address' | 'NamedCode' | 'NamedUnit' | 'Region'
    >
  >
> = {
  ...CHECKOUT_VIEWS,
  ...AFTER_ORDER_VIEWS,
  ...SAVED_CART_VIEWS,
  ...QUOTE_VIEWS,
  Cart: {
    BASIC:
      'code,guid,totalItems,totalUnitCount,deliveryItemsQuantity,totalPrice(BASIC),totalPriceWithTax(BASIC),entries(BASIC)',
    DEFAULT: `net,${SUMS},organization(BASIC),programmes(DEFAULT),name,description,saveTime,sapQuote(BASIC),${SAVED_MEMBERS},${CHECKOUT_MEMBERS}`,
    FULL: `entries(FULL),${CHECKOUT_MEMBERS_IN_FULL}`,
    nested: {
      ...CART_NESTED,
      sapQuote: 'QuoteCode',
      savedTotal: 'Price',
      savedBy: 'Principal',
      organizationShare: 'OrganizationShare',
    },
  },
  CartList: listView('carts', 'Cart'),
  CartModification: {
    BASIC: 'statusCode,quantity,quantityAdded,entry(BASIC)',
    nested: { entry: 'ModifiedEntry' },
  },
  CartModificationList: listView('cartModifications', 'CartModification'),
  Comment: { BASIC: 'text,creationDate,author(BASIC),fromCustomer', nested: { author: 'Principal' } },
  CartOrganization: { BASIC: 'uid,name,customerAccountNumber' },
  EntryQualification: { BASIC: 'required(BASIC),satisfied', nested: { required: 'ProductLevel' } },
  ModifiedEntry: { BASIC: 'entryNumber,quantity,product(BASIC)', nested: { product: 'ModifiedProduct' } },
  ModifiedProduct: { BASIC: 'code,name' },
  OrderEntry: {
    BASIC: 'entryNumber,quantity,updateable,product(BASIC),totalPrice(BASIC),qualification(BASIC)',
    DEFAULT:
      'basePrice(DEFAULT),totalPrice(DEFAULT),saved(DEFAULT),quoted(BASIC),note,fulfilment,availability(BASIC),institutionOnly,' +
      'cancellableQuantity,returnableQuantity,returnableUntil,returnFeePercent,cancelledQuantity,' +
      'cancelledItemsPrice(DEFAULT),returnedQuantity,usages(BASIC)',
    FULL: 'comments(BASIC),product(FULL)',
    nested: {
      cancelledItemsPrice: 'Price',
      usages: 'EntryUsages',
      quoted: 'QuotedPrice',
      comments: 'Comment',
      product: 'Variant',
      basePrice: 'Price',
      totalPrice: 'Price',
      qualification: 'EntryQualification',
      availability: 'Availability',
      saved: 'SavedLine',
    },
  },
  Order: {
    BASIC:
      'code,guid,status,statusDisplay,created,totalItems,totalUnitCount,totalPrice(BASIC),totalPriceWithTax(BASIC),' +
      'entries(BASIC)',
    DEFAULT:
      `net,${SUMS},organization(BASIC),programmes(DEFAULT),user(BASIC),guestCustomer,deliveryItemsQuantity,` +
      `holdReasons,approvable,sapQuoteCode,assistedBySupport,bankTransfer(BASIC),cancellable,returnable,cancelledAt,certificateSent,certificate(BASIC),fromPreviousSystem,invoices(BASIC),` +
      `consignments(DEFAULT),digitalDelivery(BASIC),` +
      CHECKOUT_MEMBERS,
    FULL: `entries(FULL),consignments(FULL),unconsignedEntries(FULL),${CHECKOUT_MEMBERS_IN_FULL}`,
    nested: {
      ...CART_NESTED,
      unconsignedEntries: 'OrderEntry',
      consignments: 'Consignment',
      invoices: 'OrderInvoice',
      digitalDelivery: 'DigitalDelivery',
      user: 'Principal',
      bankTransfer: 'BankTransfer',
      certificate: 'PurchaseOrderDocument',
    },
  },
  Consignment: {
    BASIC: 'code,status,statusDate,trackingID,trackingUrl',
    DEFAULT: 'carrierDetails(BASIC),targetArrivalDate,entries(BASIC)',
    FULL: 'trackingEvents(BASIC),entries(FULL)',
    nested: { carrierDetails: 'NamedCode', entries: 'ConsignmentEntry', trackingEvents: 'TrackingEvent' },
  },
  ConsignmentEntry: {
    BASIC: 'orderEntry(BASIC),quantity',
    FULL: 'orderEntry(FULL)',
    nested: { orderEntry: 'ConsignedEntry' },
  },
  ConsignedEntry: {
    BASIC: 'entryNumber,product(BASIC)',
    FULL: 'basePrice(DEFAULT),totalPrice(DEFAULT),product(images(DEFAULT))',
    nested: { product: 'ConsignedProduct', basePrice: 'Price', totalPrice: 'Price' },
  },
  ConsignedProduct: { BASIC: 'code,name', FULL: 'images(FULL),baseOptions', nested: { images: 'Image' } },
  DigitalDelivery: { BASIC: 'status,statusDate,entryNumbers' },
  OrderHistoryList: {
    BASIC: 'orders(BASIC),sorts(BASIC),pagination(BASIC)',
    DEFAULT: 'orders(DEFAULT)',
    FULL: 'orders(FULL),organizationScope',
    nested: { orders: 'OrderSummary', sorts: 'OrderSort', pagination: 'Pagination' },
  },
  SharedCart: {
    BASIC:
      'totalItems,totalUnitCount,totalPrice(BASIC),totalPriceWithTax(BASIC),entries(BASIC),net,expiresAt',
    DEFAULT: SUMS,
    FULL: 'entries(FULL)',
    nested: SUMS_NESTED,
  },
  OrderEntryList: listView('orderEntries', 'OrderEntry'),
  Principal: { BASIC: 'uid,name' },
  Programme: {
    BASIC: 'code,status,name,validFrom,validUntil,limit,used,percent,amount(BASIC)',
    DEFAULT: 'amount(DEFAULT)',
    nested: { amount: 'Price' },
  },
}
