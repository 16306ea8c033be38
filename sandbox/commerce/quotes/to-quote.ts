import type { OrderEntry } from '../../../lib/contract/commerce/cart/cart.ts'
import type { Quote } from '../../../lib/contract/commerce/quote/quote.ts'
import { quoteStep } from '../../../lib/contract/commerce/quote/quote-states.ts'
import { isAssisted } from '../assisted/record-store.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import { findCartOfAnybody, type StoredCart } from '../carts/cart-store.ts'
import { describeCart, toCartOrganization } from '../carts/to-cart.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { readCartState } from '../checkout/cart-state.ts'
import { fullName } from '../customers/customer.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { findOrganization } from '../organizations/organization-store.ts'
import { toWireDate } from '../wire-date.ts'
import { listAttachments } from './attachment-store.ts'
import { cartOfQuote } from './cart-of-quote.ts'
import { listComments } from './comment-store.ts'
import { extendableUntil } from './extend-offer.ts'
import { allowedActions, stateOf, THRESHOLD } from './quote-rules.ts'
import type { StoredQuote } from './quote-store.ts'
import { rightOf } from './require-quote.ts'
import { toComments } from './to-comments.ts'
import { toVersions } from './to-versions.ts'
import { listVersions, type QuoteVersion } from './version-store.ts'

/** Whoever asked, by the name that the account has now. */
const requesterOf = ({ database }: Pick<CustomerContext, 'database'>, { customerId }: StoredQuote) => {
  const customer = findCustomer(database, customerId)
  return { uid: customerId, name: customer === undefined ? '' : fullName(customer) }
}

/** What the offer takes off: of the organization's programmes, and of the seller. */
const toDiscounts = (
  { market }: CustomerContext,
  { offeredTotal }: StoredQuote,
  current: QuoteVersion | undefined,
  ownDiscounts: number,
): Partial<Quote> => {
  if (current === undefined || offeredTotal === undefined)
    return { orderDiscounts: toPrice(market, ownDiscounts), quoteDiscounts: toPrice(market, 0) }
  const { listTotal, estimatedTotal, discountType, discountRate } = current
  return {
    orderDiscounts: toPrice(market, listTotal - estimatedTotal),
    quoteDiscounts: toPrice(market, estimatedTotal - offeredTotal),
    previousEstimatedTotal: toPrice(market, estimatedTotal),
    ...(discountType && { sapQuoteDiscountsType: discountType }),
    ...(discountRate !== undefined && { sapQuoteDiscountsRate: discountRate / 100 }),
  }
}

/** The cart that the quote has taken the place of, while it is there. */
const toSavedCart = ({ database }: CustomerContext, { site, setAside }: StoredQuote): Partial<Quote> => {
  const cart = setAside === undefined ? undefined : findCartOfAnybody(database, site, setAside)
  if (cart?.savedAt === undefined) return {}
  return { savedCart: { code: String(cart.code), name: cart.name ?? '' } }
}

const isWith = ({ customer }: CustomerContext, stored: StoredCart, quote: StoredQuote): boolean =>
  stored.customerId === customer.customerId &&
  (quote.state === 'BUYER_ACCEPTED' || quoteStep(quote.state) === 'draft')

/** A quote as an answer tells it; until there is an offer, with the prices of now. */
export const toQuote = (context: CustomerContext, quote: StoredQuote): Quote & { entries: OrderEntry[] } => {
  const { now, market, database } = context
  const stored = cartOfQuote(database, quote)
  const state = readCartState(context, stored)
  const { entries, totalItems } = describeCart(context, state)
  const { code, name, description, version, expiresAt, organizationUid, orderCode, reference, cc } = quote
  const latest = extendableUntil(context, quote)
  const organization = organizationUid === undefined ? undefined : findOrganization(database, organizationUid)
  const versions = listVersions(database, code)
  const current = versions.find(known => known.version === version)
  const comments = listComments(database, code)
  return {
    code: String(code),
    name,
    ...(description !== undefined && { description }),
    ...(reference !== undefined && { reference }),
    ...(cc.length > 0 && { cc }),
    state: stateOf(quote, now),
    version,
    creationTime: toWireDate(quote.createdAt),
    updatedTime: toWireDate(Math.max(quote.updatedAt, stored.modifiedAt)),
    ...(expiresAt !== undefined && { expirationTime: toWireDate(expiresAt) }),
    ...(latest !== undefined && { extendableUntil: toWireDate(latest) }),
    ...(isWith(context, stored, quote) && { cartId: String(stored.code) }),
    allowedActions: allowedActions(quote, now, rightOf(context, quote) === 'act'),
    threshold: THRESHOLD / 100,
    totalItems,
    totalPrice: toPrice(market, state.sums.goods),
    ...toDiscounts(context, quote, current, state.sums.discounts),
    ...toSavedCart(context, quote),
    ...(orderCode !== undefined && { sapOrderCode: String(orderCode) }),
    ...((isAssisted(database, 'quote', code) || isAssisted(database, 'cart', stored.code)) && {
      assistedBySupport: true,
    }),
    versions: toVersions(context, quote, versions),
    orgCustomer: requesterOf(context, quote),
    ...(organization && { organization: toCartOrganization(organization) }),
    sapAttachments: listAttachments(database, code).map(({ id, fileName: filename }) => ({ id, filename })),
    comments: toComments(context, quote, comments),
    entries: entries.map((entry, at) => {
      const own = toComments(context, quote, comments, state.lines[at]?.entry.itemCode)
      return own.length === 0 ? entry : { ...entry, comments: own }
    }),
  }
}
