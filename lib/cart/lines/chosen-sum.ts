/**
 * Number and total price of the chosen items; each with the typed quantity, and its prices as `1:226 10:200`.
 */
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

/** Unit price at this quantity: that of the last tier that it reaches. */
const priceAt = (quantity: number, prices: string): number =>
  prices
    .split(' ')
    .map(tier => tier.split(':').map(Number))
    .reduce((price, [from = 0, tier = 0]) => (quantity >= from ? tier : price), 0)
