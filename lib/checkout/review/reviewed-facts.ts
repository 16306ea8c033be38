import { z } from 'zod'
import { payableOf } from '@/lib/cart/sums/cart-total'
import { availabilityOf } from '@/lib/catalogue/availability'
import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'
import { priceSchema } from '@/lib/contract/commerce/catalogue/price'
import { billingAddressOf } from './billing-address'

const AMOUNT = priceSchema.pick({ currencyIso: true, value: true })

const LINE = z.object({
  code: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** Of one unit; absent where the item has no price any more. */
  price: AMOUNT.optional(),
  supply: z.enum(['available', 'later', 'outOfStock', 'withdrawn']),
})

/** Sums that commerce states, in the order of the page. */
export const REVIEWED_SUMS = ['discounts', 'delivery', 'tax', 'total'] as const

/** What was entered, in the order of the steps. */
export const REVIEWED_ENTRIES = [
  'account',
  'qualifiedUser',
  'deliveryAddress',
  'receivingHours',
  'deliveryMode',
  'deliveryDays',
  'shipment',
  'inventoryAccount',
  'payment',
  'purchaseOrder',
  'billingAddress',
  'vatNumber',
] as const

/** Everything of a cart that a review shows, so that two looks at it can be compared. */
export const REVIEWED_FACTS = z.object({
  lines: z.array(LINE),
  sums: z.partialRecord(z.enum(REVIEWED_SUMS), AMOUNT),
  /** Names of the vouchers and programmes that take something off, by their codes. */
  discounts: z.record(z.string(), z.string()),
  isExempt: z.boolean(),
  entries: z.partialRecord(z.enum(REVIEWED_ENTRIES), z.string()),
})

export type ReviewedFacts = z.infer<typeof REVIEWED_FACTS>
export type ReviewedLine = ReviewedFacts['lines'][number]
export type Amount = z.infer<typeof AMOUNT>

/** What a review of this cart shows. */
export function reviewedFacts(cart: Cart): ReviewedFacts {
  const { totalDiscounts, deliveryCost, totalTax, programmes = [], appliedVouchers = [] } = cart
  const applied = programmes.filter(({ status }) => status === 'UAP_APPLIED' || status === 'OLD_APPLIED')
  return {
    lines: cart.entries.map(lineOf),
    sums: known({
      discounts: amountOf(totalDiscounts),
      delivery: amountOf(deliveryCost),
      tax: amountOf(totalTax),
      total: amountOf(payableOf(cart)),
    }),
    discounts: Object.fromEntries([
      ...applied.map(({ code, name }) => [code, name] as const),
      ...appliedVouchers.map(({ code, name }) => [`voucher ${code}`, name] as const),
    ]),
    isExempt: cart.taxExempt === true,
    entries: entriesOf(cart),
  }
}

function lineOf({ product, quantity, basePrice }: OrderEntry): ReviewedLine {
  const price = amountOf(basePrice)
  const { code, name } = product
  return { code, name, quantity, ...(price && { price }), supply: supplyOf(product) }
}

function supplyOf(product: OrderEntry['product']): ReviewedLine['supply'] {
  const { kind } = availabilityOf(product)
  if (kind === 'outOfStock' || kind === 'withdrawn') return kind
  return kind === 'expected' || kind === 'preorder' ? 'later' : 'available'
}

function entriesOf(cart: Cart): ReviewedFacts['entries'] {
  const { deliveryMode, paymentType, paymentInfo, inventoryAccount, deliveryAddress } = cart
  const billing = billingAddressOf(cart)
  return known({
    account: cart.accountType && textOf(cart.accountType, cart.organization?.uid),
    qualifiedUser: cart.qualifiedUser && textOf(cart.qualifiedUser.uid, cart.qualifiedUser.name),
    deliveryAddress: deliveryAddress && addressText(deliveryAddress),
    receivingHours: cart.receivingHours,
    deliveryMode: deliveryMode?.name,
    deliveryDays: deliveryMode && textOf(deliveryMode.earliestDelivery, deliveryMode.latestDelivery),
    shipment: cart.shipComplete === undefined ? undefined : String(cart.shipComplete),
    inventoryAccount: inventoryAccount && textOf(inventoryAccount.accountNumber, inventoryAccount.createNew),
    payment:
      paymentType &&
      textOf(paymentType.code, paymentInfo?.id, paymentInfo?.expiryMonth, paymentInfo?.expiryYear),
    purchaseOrder: textOf(
      cart.purchaseOrderNumber,
      cart.purchaseOrderToFollow,
      cart.purchaseOrderDocument?.id,
    ),
    billingAddress: billing && addressText(billing),
    vatNumber: cart.vatNumber,
  })
}

/** Only what is written on a parcel. */
const addressText = (address: OrganizationAddress): string =>
  textOf(
    address.firstName,
    address.lastName,
    address.companyName,
    address.attention,
    address.line1,
    address.line2,
    address.line3,
    address.town,
    address.region?.isocode,
    address.postalCode,
    address.country.isocode,
  )

/** A text by which two values can be compared; it is never shown. */
const textOf = (...parts: readonly unknown[]): string => parts.map(part => String(part ?? '')).join('\n')

const amountOf = (price: Amount | undefined): Amount | undefined =>
  price && { currencyIso: price.currencyIso, value: price.value }

/** Without members that are undefined, so that equal facts have one text. */
const known = <T extends object>(record: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  // The entries are those of the record.
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as never
