import { asFraction, numberAfter, numberOf } from './chance.ts'

/** Throws that are always the same for the same words. */
export type Dice = Readonly<{
  /** A number from `low` to below `high`. */
  between: (low: number, high: number) => number
  /** A whole number from `low` to `high`. */
  whole: (low: number, high: number) => number
  one: <T>(choices: readonly [T, ...T[]]) => T
}>

export function diceOf(...words: readonly (string | number)[]): Dice {
  const start = numberOf(...words)
  let throws = 0
  const next = () => {
    throws += 1
    return asFraction(numberAfter(start, throws))
  }
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    one: choices => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
