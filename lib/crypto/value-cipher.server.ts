import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { openBytes, sealBytes } from './sealed-bytes'

/** A stored value. Times are epoch milliseconds; an absent value marks a deletion. */
export type StoredValue = { value: string | undefined; writtenAt: number; expiresAt: number }

/** A value as stored outside the process. The times precede it in plain text and are authenticated. */
const SEALED = /^(\d+):(\d+):([\w-]+)$/

/**
 * Encrypts what is stored outside the process: values contain personal data and tokens, keys contain user
 * ids. Containers with the same secret can read each other's values.
 */
export class ValueCipher {
  readonly #valueKey: Buffer
  readonly #nameKey: Buffer

  constructor(secret: string) {
    const derive = (purpose: string) =>
      Buffer.from(hkdfSync('sha256', secret, `assessments-store:shared-${purpose}`, '', 32))
    this.#valueKey = derive('value')
    this.#nameKey = derive('name')
  }

  /** The key used outside the process; it reveals only the kind of value. */
  nameOf(key: string): string {
    const kind = key.slice(0, key.indexOf('/'))
    return `store:${kind}:${createHmac('sha256', this.#nameKey).update(key).digest('base64url')}`
  }

  seal(key: string, { value = '', writtenAt, expiresAt }: StoredValue): string {
    const sealed = sealBytes(this.#valueKey, Buffer.from(value), boundTo(key, writtenAt, expiresAt))
    return `${writtenAt}:${expiresAt}:${sealed.toString('base64url')}`
  }

  /** Decrypts a value; undefined if it was changed, moved from another key, or sealed with another secret. */
  open(key: string, text: string): StoredValue | undefined {
    const [, writtenAt, expiresAt, content = ''] = SEALED.exec(text) ?? []
    const sealed = Buffer.from(content, 'base64url')
    const times = { writtenAt: Number(writtenAt), expiresAt: Number(expiresAt) }
    const opened = openBytes(this.#valueKey, sealed, boundTo(key, times.writtenAt, times.expiresAt))
    return opened && { value: opened.toString('utf8'), ...times }
  }
}

const boundTo = (key: string, writtenAt: number, expiresAt: number): Buffer =>
  Buffer.from(JSON.stringify([key, writtenAt, expiresAt]))
