import type { OrderEntry } from '../../../lib/contract/commerce/cart/cart.ts'
import type { ProductItemFacts } from '../../../lib/contract/commerce/catalogue/product-item.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { toLevel } from '../catalogue/products/shared-members.ts'
import { toItem } from '../catalogue/products/to-item.ts'
import type { CartLine } from '../checkout/cart-state.ts'
import type { CartContext } from './cart-context.ts'

const FULFILMENTS: Readonly<Record<ProductItemFacts['fulfilment'], NonNullable<OrderEntry['fulfilment']>>> = {
  SHIP: 'PHYSICAL',
  INVENTORY_CREDIT: 'DIGITAL',
  EMAIL_ACCESS: 'DIGITAL',
  BOOKING: 'TRAINING',
}

/** When the units of a line can be had. */
export const toAvailability = ({
  item,
  quantity,
}: Pick<CartLine, 'item' | 'quantity'>): OrderEntry['availability'] => {
  if (item.offer === undefined) return undefined
  const { stockLevel, expectedOn, preorder } = item.offer
  const expected = expectedOn === undefined ? {} : { expectedOn }
  if (stockLevel === undefined || quantity <= stockLevel) return { status: 'inStock' }
  if (preorder) return { status: 'preOrder', ...expected }
  return expectedOn === undefined ? { status: 'outOfStock' } : { status: 'backOrder', expectedOn }
}

/** The answer for a line; `rank` is the highest that the owner of the cart may order. */
export const toEntry = (
  context: CartContext,
  line: CartLine,
  { entryNumber, rank }: { entryNumber: number; rank: number },
): OrderEntry => {
  const { item, quantity, price, quoted, entry } = line
  const required = toLevel(item.rank, context.market.language)
  const availability = toAvailability(line)
  return {
    entryNumber,
    quantity,
    updateable: quoted === undefined,
    product: toItem(context, item),
    ...(price && {
      basePrice: toPrice(context.market, price.unit),
      totalPrice: toPrice(context.market, price.line),
    }),
    ...(price &&
      quoted !== undefined && {
        quoted: {
          totalPrice: toPrice(context.market, quoted),
          saving: toPrice(context.market, price.line - quoted),
        },
      }),
    ...(required && { qualification: { required, satisfied: item.rank <= rank } }),
    ...(entry.note !== undefined && { note: entry.note }),
    fulfilment: FULFILMENTS[item.facts.fulfilment],
    ...(availability && { availability }),
    ...(item.facts.shipTo === 'INSTITUTION' && { institutionOnly: true }),
  }
}
