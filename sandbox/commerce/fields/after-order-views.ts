import type { CatalogueViewName } from './catalogue-views.ts'
import { listView as list, type View } from './view.ts'

export type AfterOrderViewName =
  | 'ConsignmentTracking' | 'CountedPage' | 'EntryUsages' | 'GuestLine' | 'GuestOrder' | 'Invoice' | 'InvoiceAgeing' | 'InvoiceCredit' | 'InvoiceCreditList' | 'InvoiceDispute' | 'InvoiceList' | 'InvoiceSettlement' | 'InvoiceCard' | 'InvoiceLookup' | 'InvoicePayment' | 'InvoicePaymentAttempt' | 'InvoiceSums' | 'MaskedInvoice' | 'PaidCredit' | 'PaidInvoice' | 'OrderApproval' | 'OrderApprovalDecision' | 'OrderApprovalList' | 'OrderInvoice' | 'OrderLookup'
  | 'OrderLookupToken' | 'ParcelCount' | 'ReturnEntry' | 'ReturnRequest' | 'ReturnRequestList' | 'ReturnedOrder' | 'SapInvoice' | 'SapInvoiceList' | 'TrackingEvent' // biome-ignore format: a list

type Nested =
  | AfterOrderViewName
  | CatalogueViewName
  | 'CartOrganization'
  | 'ConsignedEntry'
  | 'Consignment'
  | 'DigitalDelivery'
  | 'ModifiedProduct'
  | 'BankTransfer'
  | 'Challenge'
  | 'NamedCode'
  | 'OrderSort'
  | 'OrderSummary'

