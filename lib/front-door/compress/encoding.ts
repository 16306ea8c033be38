import { randomBytes, randomInt } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { ownCopy } from './compressed.ts'

/** Encodings of pages, the preferred one first. */
const ENCODINGS = ['br', 'gzip'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** Compression does not pay below this size. */
const LEAST_BYTES = 1_024
/** Nearly as small as with higher qualities, in a tenth of their time. */
const BROTLI_QUALITY = 5

const REFUSED = /;\s*q=0(?:\.0{1,3})?\s*$/

/** The best encoding that a client accepts by its `accept-encoding`, or undefined. */
export function acceptedEncoding(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter(part => !REFUSED.test(part))
    .map(part => part.split(';')[0]?.trim())
  return ENCODINGS.find(encoding => names.includes(encoding))
}

export const encode = (body: Buffer, encoding: Encoding): Buffer =>
  ownCopy(
    encoding === 'br'
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : gzipSync(body),
  )

export const decode = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)

export const isWorthEncoding = (body: Buffer): boolean => body.length >= LEAST_BYTES

/** A whole page in the encoding of its request; sets `content-encoding`. */
export function encodeFor(response: ServerResponse, page: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === undefined || !isWorthEncoding(page)) return page
  response.setHeader('content-encoding', encoding)
  return encode(page, encoding)
}

/** Most random bytes of the comment, before base64. */
const LONGEST_COMMENT = 96

/**
 * A comment of random length at the end of a page made for one visitor. Without it, the compressed size
 * would reveal whether text chosen by an attacker, such as a search query, occurs twice in the page (BREACH
 * attack).
 */
export const randomComment = (): string =>
  `<!--${randomBytes(randomInt(LONGEST_COMMENT)).toString('base64url')}-->`

/** Decompresses a page that the framework has compressed; its encoding is chosen anew when it is sent. */
export function decodePage(response: ServerResponse, page: Buffer): Buffer {
  const encoding = response.getHeader('content-encoding')
  if (encoding !== 'br' && encoding !== 'gzip') return page
  response.removeHeader('content-encoding')
  return decode(page, encoding)
}

/** Makes caches between us and the browser keep one copy per encoding. */
export function varyByEncoding(response: ServerResponse): void {
  const varies = [response.getHeader('vary') ?? []].flat().join(', ')
  if (!/\baccept-encoding\b/i.test(varies))
    response.setHeader('vary', varies === '' ? 'accept-encoding' : `${varies}, accept-encoding`)
}
