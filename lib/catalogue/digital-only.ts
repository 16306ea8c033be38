import type { ItemProduct, TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { FULFILMENTS } from '@/lib/contract/commerce/catalogue/product-item'

/** Ways in which something comes that does not ship. */
export type DigitalDelivery = Exclude<ItemProduct['productItem']['fulfilment'], 'SHIP'>

const DIGITAL_DELIVERIES = FULFILMENTS.filter((way): way is DigitalDelivery => way !== 'SHIP')

/**
 * How the items of a title come of which some are digital and none ships; of any other title nothing. What is
 * no longer sold does not count (spec, pages §5).
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
