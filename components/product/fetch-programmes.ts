/** A price programme as our server tells it. */
export type ProgrammeWords = { name: string; facts: string }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isProgramme = (value: unknown): value is ProgrammeWords =>
  isObject(value) &&
  'name' in value &&
  typeof value.name === 'string' &&
  'facts' in value &&
  typeof value.facts === 'string'

/** Asks our own server; none where nobody can tell. Never rejects. */
export async function fetchProgrammes(path: string, signal: AbortSignal): Promise<readonly ProgrammeWords[]> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store', signal })
    const body: unknown = response.ok ? await response.json() : undefined
    return isObject(body) && 'programmes' in body && Array.isArray(body.programmes)
      ? body.programmes.filter(isProgramme)
      : []
  } catch {
    return []
  }
}
