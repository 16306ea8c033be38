import type { TitleProduct } from '../../../../lib/contract/commerce/catalogue/product.ts'
import { ITEM_GROUPS } from '../../../../lib/contract/commerce/catalogue/product-item.ts'
import { prepared } from '../../../db/prepared.ts'
import { toMask } from '../mask.ts'
import { toPrice } from './money.ts'
import type { ProductContext } from './product-context.ts'

const GROUPS = `SELECT i.item_group AS bit, count(*) AS items, min(o.price) AS price
  FROM catalogue_items i CROSS JOIN catalogue_offers o ON o.item = i.id AND o.site = ?
  WHERE i.title = ? AND i.status <> 'WITHDRAWN' GROUP BY i.item_group`

/** What the site sells of a title, group by group: how many items, and the price of the cheapest. */
export const readItemGroups = (
  { database, audience, market }: ProductContext,
  title: number,
): NonNullable<TitleProduct['itemGroups']> => {
  const rows = prepared(database, GROUPS).all(audience.site, title)
  return ITEM_GROUPS.flatMap(group => {
    const row = rows.find(({ bit }) => bit === toMask(ITEM_GROUPS, [group]))
    if (row === undefined) return []
    const { items, price } = row
    const from = typeof price === 'number' ? { fromPrice: toPrice(market, price, 'FROM') } : {}
    return [{ group, count: Number(items), ...from }]
  })
}
