import { getJson, isObject } from '@/components/data/get-json'
import { type CartUnits, setCartAccount, setCartUnits } from '@/components/session/cart-badge'

/** Parses the number of units in the cart; undefined for an empty cart and for an unexpected body. */
export function parseCartUnits(body: unknown): CartUnits | undefined {
  if (typeof body !== 'object' || body === null || !('count' in body) || !('label' in body)) return undefined
  const { count, label } = body
  return typeof count === 'number' && count > 0 && typeof label === 'string' ? { count, label } : undefined
}

type CartBadge = { units: CartUnits | undefined; account: string | undefined }

function parseBadge(body: unknown): CartBadge | undefined {
  if (!isObject(body)) return undefined
  return { units: parseCartUnits(body), account: typeof body.account === 'string' ? body.account : undefined }
}

/**
 * Fetches number of units and account of the cart, and updates all components that show them. Never rejects:
 * in an outage nothing is shown.
 */
export async function askCartUnits(path: string, signal: AbortSignal): Promise<void> {
  const answer = await getJson(path, parseBadge, { signal })
  if (signal.aborted) return
  const { units, account } = answer.ok ? answer.value : { units: undefined, account: undefined }
  setCartUnits(units)
  setCartAccount(account)
}
