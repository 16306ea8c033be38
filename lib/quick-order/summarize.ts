import type { ChosenLine } from '@/lib/cart/lines/cart-lines'
import { sumOfChosen } from '@/lib/cart/lines/chosen-sum'
import { pricesByQuantity } from '@/lib/catalogue/prices-by-quantity'
import type { Verdict } from './verdict'

/** Number of lines by verdict: together all lines that are not empty. */
export type Counts = { good: number; bad: number; merged: number }

/** Counts the verdicts of a list. */
export const countsOf = (verdicts: readonly Verdict[]): Counts => {
  const count = (...kinds: readonly Verdict['kind'][]) =>
    verdicts.filter(({ kind }) => kinds.includes(kind)).length
  return { good: count('good'), bad: count('refused', 'unknown', 'noNumber'), merged: count('merged') }
}

/** The lines that can be ordered. */
export const goodLines = (verdicts: readonly Verdict[]): readonly ChosenLine[] =>
  verdicts.flatMap(verdict =>
    verdict.kind === 'good' ? [{ code: verdict.item.code, quantity: verdict.quantity }] : [],
  )

/** Sum of the lines that can be ordered, at list prices and their volume prices. */
export const subtotalOf = (verdicts: readonly Verdict[]): number =>
  sumOfChosen(
    verdicts.flatMap(verdict =>
      verdict.kind === 'good' ? [[String(verdict.quantity), pricesByQuantity(verdict.item)] as const] : [],
    ),
  ).sum
