import { randomBytes, randomInt } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { ownCopy } from './compressed.ts'

/** What pages are compressed with, the better first. */
const ENCODINGS = ['br', 'gzip'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** Smaller bodies gain nothing. */
const LEAST_BYTES = 1_024
/** Nearly as small as the slower ones, in a tenth of their time. */
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

/** A whole page as its client takes it; says so in the headers. */
export function encodeFor(response: ServerResponse, page: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === undefined || !isWorthEncoding(page)) return page
  response.setHeader('content-encoding', encoding)
  return encode(page, encoding)
}

/** In bytes, before they are written as text. */
const LONGEST_COMMENT = 96

/**
 * Stands behind a page that was made for one visitor. Without it, how small the page gets would tell whether
 * words that somebody else chose, such as those of a search, stand in it twice (the attack known as BREACH).
 */
export const randomComment = (): string =>
  `<!--${randomBytes(randomInt(LONGEST_COMMENT)).toString('base64url')}-->`

/** A page that was compressed before it came here, as it was; what it is sent with is decided anew. */
export function decodePage(response: ServerResponse, page: Buffer): Buffer {
  const encoding = response.getHeader('content-encoding')
  if (encoding !== 'br' && encoding !== 'gzip') return page
  response.removeHeader('content-encoding')
  return decode(page, encoding)
}

/** Caches on the way keep one copy for each encoding. */
export function varyByEncoding(response: ServerResponse): void {
  const varies = [response.getHeader('vary') ?? []].flat().join(', ')
  if (!/\baccept-encoding\b/i.test(varies))
    response.setHeader('vary', varies === '' ? 'accept-encoding' : `${varies}, accept-encoding`)
}
