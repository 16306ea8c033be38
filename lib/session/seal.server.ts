import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { decode, encode } from 'next-auth/jwt'
import { z } from 'zod'

/** What a sealed value is for. Each purpose has a key of its own, so no value can be used in another's place. */
export type SealPurpose =
  | 'session'
  | 'form-owner'
  | 'tokens'
  | 'oidc'
  | 'notice'
  | 'end-session'
  | 'registered'
  | 'username'
  | 'site-move'
  | 'postponed'
  | 'task'
  | 'notification'
  | 'cart'

/** Sets the keys apart from those of any other application that was given the same secret. */
const saltOf = (purpose: SealPurpose): string => `assessments-store:${purpose}`

export type SealKey = { secret: string; purpose: SealPurpose }

/** Encrypts a record as a JWE that expires after `maxAge` seconds. */
export const seal = (
  content: Record<string, unknown>,
  { secret, purpose, maxAge }: SealKey & { maxAge: number },
): Promise<string> => encode({ token: content, secret, salt: saltOf(purpose), maxAge })

const OPENED_MS = 5_000

// The framework bundles this file once per entry; middleware, page and handler open the same cookies one after the other.
declare global {
  var storeOpenedSeals: LRUCache<string, Promise<unknown>> | undefined
}

/** Deriving the key costs more than the rest of a small request, so what was opened is kept for a moment, by its hash. */
function open(value: string, { secret, purpose }: SealKey): Promise<unknown> {
  globalThis.storeOpenedSeals ??= new LRUCache({ max: 1_000, ttl: OPENED_MS })
  const name = createHash('sha256')
    .update(JSON.stringify([secret, purpose, value]))
    .digest('base64url')
  const known = globalThis.storeOpenedSeals.get(name)
  if (known !== undefined) return known
  const opened = decode({ token: value, secret, salt: saltOf(purpose) }).catch(() => undefined)
  globalThis.storeOpenedSeals.set(name, opened)
  return opened
}

const LIFE = z.object({ exp: z.number() })

/** What was opened a moment ago may have run out since. */
function isAlive(content: unknown): boolean {
  const life = LIFE.safeParse(content)
  return life.success && life.data.exp * 1000 > Date.now()
}

/** Decrypts and checks a sealed value; undefined for anything forged, foreign, expired or of another shape. */
export async function unseal<T>(
  value: string | undefined,
  key: SealKey,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  if (value === undefined) return undefined
  const content = await open(value, key)
  const parsed = schema.safeParse(content)
  return parsed.success && isAlive(content) ? parsed.data : undefined
}
