import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { JWK } from 'oidc-provider'

/** The key that signs ID tokens: made once and kept, so that tokens outlive a restart. */
export const loadSigningKey = (database: DatabaseSync): JWK => {
  const stored = loadSecret(database, 'id-token', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const key = privateKey.export({ format: 'jwk' })
    return JSON.stringify({ ...key, kid: randomBytes(8).toString('base64url'), use: 'sig', alg: 'RS256' })
  })
  const key: JWK = JSON.parse(stored)
  return key
}

/** The secret that authenticates the state of a tree in progress. */
export const loadTreeSecret = (database: DatabaseSync): string =>
  loadSecret(database, 'tree-state', () => randomBytes(32).toString('base64url'))

const loadSecret = (database: DatabaseSync, name: string, make: () => string): string => {
  const row = database.prepare('SELECT secret FROM identity_signing_keys WHERE name = ?').get(name)
  if (row !== undefined) return String(row.secret)
  const secret = make()
  database.prepare('INSERT INTO identity_signing_keys (name, secret) VALUES (?, ?)').run(name, secret)
  return secret
}
