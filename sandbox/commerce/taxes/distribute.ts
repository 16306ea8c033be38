/**
 * Splits a whole amount by weights so that the parts are whole and their sum is the amount: each gets its
 * share rounded down, and what is left goes to the largest remainders, earlier ones first.
 */
export const distribute = (amount: number, weights: readonly number[]): number[] => {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return weights.map((_, at) => (at === 0 ? amount : 0))
  const shares = weights.map((weight, at) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { at, whole: Number(exact / BigInt(all)), rest: Number(exact % BigInt(all)) }
  })
  let left = amount - shares.reduce((sum, { whole }) => sum + whole, 0)
  const parts = shares.map(({ whole }) => whole)
  for (const { at, whole } of shares.toSorted((one, other) => other.rest - one.rest || one.at - other.at)) {
    if (left === 0) break
    parts[at] = whole + 1
    left -= 1
  }
  return parts
}
