import 'server-only'
import { hash, hkdfSync } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { openBytes, sealBytes } from '@/lib/crypto/sealed-bytes'
import { processWide } from '@/lib/process/process-wide'

/** Purpose of a sealed value. Each purpose has its own key, so a value cannot be used for another purpose. */
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

/** No additional authenticated data: the key implies the purpose, and the content includes the expiry. */
const NOTHING_BESIDE = Buffer.alloc(0)

const OPENED_MS = 5_000

const sealKeys = () => processWide('seal-keys', () => new LRUCache<string, Buffer>({ max: 100 }))

/** Cache of unsealed values: middleware, page and handler unseal the same cookies one after the other. */
const openedSeals = () =>
  processWide(
    'opened-seals',
    () => new LRUCache<string, { content: unknown }>({ max: 1_000, ttl: OPENED_MS }),
  )

/** The middleware seals them again while a page is requested, and the page unseals the new value. */
const READ_AT_ONCE: ReadonlySet<SealPurpose> = new Set(['session', 'tokens'])

/** Records are short, and setting up zlib's usual buffers takes longer than compressing them. */
const SMALL_BUFFERS = { windowBits: 12, memLevel: 5 }

/** Name of a sealed value in the cache. */
const nameOf = (value: string, { purpose, secret }: SealKey): string =>
  hash('sha256', `${purpose} ${secret} ${value}`, 'base64url')

/** Derives the key of a purpose; it differs from keys of other applications with the same secret. */
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
 * Encrypts a record that expires after `maxAge` seconds. It is compressed and has no header, since all
 * cookies of a response must fit the smallest buffer of a proxy: those of a signed-in user are a third
 * smaller than as a JWE.
 */
export async function seal(
  content: Record<string, unknown>,
  { maxAge, ...key }: SealKey & { maxAge: number },
): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + maxAge
  const text = JSON.stringify({ ...content, exp })
  const packed = deflateRawSync(text, SMALL_BUFFERS)
  const value = sealBytes(deriveKey(key), packed, NOTHING_BESIDE).toString('base64url')
  if (READ_AT_ONCE.has(key.purpose)) openedSeals().set(nameOf(value, key), { content: JSON.parse(text) })
  return value
}

/**
 * Decrypts a value. The result is cached for a moment by its hash, because several readers of a request need
 * the same cookie.
 */
function open(value: string, key: SealKey): unknown {
  const opened = openedSeals()
  const name = nameOf(value, key)
  const known = opened.get(name)
  if (known !== undefined) return known.content
  const packed = openBytes(deriveKey(key), Buffer.from(value, 'base64url'), NOTHING_BESIDE)
  const content: unknown = packed && JSON.parse(inflateRawSync(packed).toString())
  opened.set(name, { content })
  return content
}

const LIFE = z.object({ exp: z.number() })

/** Checks the expiry: a cached value may have expired since. */
function isAlive(content: unknown): boolean {
  const life = LIFE.safeParse(content)
  return life.success && life.data.exp * 1000 > Date.now()
}

/**
 * Decrypts and validates a sealed value; undefined if it is forged, of another purpose, expired or does not
 * match the schema.
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
