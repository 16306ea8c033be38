import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const KEY_BYTES = 32
const COST = { N: 2 ** 14, r: 8, p: 1 } as const

/** Salted scrypt hash of a password: `scrypt$salt$key`, both base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password.normalize('NFC'), salt, KEY_BYTES, COST)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/**
 * Compares in constant time. Without a stored hash the same work is done, so unknown names take as long as
 * known ones.
 */
export const verifyPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [, salt = '', key = ''] = (stored ?? '').split('$')
  const actual = await derive(password.normalize('NFC'), Buffer.from(salt, 'base64url'), KEY_BYTES, COST)
  const expected = Buffer.from(key, 'base64url')
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
