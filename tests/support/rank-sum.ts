/**
 * How far the ranks of two samples lie apart, in standard deviations (Mann and Whitney): about 0
 * for samples of one distribution, beyond ±5 by chance less than once in a million. Ranks, and not means,
 * because a pause of the machine makes single values as large as it likes.
 */
export function rankSumZ(one: readonly number[], other: readonly number[]): number {
  const [m, n] = [one.length, other.length]
  const wins = one.reduce(
    (sum, value) =>
      sum + other.filter(than => value > than).length + other.filter(than => value === than).length / 2,
    0,
  )
  return (wins - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12)
}
