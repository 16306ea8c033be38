import { cleanText } from '@/lib/validation/text'

/**
 * Parses a typed whole number; undefined for anything else. Points are refused: some countries write them
 * between thousands, others before decimals.
 */
export function readWholeNumber(typed: string): number | undefined {
  const text = cleanText(typed, 'NFKC')
  return text.ok && /^[+-]?\d+$/.test(text.value) ? Number(text.value) : undefined
}