/** Views of what comes after an order: tracking, returns, invoices, look-ups. */
export const AFTER_ORDER_VIEWS: Readonly<Record<AfterOrderViewName, View<Nested>>> = {
  CountedPage: { BASIC: 'count,page,totalCount,totalPages' },
  ConsignmentTracking: {
    BASIC:
      'statusDisplay,carrierDetails(BASIC),trackingID,trackingUrl,targetArrivalDate,trackingEvents(BASIC)',
    nested: { carrierDetails: 'NamedCode', trackingEvents: 'TrackingEvent' },
  },
  EntryUsages: { BASIC: 'credited,left' },
  OrderApproval: {
    BASIC: 'code,approvalDecisionRequired,order(DEFAULT)',
    nested: { order: 'OrderSummary' },
  },
  OrderApprovalDecision: { BASIC: 'decision,comment' },
  OrderApprovalList: list('orderApprovals', 'OrderApproval'),
  GuestLine: {
    BASIC: 'entryNumber,product(BASIC),quantity,expectedOn',
    nested: { product: 'ModifiedProduct' },
  },
  GuestOrder: {
    BASIC:
      'code,status,statusDisplay,created,holdReasons,shipComplete,consignments(DEFAULT),digitalDelivery(BASIC),' +
      'fromPreviousSystem,inventoryAccountEnding,digitalEntries(BASIC),unconsignedEntries(BASIC)',
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
    DEFAULT: 'daysOverdue,total(DEFAULT),open(DEFAULT),pending(DEFAULT),disputed,payable,payments(DEFAULT)',
    nested: {
      organization: 'CartOrganization',
      total: 'Price',
      open: 'Price',
      pending: 'Price',
      disputed: 'InvoiceDispute',
      payments: 'InvoiceSettlement',
    },
  },
  InvoiceAgeing: {
    BASIC:
      'currencyIso,current(DEFAULT),days1To30(DEFAULT),days31To60(DEFAULT),days61To90(DEFAULT),over90(DEFAULT),' +
      'overdue(DEFAULT),total(DEFAULT),credit(DEFAULT)',
    nested: {
      current: 'Price',
      days1To30: 'Price',
      days31To60: 'Price',
      days61To90: 'Price',
      over90: 'Price',
      overdue: 'Price',
      total: 'Price',
      credit: 'Price',
    },
  },
  InvoiceCredit: {
    BASIC:
      'creditNumber,issuedOn,organization(BASIC),orderCode,returnCode,invoiceNumber,total(DEFAULT),open(DEFAULT)',
    nested: { organization: 'CartOrganization', total: 'Price', open: 'Price' },
  },
  InvoiceCreditList: list('credits', 'InvoiceCredit'),
  InvoiceDispute: { BASIC: 'since,reason' },
  InvoiceList: {
    BASIC: 'invoices(DEFAULT),sorts(BASIC),pagination(BASIC),ageing(BASIC),lockedOrganizations(BASIC)',
    nested: {
      invoices: 'Invoice',
      sorts: 'OrderSort',
      pagination: 'Pagination',
      ageing: 'InvoiceAgeing',
      lockedOrganizations: 'CartOrganization',
    },
  },
  InvoiceLookup: {
    BASIC: 'lookupToken,expiresAt,payer,invoice(DEFAULT)',
    nested: { invoice: 'MaskedInvoice' },
  },
  InvoicePayment: {
    BASIC: 'code,status,method,paidAt,email,payerName,total(DEFAULT),credit(DEFAULT),due(DEFAULT)',
    DEFAULT: 'card(BASIC),bankDetails(BASIC),invoices(BASIC),credits(BASIC)',
    nested: {
      total: 'Price',
      credit: 'Price',
      due: 'Price',
      card: 'InvoiceCard',
      bankDetails: 'BankTransfer',
      invoices: 'PaidInvoice',
      credits: 'PaidCredit',
    },
  },
  InvoiceCard: { BASIC: 'brand,last4' },
  InvoicePaymentAttempt: {
    BASIC: 'status,paymentCode,reason,challenge(BASIC)',
    nested: { challenge: 'Challenge' },
  },
  InvoiceSums: {
    BASIC: 'total(DEFAULT),credit(DEFAULT),due(DEFAULT),invoices(BASIC),credits(BASIC)',
    nested: { total: 'Price', credit: 'Price', due: 'Price', invoices: 'PaidInvoice', credits: 'PaidCredit' },
  },
  MaskedInvoice: {
    BASIC: 'invoiceNumber,issuedOn,dueOn,status,total(DEFAULT),open(DEFAULT),pending(DEFAULT),payable,name',
    nested: { total: 'Price', open: 'Price', pending: 'Price' },
  },
  PaidCredit: {
    BASIC: 'creditNumber,amount(DEFAULT),openAfter(DEFAULT)',
    nested: { amount: 'Price', openAfter: 'Price' },
  },
  PaidInvoice: {
    BASIC: 'invoiceNumber,amount(DEFAULT),open(DEFAULT),openAfter(DEFAULT)',
    nested: { amount: 'Price', open: 'Price', openAfter: 'Price' },
  },
  InvoiceSettlement: {
    BASIC: 'code,amount(DEFAULT),paidAt,method,status,creditNumber',
    nested: { amount: 'Price' },
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
    BASIC: 'code,rma,status,creationTime,cancellable,order(BASIC),assistedBySupport',
    DEFAULT: 'returnAddress,returnEntries(BASIC),subTotal(DEFAULT),fee(DEFAULT),totalPrice(DEFAULT)',
    nested: {
      order: 'ReturnedOrder',
      returnEntries: 'ReturnEntry',
      subTotal: 'Price',
      fee: 'Price',
      totalPrice: 'Price',
    },
  },
  ReturnRequestList: {
    BASIC: 'returnRequests(DEFAULT),sorts(BASIC),pagination(BASIC)',
    nested: { returnRequests: 'ReturnRequest', sorts: 'OrderSort', pagination: 'Pagination' },
  },
  ReturnedOrder: { BASIC: 'code' },
  SapInvoice: {
    BASIC: 'invoiceId,createdAt,netAmount(DEFAULT),totalAmount(DEFAULT)',
    nested: { netAmount: 'Price', totalAmount: 'Price' },
  },
  SapInvoiceList: {
    BASIC: 'invoices(BASIC),sorts,pagination(BASIC)',
    nested: { invoices: 'SapInvoice', pagination: 'CountedPage' },
  },
  TrackingEvent: { BASIC: 'eventDate,detail,location,referenceCode' },
}
