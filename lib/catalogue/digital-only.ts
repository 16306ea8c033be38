import type { ItemProduct, TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { FULFILMENTS } from '@/lib/contract/commerce/catalogue/product-item'

/** Ways of delivery without shipping. */
export type DigitalDelivery = Exclude<ItemProduct['productItem']['fulfilment'], 'SHIP'>

const DIGITAL_DELIVERIES = FULFILMENTS.filter((way): way is DigitalDelivery => way !== 'SHIP')

/**
 * Ways of delivery of a title that has digital items and none that is shipped; empty for any other title.
 * Withdrawn items do not count.
 */
export function digitalOnlyDeliveries({
  variantOptions = [],
}: Pick<TitleProduct, 'variantOptions'>): readonly DigitalDelivery[] {
  const sold = variantOptions
    .map(({ productItem }) => productItem)
    .filter(({ status }) => status !== 'WITHDRAWN')
  const isDigitalOnly =
    sold.some(({ format }) => format === 'DIGITAL') && sold.every(({ fulfilment }) => fulfilment !== 'SHIP')
  return isDigitalOnly
    ? DIGITAL_DELIVERIES.filter(way => sold.some(({ fulfilment }) => fulfilment === way))
    : []
}
