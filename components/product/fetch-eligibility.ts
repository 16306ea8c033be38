import { getJson, isObject } from '@/components/data/get-json'
import type { EligibilityTexts } from '@/lib/catalogue/eligibility-texts'

const isLink = (value: unknown): value is EligibilityTexts['links'][number] =>
  isObject(value) && typeof value.label === 'string' && typeof value.href === 'string'

function parseEligibility(body: unknown): EligibilityTexts | undefined {
  if (!isObject(body) || typeof body.text !== 'string') return undefined
  const links: readonly unknown[] = Array.isArray(body.links) ? body.links : []
  return { text: body.text, links: links.filter(isLink) }
}

/** Undefined where the session has ended or the eligibility is unavailable. Never rejects. */
export async function fetchEligibility(
  path: string,
  signal: AbortSignal,
): Promise<EligibilityTexts | undefined> {
  const answer = await getJson(path, parseEligibility, { signal })
  return answer.ok ? answer.value : undefined
}
