import type { TaxClass, TaxRate } from '../../seed/reference/tax-rates.ts'

/** What is taxed: a part of a line, or the delivery, in minor units. */
export type TaxedPart = { taxClass: TaxClass; amount: number }

/** One line of tax; `rate` in thousandths of a percent. */
export type TaxSum = { rate: TaxRate; thousandths: number; taxable: number; amount: number }

const THOUSANDTHS = 100_000

/** Rounded once per line of tax, half up. With taxes in the prices, the tax is a part of the sum. */
const taxOf = (sum: number, thousandths: number, isIncluded: boolean): number =>
  Math.round((sum * thousandths) / (isIncluded ? THOUSANDTHS + thousandths : THOUSANDTHS))

/** The lines of tax of an order: one per tax and rate, where there is something to tax. */
export const computeTaxes = (
  parts: readonly TaxedPart[],
  rates: readonly TaxRate[],
  isIncluded: boolean,
): TaxSum[] =>
  rates.flatMap(rate => {
    const sums = new Map<number, number>()
    for (const { taxClass, amount } of parts) {
      const thousandths = rate[taxClass]
      if (thousandths !== undefined && amount > 0)
        sums.set(thousandths, (sums.get(thousandths) ?? 0) + amount)
    }
    return [...sums]
      .toSorted(([one], [other]) => other - one)
      .map(([thousandths, sum]) => {
        const amount = taxOf(sum, thousandths, isIncluded)
        return { rate, thousandths, taxable: isIncluded ? sum - amount : sum, amount }
      })
  })
