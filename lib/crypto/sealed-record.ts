import { hkdfSync } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { openBytes, sealBytes } from './sealed-bytes.ts'

/** No additional authenticated data: the key implies the purpose, and the content includes the expiry. */
const NOTHING_BESIDE = Buffer.alloc(0)

/** Records are short, and setting up zlib's usual buffers takes longer than compressing them. */
const SMALL_BUFFERS = { windowBits: 12, memLevel: 5 }

/** Derives the key of a purpose; it differs from keys of other applications with the same secret. */
export const recordKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, `assessments-store:${purpose}`, '', 32))

/** Encrypts the JSON text of a record. It is compressed and has no header. */
export const sealRecord = (key: Buffer, text: string): string =>
  sealBytes(key, deflateRawSync(text, SMALL_BUFFERS), NOTHING_BESIDE).toString('base64url')

/** Decrypts a record; undefined if it was changed, or sealed with another key. */
export function openRecord(key: Buffer, value: string): unknown {
  const packed = openBytes(key, Buffer.from(value, 'base64url'), NOTHING_BESIDE)
  return packed && JSON.parse(inflateRawSync(packed).toString())
}
