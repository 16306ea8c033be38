import type { VolumePrice } from '../../../../lib/contract/commerce/catalogue/price.ts'
import type { ItemProduct } from '../../../../lib/contract/commerce/catalogue/product.ts'
import type { Stock } from '../../../../lib/contract/commerce/catalogue/stock.ts'
import { itemImages } from './images.ts'
import { type Market, toPrice } from './money.ts'
import type { ProductContext } from './product-context.ts'
import { toCategories, toLevel } from './shared-members.ts'
import type { StoredItem, StoredOffer } from './stored-item.ts'

/** From here on a level is only stated as a lower bound, below the other it is low. */
const ROUNDED_FROM = 100
const LOW_BELOW = 10

/** What can be had; what does not ship is always there. */
const toStock = ({ stockLevel, expectedOn, preorder }: StoredOffer): Stock => {
  if (stockLevel === undefined) return { stockLevelStatus: 'inStock' }
  const expected = expectedOn === undefined ? {} : { expectedOn }
  if (stockLevel === 0) {
    return { stockLevelStatus: 'outOfStock', stockLevel, ...expected, ...(preorder ? { preorder } : {}) }
  }
  if (stockLevel < LOW_BELOW) return { stockLevelStatus: 'lowStock', stockLevel, ...expected }
  return stockLevel < ROUNDED_FROM
    ? { stockLevelStatus: 'inStock', stockLevel }
    : { stockLevelStatus: 'inStock', stockLevel: ROUNDED_FROM, isValueRounded: true }
}

/** Prices from a number of units on; the first tier is the price of one. */
const toVolumePrices = (market: Market, { price, tiers }: StoredOffer): VolumePrice[] | undefined => {
  if (price === undefined || tiers.length === 0) return undefined
  const [first] = tiers
  const all = first?.min === 1 ? tiers : [{ min: 1, price }, ...tiers]
  return all.map(({ min, price: minor }, at) => {
    const next = all[at + 1]
    return {
      ...toPrice(market, minor),
      minQuantity: min,
      ...(next === undefined ? {} : { maxQuantity: next.min - 1 }),
    }
  })
}

export const isWithdrawn = ({ status, titleStatus }: StoredItem): boolean =>
  status === 'WITHDRAWN' || titleStatus === 'WITHDRAWN'

/** Whether the site sells the item now, at a price. */
export const isOrderable = (item: StoredItem): boolean =>
  !isWithdrawn(item) && item.offer?.price !== undefined

/** An item as an answer tells it; members that no view shows are never computed. */
export const toItem = (context: ProductContext, item: StoredItem): ItemProduct => {
  const { offer } = item
  const { upc, taxClass: _internal, ...facts } = item.facts
  return {
    code: item.code,
    name: item.name,
    baseProduct: item.titleCode,
    baseProductName: item.titleName,
    purchasable: isOrderable(item),
    get images() {
      return itemImages(item)
    },
    get categories() {
      return toCategories(context, item.categories)
    },
    qualificationLevel: toLevel(item.rank, context.market.language),
    get price() {
      return offer?.price === undefined ? undefined : toPrice(context.market, offer.price)
    },
    get volumePrices() {
      return offer && toVolumePrices(context.market, offer)
    },
    get stock() {
      return offer && toStock(offer)
    },
    upc,
    productItem: {
      ...facts,
      status: item.titleStatus === 'WITHDRAWN' ? 'WITHDRAWN' : item.status,
      priceOnRequest: offer !== undefined && offer.price === undefined,
    },
  }
}
