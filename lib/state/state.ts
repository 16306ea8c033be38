import type { z } from 'zod'
import type { Leases } from './leases'

/**
 * What all containers of a deployment know together, as strings under names that end by themselves. Names
 * read like paths and start with the kind of thing (`draft/…`), so that no two kinds meet. Never rejects.
 */
export type SharedState = {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string, ttlSeconds: number): Promise<void>
  /** Whether this call set it; of many at once, one does. */
  setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>
  /** Reads and deletes in one: of many at once, one gets the value. */
  take(key: string): Promise<string | undefined>
  delete(key: string): Promise<void>
  leases: Leases
}

/**
 * A record kept as JSON; undefined for none, and for one that another release of the store wrote differently.
 */
export function readStored<T>(text: string | undefined, schema: z.ZodType<T>): T | undefined {
  if (text === undefined) return undefined
  const parsed = schema.safeParse(JSON.parse(text))
  return parsed.success ? parsed.data : undefined
}
