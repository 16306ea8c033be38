import type { z } from 'zod'
import type { Leases } from './leases'

/**
 * State shared by all containers of a deployment: strings by key, each with an expiry. Keys look like paths
 * and start with the kind of entry (`draft/…`), so that kinds do not collide. Never rejects.
 */
export type SharedState = {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string, ttlSeconds: number): Promise<void>
  /** Whether this call set the value; of concurrent calls exactly one does. */
  setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>
  /** Reads and deletes in one operation: of concurrent calls exactly one gets the value. */
  take(key: string): Promise<string | undefined>
  delete(key: string): Promise<void>
  leases: Leases
}

/**
 * Parses an entry stored as JSON; undefined if there is none, or if another release of the store wrote it in
 * another format.
 */
export function readStored<T>(text: string | undefined, schema: z.ZodType<T>): T | undefined {
  const parsed = schema.safeParse(text === undefined ? undefined : parseJson(text))
  return text !== undefined && parsed.success ? parsed.data : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
