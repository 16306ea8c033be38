import { isCode } from '@/lib/catalogue/codes'
import { MOST_UNITS } from '@/lib/contract/commerce/cart/cart'
import { cartPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import type { ChosenLine } from './cart-lines'

const REMOVED = 'removed'
const QUANTITY = 'quantity'

/** The cart after a line was removed: its page offers to put it back. */
export const afterRemoval = (locale: Locale, { code, quantity }: ChosenLine): string =>
  `${cartPath(locale)}?${new URLSearchParams({ [REMOVED]: code, [QUANTITY]: String(quantity) })}`

type Query = Readonly<Record<string, unknown>>

/** The line that an address says was removed, or undefined. */
export function readRemoved(query: Query): ChosenLine | undefined {
  const [code, quantity] = [query[REMOVED], query[QUANTITY]]
  if (typeof code !== 'string' || !isCode(code)) return undefined
  if (typeof quantity !== 'string' || !/^[1-9]\d{0,3}$/.test(quantity)) return undefined
  return Number(quantity) > MOST_UNITS ? undefined : { code, quantity: Number(quantity) }
}
