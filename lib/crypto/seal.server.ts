import 'server-only'
import { createHash, hkdfSync } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { openBytes, sealBytes } from '@/lib/crypto/sealed-bytes'
import { processWide } from '@/lib/process/process-wide'

/**
 * What a sealed value is for. Each purpose has a key of its own, so no value can be used in another's place.
 */
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

export type SealKey = { secret: string; purpose: SealPurpose }

/** Nothing travels beside what is sealed: its purpose is in its key, the end of its life in its content. */
const NOTHING_BESIDE = Buffer.alloc(0)

const OPENED_MS = 5_000

const sealKeys = () => processWide('seal-keys', () => new LRUCache<string, Buffer>({ max: 100 }))

/** Middleware, page and handler open the same cookies one after the other. */
const openedSeals = () =>
  processWide(
    'opened-seals',
    () => new LRUCache<string, { content: unknown }>({ max: 1_000, ttl: OPENED_MS }),
  )

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The key of a purpose, set apart from those of any other application that was given the same secret. */
function deriveKey({ secret, purpose }: SealKey): Buffer {
  const keys = sealKeys()
  const name = `${purpose} ${secret}`
  const known = keys.get(name)
  if (known !== undefined) return known
  const key = Buffer.from(hkdfSync('sha256', secret, `assessments-store:${purpose}`, '', 32))
  keys.set(name, key)
  return key
}

/**
 * Encrypts a record that expires after `maxAge` seconds. Compressed and without a header, since all cookies
 * of an answer must fit the smallest buffer of a proxy: a signed-in browser's are a third smaller than as a
 * JWE.
 */
export async function seal(
  content: Record<string, unknown>,
  { maxAge, ...key }: SealKey & { maxAge: number },
): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + maxAge
  const packed = deflateRawSync(JSON.stringify({ ...content, exp }))
  return sealBytes(deriveKey(key), packed, NOTHING_BESIDE).toString('base64url')
}

/**
 * What was opened is kept for a moment, by its hash: several readers of a request ask for the same cookie.
 */
function open(value: string, key: SealKey): unknown {
  const opened = openedSeals()
  const name = hashOf(`${key.purpose} ${key.secret} ${value}`)
  const known = opened.get(name)
  if (known !== undefined) return known.content
  const packed = openBytes(deriveKey(key), Buffer.from(value, 'base64url'), NOTHING_BESIDE)
  const content: unknown = packed && JSON.parse(inflateRawSync(packed).toString())
  opened.set(name, { content })
  return content
}

const LIFE = z.object({ exp: z.number() })

/** What was opened a moment ago may have run out since. */
function isAlive(content: unknown): boolean {
  const life = LIFE.safeParse(content)
  return life.success && life.data.exp * 1000 > Date.now()
}

/**
 * Decrypts and checks a sealed value; undefined for anything forged, foreign, expired or of another shape.
 */
export async function unseal<T>(
  value: string | undefined,
  key: SealKey,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  if (value === undefined) return undefined
  const content = open(value, key)
  const parsed = schema.safeParse(content)
  return parsed.success && isAlive(content) ? parsed.data : undefined
}
