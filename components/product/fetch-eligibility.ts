import type { EligibilityWords } from '@/lib/catalogue/eligibility-words'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isLink = (value: unknown): value is EligibilityWords['links'][number] =>
  isObject(value) &&
  'label' in value &&
  typeof value.label === 'string' &&
  'href' in value &&
  typeof value.href === 'string'

/** Asks our own server; undefined where nobody is signed in any more or it cannot be said. Never rejects. */
export async function fetchEligibility(
  path: string,
  signal: AbortSignal,
): Promise<EligibilityWords | undefined> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store', signal })
    const body: unknown = response.ok ? await response.json() : undefined
    if (!isObject(body) || !('text' in body) || typeof body.text !== 'string') return undefined
    const links: readonly unknown[] = 'links' in body && Array.isArray(body.links) ? body.links : []
    return { text: body.text, links: links.filter(isLink) }
  } catch {
    return undefined
  }
}
