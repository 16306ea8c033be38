import type { Cart, OrderEntry } from '../../../lib/contract/commerce/cart/cart.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { toLevel } from '../catalogue/products/shared-members.ts'
import { readCartOrganization } from '../checkout/cart-organization.ts'
import { type CartState, readCartState, readLines } from '../checkout/cart-state.ts'
import { toCheckoutMembers } from '../checkout/checkout-members.ts'
import type { OrganizationRecord } from '../organizations/organization-record.ts'
import { toProgrammes } from '../programmes/programmes-of.ts'
import { stateOf } from '../quotes/quote-rules.ts'
import { findAnyQuote } from '../quotes/quote-store.ts'
import { toWireDate } from '../wire-date.ts'
import type { CartContext } from './cart-context.ts'
import { rankOfAnyAccount, rankWith } from './cart-rank.ts'
import type { StoredCart } from './cart-store.ts'
import { isShipped } from './cart-sums.ts'
import { listEntries } from './entry-store.ts'
import { highestRank } from './highest-rank.ts'
import { toSavedLine, toSavedMembers } from './saved-members.ts'
import { toEntry } from './to-entry.ts'

/** Lines of a cart with the prices of now. */
export const toEntries = (context: CartContext, cart: StoredCart): OrderEntry[] => {
  const rank = rankWith(context, readCartOrganization(context, cart))
  return readLines(context, listEntries(context.database, cart.code)).map((line, entryNumber) =>
    toEntry(context, line, { entryNumber, rank }),
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

const toSums = ({ market }: CartContext, { sums, programmes }: CartState) => {
  const { subTotal, discounts, total, tax, totalWithTax, takenOff, isNet } = sums
  return {
    subTotal: toPrice(market, subTotal),
    totalDiscounts: discounts === 0 ? undefined : toPrice(market, discounts),
    totalPrice: toPrice(market, total),
    net: isNet,
    // The engine states both for every cart; before an address is known, a net one has no tax.
    totalTax: toPrice(market, tax),
    totalPriceWithTax: toPrice(market, totalWithTax),
    programmes: toProgrammes(programmes, market.language, ({ code, status }) =>
      status.endsWith('_APPLIED') ? { amount: toPrice(market, takenOff.get(code) ?? 0) } : {},
    ),
  }
}

/** The quote of a cart, and until when the cart is locked to what it offers. */
const toQuoteCode = ({ database, now }: CartContext, { quoteCode }: StoredCart): Cart['sapQuote'] => {
  const quote = quoteCode === undefined ? undefined : findAnyQuote(database, quoteCode)
  if (quote === undefined) return undefined
  const { code, expiresAt } = quote
  return {
    code: String(code),
    state: stateOf(quote, now),
    ...(expiresAt !== undefined && { expirationTime: toWireDate(expiresAt) }),
  }
}

/** The answer for a cart, with current prices. */
export const toCart = (context: CartContext, cart: StoredCart): Cart =>
  describeCart(context, readCartState(context, cart))

/** The same for a cart that has been read already. */
export const describeCart = (context: CartContext, state: CartState): Cart => {
  const { cart, entries, lines, organization } = state
  const rank = rankWith(context, organization)
  const savedRank = cart.savedAt === undefined ? undefined : rankOfAnyAccount(context)
  return {
    code: String(cart.code),
    guid: cart.guid,
    entries: lines.map((line, entryNumber) => ({
      ...toEntry(context, line, { entryNumber, rank }),
      ...(savedRank !== undefined && toSavedLine(context, line, savedRank)),
    })),
    totalItems: entries.length,
    totalUnitCount: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    deliveryItemsQuantity: lines.filter(isShipped).reduce((sum, { quantity }) => sum + quantity, 0),
    ...toSums(context, state),
    organization: organization && toCartOrganization(organization),
    requiredQualificationLevel: toLevel(highestRank(lines), context.market.language),
    ...toCheckoutMembers(context, state),
    name: cart.name,
    description: cart.description,
    ...toSavedMembers(context, state),
    sapQuote: toQuoteCode(context, cart),
  }
}
