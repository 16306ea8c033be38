import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const KEY_BYTES = 32
/**
 * The people of a sandbox are invented and share a published password. A login that costs 50 ms of computing
 * would protect nobody, and would be the largest part of a test run.
 */
const COST = 2 ** 11

/** Cost of hashes that do not name theirs. */
const UNNAMED_COST = 2 ** 14

const deriveKey = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  derive(password.normalize('NFC'), salt, KEY_BYTES, { N: cost, r: 8, p: 1 })

/** Salted scrypt hash of a password: `scrypt$cost$salt$key`, salt and key as base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const key = await deriveKey(password, salt, COST)
  return `scrypt$${COST}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/**
 * Compares in constant time. Without a stored hash the same work is done, so unknown names take as long as
 * known ones.
 */
export const verifyPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const parts = (stored ?? '').split('$')
  const [salt = '', key = ''] = parts.slice(-2)
  const cost = parts.length === 3 ? UNNAMED_COST : Number(parts[1] ?? COST)
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), cost)
  const expected = Buffer.from(key, 'base64url')
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
