import type { CartFinding } from '../../../lib/contract/commerce/cart/cart-validation.ts'
import type { CartContext } from '../carts/cart-context.ts'
import { evaluateLine } from '../carts/evaluate-line.ts'
import { toPrice } from '../catalogue/products/money.ts'
import type { CartLine, CartState } from '../checkout/cart-state.ts'
import { chosenUser } from '../checkout/qualified-people.ts'
import { rankFor } from '../customers/customer-level.ts'

/**
 * The rank that counts for the cart: of the customer or the chosen colleague, each with the organization of
 * the cart; no limit if somebody is invited.
 */
const answeringRank = (context: CartContext, { checkout, organization }: CartState) => {
  const { database, customer } = context
  if (customer === undefined) return undefined
  const own = rankFor(context, customer.customerId, organization)
  if (organization === undefined || checkout.qualifiedUser === undefined) return own
  const { member, email } = chosenUser(database, checkout.qualifiedUser, organization.uid)
  if (email !== undefined) return Number.POSITIVE_INFINITY
  return member === undefined ? own : Math.max(own, rankFor(context, member.customerId, organization))
}

type Judged = Pick<CartFinding, 'statusCode' | 'quantityAdded'>

const judge = (line: CartLine, rank: number | undefined, isHome: boolean): Judged | undefined => {
  const { item, quantity } = line
  const verdict = evaluateLine(item, { wanted: quantity, kept: quantity, adding: false, rank })
  switch (verdict.status) {
    case 'success':
      return isHome && item.facts.shipTo === 'INSTITUTION'
        ? { statusCode: 'institutionOnly', quantityAdded: 0 }
        : undefined
    case 'noStock':
      return { statusCode: 'noStock', quantityAdded: -quantity }
    // Those that only adding an item has.
    case 'unknownIdentifier':
    case 'cartFull':
      return undefined
    default:
      return { statusCode: verdict.status, quantityAdded: verdict.quantity - quantity }
  }
}

const toFinding = ({ item, quantity }: CartLine, entryNumber: number, judged: Judged): CartFinding => ({
  ...judged,
  quantity,
  entry: { entryNumber, quantity, product: { code: item.code, name: item.name } },
})

/** What stops an order of the cart; nothing if it can be placed. */
export const findObstacles = (context: CartContext, state: CartState): CartFinding[] => {
  const rank = answeringRank(context, state)
  const type = state.checkout.delivery?.body.addressType
  return state.lines.flatMap((line, at) => {
    const judged = judge(line, rank, type === 'HOME')
    return judged === undefined ? [] : [toFinding(line, at, judged)]
  })
}

/** Lines whose price is another than the customer has last seen; neither one never seen nor an offer is. */
export const findPriceChanges = ({ market }: CartContext, { lines }: CartState): CartFinding[] =>
  lines.flatMap((line, at) => {
    const { seenPrice } = line.entry
    if (
      seenPrice === undefined ||
      line.quoted !== undefined ||
      line.price === undefined ||
      seenPrice === line.price.unit
    )
      return []
    const changed = toFinding(line, at, { statusCode: 'priceChanged', quantityAdded: 0 })
    return [{ ...changed, previousPrice: toPrice(market, seenPrice) }]
  })
