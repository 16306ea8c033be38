import type { CartMessages } from '@/lib/cart/line-words'
import type { CartOutcome } from '@/lib/cart/outcome'

/**
 * Adds to the outcome of a request what its earlier change has to report, with its undo: typed quantities are
 * saved first, and a quantity of 0 removes its line.
 */
export function withEarlierChange(outcome: CartOutcome, before: CartMessages | undefined): CartOutcome {
  if (before === undefined || outcome.kind === 'failed') return outcome
  const { words } = outcome
  const undo = [...(words.undo ?? []), ...(before.undo ?? [])]
  const lines = [...words.lines, { tone: before.tone, text: before.message }]
  return { ...outcome, words: { ...words, lines, ...(undo.length > 0 && { undo }) } }
}
