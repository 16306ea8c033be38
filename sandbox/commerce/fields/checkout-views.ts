import type { CatalogueViewName } from './catalogue-views.ts'
import type { PaymentViewName } from './payment-views.ts'
import { listView as list, type View } from './view.ts'

export type CheckoutViewName =
  | 'Availability' | 'CartFinding' | 'CartShare' | 'CartValidation' | 'CheckoutEstimate' | 'Currencied'
  | 'BankTransfer' | 'Challenge' | 'OrderAttempt' | 'OrderSummary' | 'OrderSort'
  | 'DeliveryMode' | 'DeliveryModeList' | 'InventoryAccount' | 'OfferedPaymentType'
  | 'PaymentType' | 'PaymentTypeList' | 'PurchaseOrderDocument' | 'PurchaseOrderRule' | 'QualifiedUser' | 'QualifiedUserList'
  | 'TaxExemption' | 'TaxExemptionList' | 'TaxLine' | 'Voucher' | 'VoucherList' // biome-ignore format: a list

type Nested =
  | CheckoutViewName
  | 'NamedUnit'
  | PaymentViewName
  | CatalogueViewName
  | 'Address'
  | 'ModifiedEntry'
  | 'ParcelCount'
  | 'Region'

/** Members of a cart and of an order that checkout has settled. */
export const CHECKOUT_MEMBERS =
  'accountType,qualifiedUser(BASIC),qualifiedUserRequired,deliveryAddress(DEFAULT),sapBillingAddress(DEFAULT),' +
  'deliveryMode(DEFAULT),deliveryCost(DEFAULT),shipComplete,receivingHours,inventoryAccount(BASIC),inventoryAccountRequired,' +
  'paymentType(BASIC),paymentInfo(DEFAULT),purchaseOrderNumber,purchaseOrderToFollow,purchaseOrderDocument(BASIC),' +
  'taxes(DEFAULT),taxExempt,taxExemptionId,vatNumber,appliedVouchers(DEFAULT)'

export const CHECKOUT_MEMBERS_IN_FULL =
  'deliveryAddress(FULL),sapBillingAddress(FULL),paymentInfo(FULL),appliedVouchers(FULL)'

export const CHECKOUT_NESTED = {
  qualifiedUser: 'QualifiedUser',
  deliveryAddress: 'Address',
  sapBillingAddress: 'Address',
  deliveryMode: 'DeliveryMode',
  deliveryCost: 'Price',
  inventoryAccount: 'InventoryAccount',
  paymentType: 'PaymentType',
  paymentInfo: 'PaymentDetails',
  purchaseOrderDocument: 'PurchaseOrderDocument',
  taxes: 'TaxLine',
  appliedVouchers: 'Voucher',
} as const satisfies Record<string, Nested>

/** Views of what belongs to checkout. */
export const CHECKOUT_VIEWS: Readonly<Record<CheckoutViewName, View<Nested>>> = {
  Availability: { BASIC: 'status,expectedOn' },
  CartFinding: {
    BASIC: 'statusCode,quantity,quantityAdded,previousPrice(DEFAULT),entry(BASIC)',
    nested: { previousPrice: 'Price', entry: 'ModifiedEntry' },
  },
  BankTransfer: { BASIC: 'accountHolder,bankName,accountNumber,reference' },
  CartShare: { BASIC: 'token,expiresAt' },
  CartValidation: list('cartModifications', 'CartFinding'),
  CheckoutEstimate: {
    BASIC:
      'deliveryModes(DEFAULT),deliveryCost(DEFAULT),taxes(DEFAULT),taxExempt,totalTax(DEFAULT),totalPriceWithTax(DEFAULT)',
    nested: {
      deliveryModes: 'DeliveryMode',
      deliveryCost: 'Price',
      taxes: 'TaxLine',
      totalTax: 'Price',
      totalPriceWithTax: 'Price',
    },
  },
  Challenge: { BASIC: 'id,url' },
  Currencied: { BASIC: 'isocode' },
  DeliveryMode: {
    BASIC: 'code,name',
    DEFAULT: 'description,deliveryCost(DEFAULT),earliestDelivery,latestDelivery',
    nested: { deliveryCost: 'Price' },
  },
  DeliveryModeList: list('deliveryModes', 'DeliveryMode'),
  InventoryAccount: { BASIC: 'accountNumber,name,createNew' },
  OfferedPaymentType: {
    BASIC: 'code,displayName',
    DEFAULT: 'purchaseOrder(BASIC),creditLeft(DEFAULT)',
    nested: { purchaseOrder: 'PurchaseOrderRule', creditLeft: 'Price' },
  },
  OrderAttempt: { BASIC: 'status,orderCode,reason,challenge(BASIC)', nested: { challenge: 'Challenge' } },
  OrderSort: { BASIC: 'code,name,selected' },
  OrderSummary: {
    BASIC: 'code,status,statusDisplay,placed,guid,total(BASIC)',
    DEFAULT:
      'total(DEFAULT),purchaseOrderNumber,orgUnit(BASIC),orgCustomer(BASIC),parcels(BASIC),invoiceNumber,' +
      'fromPreviousSystem,qualifiedUser(BASIC),sapQuoteCode,assistedBySupport',
    nested: {
      total: 'Price',
      orgUnit: 'NamedUnit',
      orgCustomer: 'NamedUnit',
      parcels: 'ParcelCount',
      qualifiedUser: 'QualifiedUser',
    },
  },
  PaymentType: { BASIC: 'code,displayName' },
  PaymentTypeList: list('paymentTypes', 'OfferedPaymentType'),
  PurchaseOrderDocument: { BASIC: 'id,fileName,size' },
  PurchaseOrderRule: {
    BASIC: 'required,minimum(DEFAULT),maximum(DEFAULT)',
    nested: { minimum: 'Price', maximum: 'Price' },
  },
  QualifiedUser: { BASIC: 'uid,name,level(BASIC),eligible', nested: { level: 'ProductLevel' } },
  QualifiedUserList: list('qualifiedUsers', 'QualifiedUser'),
  TaxExemption: {
    BASIC:
      'id,region(DEFAULT),certificateNumber,validFrom,validUntil,status,fileName,reason,certificateReadable',
    nested: { region: 'Region' },
  },
  TaxExemptionList: list('taxExemptions', 'TaxExemption'),
  TaxLine: {
    BASIC: 'code,name,percent,taxable(BASIC),amount(BASIC)',
    DEFAULT: 'taxable(DEFAULT),amount(DEFAULT)',
    nested: { taxable: 'Price', amount: 'Price' },
  },
  Voucher: {
    BASIC:
      'code,voucherCode,name,description,value,valueFormatted,valueString,freeShipping,currency(BASIC),appliedValue(BASIC)',
    DEFAULT: 'appliedValue(DEFAULT)',
    nested: { currency: 'Currencied', appliedValue: 'Price' },
  },
  VoucherList: list('vouchers', 'Voucher'),
}
