import { getJson } from '@/components/data/get-json'
import { type CartUnits, setCartUnits } from './cart-units'

/** Parses the number of units in the cart; undefined for an empty cart and for an unexpected body. */
export function parseCartUnits(body: unknown): CartUnits | undefined {
  if (typeof body !== 'object' || body === null || !('count' in body) || !('label' in body)) return undefined
  const { count, label } = body
  return typeof count === 'number' && count > 0 && typeof label === 'string' ? { count, label } : undefined
}

/**
 * Fetches the number of units in the cart and updates all components that show it. Never rejects: in an
 * outage no number is shown.
 */
export async function askCartUnits(path: string, signal: AbortSignal): Promise<void> {
  const answer = await getJson(path, parseCartUnits, { signal })
  if (!signal.aborted) setCartUnits(answer.ok ? answer.value : undefined)
}
