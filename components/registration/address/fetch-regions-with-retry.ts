import { ANSWER_WAIT_MS } from '@/components/data/answer-wait'
import type { Choices } from '@/lib/forms/choices'

/** Until the regions are there; the last wait is repeated. */
const RETRY_AFTER_MS = [1_000, 3_000, 10_000, 30_000] as const

async function fetchRegions(href: string, country: string): Promise<Choices> {
  const response = await fetch(`${href}&country=${encodeURIComponent(country)}`, {
    signal: AbortSignal.timeout(ANSWER_WAIT_MS),
  })
  if (!response.ok) throw new Error('regions are not available')
  // The handler of our own store answers with its declared shape.
  return ((await response.json()) as { regions: Choices }).regions
}

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
    const regions = await fetchRegions(href, country).catch(() => undefined)
    if (regions !== undefined) return regions
    if (isAwaited()) onFailure()
    const delay = RETRY_AFTER_MS[failures] ?? RETRY_AFTER_MS[RETRY_AFTER_MS.length - 1]
    await new Promise(resolve => setTimeout(resolve, delay))
  }
  return undefined
}
