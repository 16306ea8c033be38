import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/**
 * The fastest: what is kept is read far more often than it is made, and reading costs the same at every
 * level.
 */
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/**
 * Bytes in a place of their own. What a compressor gives is the beginning of a piece of 64 kB, all of which
 * stays as long as it does.
 */
export function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Text or bytes as they are kept in memory: pages and answers of back ends take a fifth of their room so. */
export const compress = (content: string | Buffer): Buffer => ownCopy(zstdCompressSync(content, LEVEL))

export const decompress = (kept: Buffer): Buffer => zstdDecompressSync(kept)
