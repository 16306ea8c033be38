/** How many items are chosen and what they cost; each as typed, with its prices as `1:226 10:200`. */
export function sumOfChosen(items: readonly (readonly [typed: string, prices: string])[]): {
  count: number
  sum: number
} {
  const sums = items.flatMap(([typed, prices]) => {
    const quantity = /^[1-9]\d{0,3}$/.test(typed.trim()) ? Number(typed) : 0
    return quantity === 0 ? [] : [quantity * priceAt(quantity, prices)]
  })
  return { count: sums.length, sum: sums.reduce((sum, part) => sum + part, 0) }
}

/** The price of one where so many are ordered: that of the last tier that is reached. */
const priceAt = (quantity: number, prices: string): number =>
  prices
    .split(' ')
    .map(tier => tier.split(':').map(Number))
    .reduce((price, [from = 0, tier = 0]) => (quantity >= from ? tier : price), 0)
