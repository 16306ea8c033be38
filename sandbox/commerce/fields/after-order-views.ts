import type { CatalogueViewName } from './catalogue-views.ts'
import { listView as list, type View } from './view.ts'

export type AfterOrderViewName =
  | 'BillingDocument' | 'BillingDocumentList' | 'ConsignmentTracking' | 'EntryUsages' | 'GuestLine' | 'GuestOrder' | 'Invoice' | 'OrderInvoice' | 'OrderLookup'
  | 'OrderLookupToken' | 'ParcelCount' | 'ReturnEntry' | 'ReturnRequest' | 'ReturnRequestList' | 'TrackingEvent' // biome-ignore format: a list

type Nested =
  | AfterOrderViewName
  | CatalogueViewName
  | 'CartOrganization'
  | 'ConsignedEntry'
  | 'Consignment'
  | 'DigitalDelivery'
  | 'ModifiedProduct'
  | 'NamedCode'

/** Views of what comes after an order: tracking, returns, invoices, look-ups. */
export const AFTER_ORDER_VIEWS: Readonly<Record<AfterOrderViewName, View<Nested>>> = {
  BillingDocument: { BASIC: 'id,type,date,totalPrice(DEFAULT)', nested: { totalPrice: 'Price' } },
  BillingDocumentList: list('invoices', 'BillingDocument'),
  ConsignmentTracking: {
    BASIC:
      'statusDisplay,carrierDetails(BASIC),trackingID,trackingUrl,targetArrivalDate,trackingEvents(BASIC)',
    nested: { carrierDetails: 'NamedCode', trackingEvents: 'TrackingEvent' },
  },
  EntryUsages: { BASIC: 'credited,left' },
  GuestLine: {
    BASIC: 'entryNumber,product(BASIC),quantity,expectedOn',
    nested: { product: 'ModifiedProduct' },
  },
  GuestOrder: {
    BASIC:
      'code,status,statusDisplay,created,holdReasons,shipComplete,consignments(DEFAULT),digitalDelivery(BASIC),' +
      'inventoryAccountEnding,digitalEntries(BASIC),unconsignedEntries(BASIC)',
    nested: {
      consignments: 'Consignment',
      digitalDelivery: 'DigitalDelivery',
      digitalEntries: 'GuestLine',
      unconsignedEntries: 'GuestLine',
    },
  },
  Invoice: {
    BASIC:
      'invoiceNumber,orderCode,purchaseOrderNumber,organization(BASIC),issuedOn,dueOn,status,total(BASIC)',
    DEFAULT: 'total(DEFAULT),open(DEFAULT),payable',
    nested: { organization: 'CartOrganization', total: 'Price', open: 'Price' },
  },
  OrderInvoice: { BASIC: 'invoiceNumber,issuedOn' },
  OrderLookup: { BASIC: 'lookupId,expiresAt' },
  OrderLookupToken: { BASIC: 'token,expiresAt' },
  ParcelCount: { BASIC: 'shipped,total' },
  ReturnEntry: {
    BASIC: 'orderEntry(BASIC),expectedQuantity,refundAmount(DEFAULT)',
    nested: { orderEntry: 'ConsignedEntry', refundAmount: 'Price' },
  },
  ReturnRequest: {
    BASIC: 'code,rma,status,creationTime,cancellable,orderCode',
    DEFAULT: 'returnAddress,returnEntries(BASIC),subTotal(DEFAULT),fee(DEFAULT),totalPrice(DEFAULT)',
    nested: { returnEntries: 'ReturnEntry', subTotal: 'Price', fee: 'Price', totalPrice: 'Price' },
  },
  ReturnRequestList: {
    BASIC: 'returnRequests(DEFAULT),pagination(BASIC)',
    nested: { returnRequests: 'ReturnRequest', pagination: 'Pagination' },
  },
  TrackingEvent: { BASIC: 'eventDate,detail,location,referenceCode' },
}
