import type { CustomerContext } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { findCustomer } from '../customers/customer-store.ts'
import { findSite } from '../sites.ts'
import type { StoredQuote } from './quote-store.ts'

/** Whoever asked for a quote, on its site and in its language: for what nobody asks for by a call. */
export const quoteContext = (
  { database, catalogue }: Pick<Commerce, 'database' | 'catalogue'>,
  { site: uid, customerId, language }: StoredQuote,
  now: number,
): CustomerContext => {
  const site = findSite(uid)
  const customer = findCustomer(database, customerId)
  if (site === undefined || customer === undefined) throw new Error('a quote has a site and a customer')
  return {
    database,
    market: { site, language, currency: site.currencies[0] },
    audience: { site: uid, language },
    categories: catalogue.categories(),
    now,
    customer,
  }
}
