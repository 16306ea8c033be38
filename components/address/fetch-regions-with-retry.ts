import { getJson, isObject } from '@/components/data/get-json'
import type { Choices } from '@/lib/forms/choices'

/** Pauses between retries; the last one is repeated. */
const RETRY_AFTER_MS = [1_000, 3_000, 10_000, 30_000] as const

const parseRegions = (body: unknown): Choices | undefined =>
  // The response of our own handler has its declared shape.
  isObject(body) && Array.isArray(body.regions) ? (body.regions as Choices) : undefined

/**
 * Fetches the regions of a country, and retries with growing delay; undefined once another country is chosen.
 */
export async function fetchRegionsWithRetry(
  href: string,
  country: string,
  isAwaited: () => boolean,
  onFailure: () => void,
): Promise<Choices | undefined> {
  for (let failures = 0; isAwaited(); failures += 1) {
    const answer = await getJson(`${href}&country=${encodeURIComponent(country)}`, parseRegions)
    if (answer.ok) return answer.value
    if (isAwaited()) onFailure()
    const delay = RETRY_AFTER_MS[failures] ?? RETRY_AFTER_MS[RETRY_AFTER_MS.length - 1]
    await new Promise(resolve => setTimeout(resolve, delay))
  }
  return undefined
}
