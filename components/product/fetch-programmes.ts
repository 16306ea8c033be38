import { askOwnServer } from '@/components/data/ask-own-server'

/** A price programme as our server tells it. */
export type ProgrammeWords = { name: string; facts: string }

const isProgramme = (value: unknown): value is ProgrammeWords =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'facts' in value &&
  typeof value.facts === 'string'

/** Undefined where somebody has none, or it cannot be said. Never rejects. */
export async function fetchProgrammes(
  path: string,
  signal: AbortSignal,
): Promise<readonly ProgrammeWords[] | undefined> {
  const body = await askOwnServer(path, signal)
  const told: readonly unknown[] =
    body !== undefined && 'programmes' in body && Array.isArray(body.programmes) ? body.programmes : []
  const programmes = told.filter(isProgramme)
  return programmes.length > 0 ? programmes : undefined
}
