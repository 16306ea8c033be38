/**
 * The rule for impossible prices: zero or less, in a currency other than the site's, or not a price at all.
 * Such a price is removed from the response, so that "price on request" is shown everywhere and nothing is
 * sold at it.
 */

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a value is an amount in the currency of the site. Totals and discounts may be zero, the price of
 * an item may not.
 */
function isAmount(value: unknown, currency: string): value is Json & { value: number } {
  if (!isObject(value) || value.currencyIso !== currency) return false
  return typeof value.value === 'number' && Number.isFinite(value.value) && value.value >= 0
}

/** Whether an item can be sold at this price on a site with this currency. */
export const isSalePrice = (value: unknown, currency: string): boolean =>
  isAmount(value, currency) && value.value > 0

/** Properties with the price of an item, and properties with totals. */
const SALE_MEMBERS = ['price', 'basePrice', 'fromPrice'] as const
const SUM_MEMBERS = [
  'subTotal',
  'totalPrice',
  'totalDiscounts',
  'totalTax',
  'totalPriceWithTax',
  'amount',
] as const

const PRICE_MEMBERS: readonly string[] = [...SALE_MEMBERS, ...SUM_MEMBERS, 'priceRange', 'volumePrices']

/**
 * Removes impossible prices from a response of commerce. Values that cannot be checked here are left to the
 * schema. An object without impossible prices is returned as it is, not copied, because every response
 * passes through here.
 */
export function withoutImpossiblePrices(answer: unknown, currency: string): unknown {
  if (Array.isArray(answer)) return mapChanged(answer, part => withoutImpossiblePrices(part, currency))
  if (!isObject(answer)) return answer
  const judged = mapMembers(answer, part => withoutImpossiblePrices(part, currency))
  const priced = PRICE_MEMBERS.some(name => name in judged) ? dropImpossiblePrices(judged, currency) : judged
  return Array.isArray(answer.entries) ? dropImpossibleCartPrices(answer.entries, priced, currency) : priced
}

function mapChanged(parts: readonly unknown[], change: (part: unknown) => unknown): readonly unknown[] {
  const changed = parts.map(change)
  return changed.every((part, index) => part === parts[index]) ? parts : changed
}

/** Returns the same object if no property changes; texts and numbers never change. */
function mapMembers(holder: Json, change: (part: unknown) => unknown): Json {
  const changed = new Map<string, unknown>()
  for (const name of Object.keys(holder)) {
    const part = holder[name]
    if (typeof part !== 'object' || part === null) continue
    const after = change(part)
    if (after !== part) changed.set(name, after)
  }
  return changed.size === 0 ? holder : Object.fromEntries([...Object.entries(holder), ...changed])
}

function dropImpossiblePrices(holder: Json, currency: string): Json {
  const isSale = (value: unknown) => isSalePrice(value, currency)
  const dropped = wrongMembers(holder, currency)
  const tiers = Array.isArray(holder.volumePrices) &&
    !holder.volumePrices.every(isSale) && { volumePrices: holder.volumePrices.filter(isSale) }
  if (dropped.size === 0) return tiers === false ? holder : { ...holder, ...tiers }
  const onRequest = dropped.has('price') &&
    isObject(holder.productItem) && { productItem: { ...holder.productItem, priceOnRequest: true } }
  return without({ ...holder, ...tiers, ...onRequest }, dropped)
}

/** Properties with an impossible price, and those that depend on them. */
function wrongMembers(holder: Json, currency: string): ReadonlySet<string> {
  const isWrong = (name: string, judge: (value: unknown) => boolean) => name in holder && !judge(holder[name])
  const isSale = (value: unknown) => isSalePrice(value, currency)
  const dropped = new Set<string>([
    ...SALE_MEMBERS.filter(name => isWrong(name, isSale)),
    ...SUM_MEMBERS.filter(name => isWrong(name, value => isAmount(value, currency))),
    ...(isWrong('priceRange', range => isRange(range, isSale)) ? ['priceRange'] : []),
  ])
  if (dropped.has('price')) dropped.add('volumePrices')
  if (dropped.has('basePrice')) dropped.add('totalPrice')
  return dropped
}

const isRange = (range: unknown, isSale: (value: unknown) => boolean): boolean =>
  isObject(range) && isSale(range.minPrice) && isSale(range.maxPrice)

/** Removes the totals of a cart with an impossible price. */
function dropImpossibleCartPrices(entries: readonly unknown[], cart: Json, currency: string): Json {
  const counts = entries.some(
    (entry: unknown) => isObject(entry) && 'basePrice' in entry && !isSalePrice(entry.basePrice, currency),
  )
  return counts ? without(cart, new Set(SUM_MEMBERS)) : cart
}

const without = (holder: Json, names: ReadonlySet<string>): Json =>
  names.size === 0 ? holder : Object.fromEntries(Object.entries(holder).filter(([name]) => !names.has(name)))
