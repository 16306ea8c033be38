import 'server-only'
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { openRecord, recordKey, sealRecord } from '@/lib/crypto/sealed-record'
import { processWide } from '@/lib/process/process-wide'

/** Purpose of a sealed value. Each purpose has its own key, so a value cannot be used for another purpose. */
export type SealPurpose =
  | 'session'
  | 'form-owner'
  | 'tokens'
  | 'support'
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
  | 'order-lookup'
  | 'invoice-lookup'

export type SealKey = { secret: string; purpose: SealPurpose }

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

/** Name of a sealed value in the cache. */
const nameOf = (value: string, { purpose, secret }: SealKey): string =>
  hash('sha256', `${purpose} ${secret} ${value}`, 'base64url')

/** The key of a purpose. */
function keyOf({ secret, purpose }: SealKey): Buffer {
  const keys = sealKeys()
  const name = `${purpose} ${secret}`
  const known = keys.get(name)
  if (known !== undefined) return known
  const key = recordKey(secret, purpose)
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
  const value = sealRecord(keyOf(key), text)
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
  const content = openRecord(keyOf(key), value)
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
