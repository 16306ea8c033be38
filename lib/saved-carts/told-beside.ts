import type { CartWords } from '@/lib/cart/line-words'
import type { CartOutcome } from '@/lib/cart/outcome'

/** Tells in the same answer what was done before, with its way back: typed quantities are saved first, and 0 removes a line. */
export function toldBeside(outcome: CartOutcome, before: CartWords | undefined): CartOutcome {
  if (before === undefined || outcome.kind === 'failed') return outcome
  const { words } = outcome
  const undo = [...(words.undo ?? []), ...(before.undo ?? [])]
  const lines = [...words.lines, { tone: before.tone, text: before.message }]
  return { ...outcome, words: { ...words, lines, ...(undo.length > 0 && { undo }) } }
}
