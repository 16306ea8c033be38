import { askOwnServer } from '@/components/data/ask-own-server'
import type { EligibilityWords } from '@/lib/catalogue/eligibility-words'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isLink = (value: unknown): value is EligibilityWords['links'][number] =>
  isObject(value) &&
  'label' in value &&
  typeof value.label === 'string' &&
  'href' in value &&
  typeof value.href === 'string'

/** Undefined where nobody is signed in any more or it cannot be said. Never rejects. */
export async function fetchEligibility(
  path: string,
  signal: AbortSignal,
): Promise<EligibilityWords | undefined> {
  const body = await askOwnServer(path, signal)
  if (body === undefined || !('text' in body) || typeof body.text !== 'string') return undefined
  const links: readonly unknown[] = 'links' in body && Array.isArray(body.links) ? body.links : []
  return { text: body.text, links: links.filter(isLink) }
}
