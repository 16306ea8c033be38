import { getJson } from '@/components/data/get-json'
import { type CartUnits, setCartUnits } from './cart-units'

/** Reads what our server says of a cart; undefined for an empty one and for anything unexpected. */
export function parseCartUnits(body: unknown): CartUnits | undefined {
  if (typeof body !== 'object' || body === null || !('count' in body) || !('label' in body)) return undefined
  const { count, label } = body
  return typeof count === 'number' && count > 0 && typeof label === 'string' ? { count, label } : undefined
}

/**
 * Asks our server how much is in the cart, and tells everybody who shows it. Never rejects: an outage shows
 * no number.
 */
export async function askCartUnits(path: string, signal: AbortSignal): Promise<void> {
  const answer = await getJson(path, parseCartUnits, { signal })
  if (!signal.aborted) setCartUnits(answer.ok ? answer.value : undefined)
}
