import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { openBytes, sealBytes } from './sealed-bytes'

/** Something kept. Times are epoch milliseconds; without a value it says that something was deleted. */
export type Kept = { value: string | undefined; writtenAt: number; expiresAt: number }

/**
 * A kept value as it leaves the process. The times stand before it in the clear and are part of what is
 * authenticated.
 */
const SEALED = /^(\d+):(\d+):([\w-]+)$/

/**
 * Makes what is kept outside the process unreadable there: values hold personal data and tokens, names hold
 * the ids of people. Containers with the same secret read each other's.
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

  /** The name outside; only the kind of thing can be told from it. */
  nameOf(key: string): string {
    const kind = key.slice(0, key.indexOf('/'))
    return `store:${kind}:${createHmac('sha256', this.#nameKey).update(key).digest('base64url')}`
  }

  seal(key: string, { value = '', writtenAt, expiresAt }: Kept): string {
    const sealed = sealBytes(this.#valueKey, Buffer.from(value), boundTo(key, writtenAt, expiresAt))
    return `${writtenAt}:${expiresAt}:${sealed.toString('base64url')}`
  }

  /** Undefined for anything that was changed, moved from another name, or sealed with another secret. */
  open(key: string, text: string): Kept | undefined {
    const [, writtenAt, expiresAt, content = ''] = SEALED.exec(text) ?? []
    const sealed = Buffer.from(content, 'base64url')
    const times = { writtenAt: Number(writtenAt), expiresAt: Number(expiresAt) }
    const opened = openBytes(this.#valueKey, sealed, boundTo(key, times.writtenAt, times.expiresAt))
    return opened && { value: opened.toString('utf8'), ...times }
  }
}

const boundTo = (key: string, writtenAt: number, expiresAt: number): Buffer =>
  Buffer.from(JSON.stringify([key, writtenAt, expiresAt]))
