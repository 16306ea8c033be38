import type { Cart, OrderEntry } from '../../../lib/contract/commerce/cart/cart.ts'
import type { Rank } from '../catalogue/catalogue-record.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { toLevel } from '../catalogue/products/shared-members.ts'
import { findItem } from '../catalogue/products/stored-item.ts'
import { toItem } from '../catalogue/products/to-item.ts'
import type { OrganizationRecord } from '../organizations/organization-record.ts'
import {
  findProgrammes,
  orderingOrganization,
  type StandingProgramme,
  toProgrammes,
} from '../programmes/programmes-of.ts'
import { toWireDate } from '../wire-date.ts'
import { type CartContext, rankOf } from './cart-context.ts'
import type { StoredCart } from './cart-store.ts'
import { listEntries, type StoredEntry } from './entry-store.ts'
import { type PricedLine, priceLine, type Sums, sumUp } from './price-cart.ts'

type Priced = { lines: PricedLine[]; rank: number; programmes: StandingProgramme[]; sums: Sums }

const readLines = ({ database, audience }: CartContext, entries: readonly StoredEntry[]): PricedLine[] =>
  entries.flatMap(({ itemCode, quantity }) => {
    const item = findItem(database, audience, itemCode)
    return item === undefined ? [] : [priceLine(item, quantity)]
  })

/** The lowest level is open to everybody. */
const openRank = (context: CartContext): number => rankOf(context) ?? 1

const readPrices = (context: CartContext, entries: readonly StoredEntry[]): Priced => {
  const { database, customer, now, market } = context
  const lines = readLines(context, entries)
  const programmes = customer === undefined ? [] : findProgrammes(database, customer.customerId, now)
  return {
    lines,
    rank: openRank(context),
    programmes,
    sums: sumUp(lines, programmes, market.site.includedTaxPercent),
  }
}

/** What a cart costs now, in minor units. */
export const totalOf = (context: CartContext, { code }: StoredCart): number =>
  readPrices(context, listEntries(context.database, code)).sums.total

type Numbered = PricedLine & { entryNumber: number; rank: number }

const toEntry = (context: CartContext, line: Numbered): OrderEntry => {
  const { item, quantity, price, entryNumber, rank } = line
  const required = toLevel(item.rank, context.market.language)
  return {
    entryNumber,
    quantity,
    updateable: true,
    product: toItem(context, item),
    ...(price && {
      basePrice: toPrice(context.market, price.unit),
      totalPrice: toPrice(context.market, price.line),
    }),
    ...(required && { qualification: { required, satisfied: item.rank <= rank } }),
  }
}

/** Lines of a cart with the prices of now. */
export const toEntries = (context: CartContext, { code }: StoredCart): OrderEntry[] => {
  const rank = openRank(context)
  return readLines(context, listEntries(context.database, code)).map((line, entryNumber) =>
    toEntry(context, { ...line, entryNumber, rank }),
  )
}

/** An organisation as carts and quotes name it. */
export const toCartOrganization = ({
  uid,
  name,
  accountNumber,
}: OrganizationRecord): NonNullable<Cart['organization']> => ({
  uid,
  name,
  ...(accountNumber !== undefined && { customerAccountNumber: accountNumber }),
})

const toOrganization = ({ database, customer }: CartContext): Cart['organization'] => {
  const organization = customer && orderingOrganization(database, customer.customerId)
  return organization && toCartOrganization(organization)
}

const toSums = ({ market }: CartContext, { sums, programmes }: Priced) => {
  const { subTotal, discounts, taxWithin, total, takenOff } = sums
  const totalPrice = toPrice(market, total)
  return {
    subTotal: toPrice(market, subTotal),
    totalDiscounts: discounts === 0 ? undefined : toPrice(market, discounts),
    totalPrice,
    net: taxWithin === undefined,
    // The engine tells both of every cart; before an address is known there is no tax on a net one.
    totalTax: toPrice(market, taxWithin ?? 0),
    totalPriceWithTax: totalPrice,
    programmes: toProgrammes(programmes, market.language, ({ code, status }) =>
      status.endsWith('_APPLIED') ? { amount: toPrice(market, takenOff.get(code) ?? 0) } : {},
    ),
  }
}

/** A cart as an answer tells it, with the prices of now. */
export const toCart = (context: CartContext, cart: StoredCart): Cart => {
  const entries = listEntries(context.database, cart.code)
  const priced = readPrices(context, entries)
  const highest = priced.lines.reduce<Rank>((most, { item }) => (item.rank > most ? item.rank : most), 0)
  return {
    code: String(cart.code),
    guid: cart.guid,
    entries: priced.lines.map((line, entryNumber) =>
      toEntry(context, { ...line, entryNumber, rank: priced.rank }),
    ),
    totalItems: entries.length,
    totalUnitCount: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    deliveryItemsQuantity: priced.lines
      .filter(({ item }) => item.offer?.stockLevel !== undefined)
      .reduce((sum, { quantity }) => sum + quantity, 0),
    ...toSums(context, priced),
    organization: toOrganization(context),
    requiredQualificationLevel: toLevel(highest, context.market.language),
    name: cart.name,
    description: cart.description,
    saveTime: cart.savedAt === undefined ? undefined : toWireDate(cart.savedAt),
    sapQuote: cart.quoteCode === undefined ? undefined : { code: String(cart.quoteCode) },
  }
}
