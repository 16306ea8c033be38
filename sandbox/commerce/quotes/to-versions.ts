import type { QuoteVersion } from '../../../lib/contract/commerce/quote/quote-version.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { findItem } from '../catalogue/products/stored-item.ts'
import { toWireDate } from '../wire-date.ts'
import type { StoredQuote } from './quote-store.ts'
import { listLines, type QuoteLine, type QuoteVersion as StoredVersion } from './version-store.ts'

const toLine = ({ database, audience, market }: CustomerContext, line: QuoteLine) => {
  const { itemCode, quantity, basePrice, listTotal, offeredTotal } = line
  const item = findItem(database, audience, itemCode)
  return {
    quantity,
    product: { code: itemCode, ...(item && { name: item.name }) },
    ...(basePrice !== undefined && { basePrice: toPrice(market, basePrice) }),
    totalPrice: toPrice(market, listTotal),
    ...(offeredTotal !== undefined && {
      quoted: {
        totalPrice: toPrice(market, offeredTotal),
        saving: toPrice(market, listTotal - offeredTotal),
      },
    }),
  }
}

/** The answer for the versions of a quote before the current one. */
export const toVersions = (
  context: CustomerContext,
  { code, version: current }: StoredQuote,
  versions: readonly StoredVersion[],
): QuoteVersion[] =>
  versions
    .filter(({ version }) => version < current)
    .map(({ version, submittedAt, estimatedTotal, offeredAt, offeredTotal }) => ({
      version,
      submittedTime: toWireDate(submittedAt),
      estimatedTotal: toPrice(context.market, estimatedTotal),
      ...(offeredAt !== undefined && { offeredTime: toWireDate(offeredAt) }),
      ...(offeredTotal !== undefined && { offeredTotal: toPrice(context.market, offeredTotal) }),
      entries: listLines(context.database, code, version).map(line => toLine(context, line)),
    }))
