import { newQuoteSchema } from '../../../lib/contract/commerce/quote/quote.ts'
import { QUOTE_NAME } from '../../seed/reference/quote-names.ts'
import { type CustomerContext, customerContext, shelfOf } from '../carts/cart-context.ts'
import { insertCart, type StoredCart } from '../carts/cart-store.ts'
import { copyEntries, listEntries } from '../carts/entry-store.ts'
import { cartNotFound, findCartById } from '../carts/resolve-cart.ts'
import { readCartState } from '../checkout/cart-state.ts'
import { changeCheckout } from '../checkout/checkout-store.ts'
import type { Commerce } from '../commerce.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { isMember } from '../organizations/association-store.ts'
import { findOrganization } from '../organizations/organization-store.ts'
import { orderingOrganization } from '../programmes/programmes-of.ts'
import { translate } from '../reference/coded-lists.ts'
import { leaveCheckout } from './leave-checkout.ts'
import { allowedActions } from './quote-rules.ts'
import { findQuote, insertQuote, nameQuote, type StoredQuote } from './quote-store.ts'
import { requireActing } from './require-quote.ts'
import { toQuote } from './to-quote.ts'

type Named = { name: string; description: string | undefined }

/** A draft of the lines of a cart, which is the quote's from then on, or anew of an earlier quote. */
export const createQuote = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const input = await readBody(request, newQuoteSchema)
  return runIdempotent(commerce, request, {
    owner: context.customer.customerId,
    operation: 'createQuote',
    input: { site: context.audience.site, input },
    work: () => {
      const code = 'cartId' in input ? quoteCart(context, input.cartId) : requote(context, input.quoteCode)
      const quote = findQuote(context.database, shelfOf(context), code)
      if (quote === undefined) throw new Error('the quote was written above')
      return { status: 201, body: toQuote(context, quote) }
    },
  })
}

const copyOf = (context: CustomerContext, source: number): StoredCart => {
  const copy = insertCart(context.database, shelfOf(context))
  copyEntries(context.database, source, copy.code)
  return copy
}

/** `organizationUid`: whom the quote is for; undefined for the personal account. */
const insert = (
  context: CustomerContext,
  cart: StoredCart,
  organizationUid: string | undefined,
  named?: Named,
): number => {
  const { database, now, market } = context
  const { name: givenName, description } = named ?? { name: '', description: undefined }
  const { language } = market
  const draft = { cart: cart.code, name: givenName, description, organizationUid, language, now }
  changeCheckout(database, cart.code, { organizationUid: organizationUid ?? null, vouchers: undefined })
  const code = insertQuote(database, shelfOf(context), draft)
  const name = `${translate(QUOTE_NAME, market.language)} ${code}`
  if (named === undefined) nameQuote(database, code, { name, description: undefined, now })
  return code
}

/** An active cart becomes the quote's; a saved one stays, because its owner keeps it for more than this. */
const quoteCart = (context: CustomerContext, id: string): number => {
  const cart = findCartById(context, id)
  if (cart === undefined) throw cartNotFound(id)
  const subject = { subject: id, subjectType: 'cart' }
  if (cart.quoteCode !== undefined) throw occError.cartQuoteAccess('The cart belongs to a quote.', subject)
  if (listEntries(context.database, cart.code).length === 0) {
    throw occError.cartValidation('The cart is empty.', subject)
  }
  const { organization } = readCartState(context, cart)
  return insert(context, cart.savedAt === undefined ? cart : copyOf(context, cart.code), organization?.uid)
}

/** The account of an earlier quote, or that of new carts where the customer cannot order for it any more. */
const accountOfCopy = (
  { database, customer: { customerId } }: CustomerContext,
  { organizationUid: uid }: StoredQuote,
): string | undefined => {
  if (uid === undefined) return undefined
  const isOpen = findOrganization(database, uid)?.status === 'ACTIVE' && isMember(database, uid, customerId)
  return isOpen ? uid : orderingOrganization(database, customerId)?.uid
}

const requote = (context: CustomerContext, code: string): number => {
  const earlier = requireActing(context, code)
  if (!allowedActions(earlier, context.now, true).includes('REQUOTE')) {
    throw occError.illegalState('The quote cannot be asked for anew.', { subject: 'quoteCode' })
  }
  // An offer that ended in the checkout leaves it.
  if (earlier.state === 'BUYER_ACCEPTED') leaveCheckout(context.database, earlier.code, context.now)
  return insert(context, copyOf(context, earlier.cart), accountOfCopy(context, earlier), earlier)
}
