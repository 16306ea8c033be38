import type { Market } from '../catalogue/products/money.ts'
import { findSite } from '../sites.ts'
import type { StoredOrder } from './order-row.ts'

/** In which money and language an order is spoken of, whoever asks. */
export const orderMarket = ({
  site,
  language,
  currency,
}: Pick<StoredOrder, 'site' | 'language' | 'currency'>): Market => {
  const known = findSite(site)
  if (known === undefined) throw new Error(`an order of the unknown site ${site}`)
  return { site: known, language, currency }
}
