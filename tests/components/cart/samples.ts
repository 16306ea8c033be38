import { type Cart, cartSchema, type OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { itemWith } from '../../unit/catalogue/items'

export const usd = (value: number) => ({ currencyIso: 'USD', value })

export const KIT = itemWith({ code: '0900000001', name: 'Complete Kit' }, { group: 'KIT', unit: 'EACH' })
export const REPORTS = itemWith(
  { code: '0900000002', name: 'Score Reports', qualificationLevel: undefined },
  { fulfilment: 'INVENTORY_CREDIT', unit: 'USAGE', format: 'DIGITAL', order: { min: 10, max: 500, step: 5 } },
)
export const COURSE = itemWith(
  { code: '0900000003', name: 'Workshop' },
  { fulfilment: 'BOOKING', unit: 'EVENT', format: 'SERVICE', group: 'TRAINING' },
)

/** So many of an item at ten dollars each. */
export const entryOf = (
  product: ItemProduct,
  quantity: number,
  overrides: Partial<OrderEntry> = {},
): OrderEntry => ({
  entryNumber: 0,
  quantity,
  updateable: true,
  product,
  basePrice: usd(10),
  totalPrice: usd(10 * quantity),
  ...overrides,
})

/** A cart with a line of each kind, but for what a test says of it. */
export function cartOf(overrides: Partial<Cart> = {}): Cart {
  const { entries = [entryOf(COURSE, 1), entryOf(KIT, 2), entryOf(REPORTS, 20)] } = overrides
  return cartSchema.parse({
    code: '00001001',
    guid: 'guid',
    entries: entries.map((entry, entryNumber) => ({ ...entry, entryNumber })),
    totalItems: entries.length,
    totalUnitCount: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    net: true,
    subTotal: usd(230),
    totalPrice: usd(230),
    ...overrides,
  })
}
