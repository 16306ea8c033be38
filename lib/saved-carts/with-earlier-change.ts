import type { CartResult } from '@/lib/cart/flash/cart-result'
import type { CartFlash } from '@/lib/cart/flash/line-flash'

/**
 * Adds the flash of an earlier change in the same form to its result, with its undo: typed quantities are
 * saved first, and a quantity of 0 removes its line.
 */
export function withEarlierChange(result: CartResult, before: CartFlash | undefined): CartResult {
  if (before === undefined || result.kind !== 'next') return result
  const { flash = before } = result
  if (flash === before) return { ...result, flash }
  const undo = [...(flash.undo ?? []), ...(before.undo ?? [])]
  const lines = [...flash.lines, { tone: before.tone, text: before.message }]
  return { ...result, flash: { ...flash, lines, ...(undo.length > 0 && { undo }) } }
}
