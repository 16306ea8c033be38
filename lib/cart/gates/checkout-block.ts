import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CartFinding } from '@/lib/contract/commerce/cart/cart-validation'
import { totalOf } from '../sums/cart-total'

/**
 * Why a cart cannot be checked out now. `onRequest`: a line has no price · `pending`: commerce cannot compute
 * the total · `unorderable`: the number of lines that cannot be ordered as they are.
 */
export type CheckoutBlock = { reason: 'onRequest' | 'pending' } | { reason: 'unorderable'; count: number }

/**
 * What the checkout itself settles does not block it: it names who is qualified and which account orders. A
 * changed price is only told.
 */
const SETTLED: readonly CartFinding['statusCode'][] = [
  'priceChanged',
  'qualificationRequired',
  'institutionOnly',
]

/** The findings that have to be mended in the cart before it can be ordered. */
export const stoppingFindings = <Finding extends Pick<CartFinding, 'statusCode'>>(
  findings: readonly Finding[],
): readonly Finding[] => findings.filter(({ statusCode }) => !SETTLED.includes(statusCode))

/** Why a cart cannot be checked out now; undefined if it can. A cart that could not be validated can. */
export function checkoutBlock(
  cart: Pick<Cart, 'entries' | 'net' | 'totalPrice' | 'totalPriceWithTax'>,
  findings: readonly Pick<CartFinding, 'statusCode' | 'entry'>[] = [],
): CheckoutBlock | undefined {
  if (cart.entries.some(({ basePrice }) => basePrice === undefined)) return { reason: 'onRequest' }
  if (totalOf(cart) === undefined) return { reason: 'pending' }
  const { size } = new Set(stoppingFindings(findings).map(({ entry }) => entry.product.code))
  return size === 0 ? undefined : { reason: 'unorderable', count: size }
}
