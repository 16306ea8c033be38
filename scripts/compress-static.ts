import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import { COMPRESSED_TYPES, COPY_SUFFIX } from '../lib/front-door/cache/static-copies.ts'

/**
 * Writes a copy in each encoding next to every static file that becomes smaller, with maximum compression:
 * it is done once by the build, not per request.
 */
export function compressStatic(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (COMPRESSED_TYPES[extname(name)] === undefined) continue
    const file = join(folder, name)
    const content = readFileSync(file)
    writeFileSync(`${file}${COPY_SUFFIX.br}`, brotliCompressSync(content))
    writeFileSync(`${file}${COPY_SUFFIX.gzip}`, gzipSync(content, { level: zlib.Z_BEST_COMPRESSION }))
  }
}
