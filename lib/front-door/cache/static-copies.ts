import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Encoding } from '../compress/encoding.ts'

/** How the build names the compressed copies that it leaves beside static files. */
export const COPY_SUFFIX = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>

/** Static files that get smaller, by their extension, and what a client is told of a copy's content. */
export const COMPRESSED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Where the framework keeps static files, and the address it serves them under. */
export const STATIC_FOLDER = join(import.meta.dirname, '../../../.next/static')
export const STATIC_PREFIX = '/_next/static/'

/**
 * What is sent for a static file: the address of a copy or its own, and the headers it needs to be read as
 * the file.
 */
export type StaticCopy = { path: string; headers: Readonly<Record<string, string>> }

/**
 * The static files that stood there at the start, and their compressed copies; a build never changes them.
 */
export class StaticCopies {
  readonly #paths: ReadonlySet<string>

  constructor(folder = STATIC_FOLDER) {
    this.#paths = new Set(readNames(folder).map(name => `${STATIC_PREFIX}${name.replaceAll('\\', '/')}`))
  }

  /**
   * Whether a static file is to be had at an address. For any other, the framework would render a page that
   * says so.
   */
  isFile(path: string): boolean {
    return this.#paths.has(path)
  }

  /** What stands in for a static file that has copies; undefined for any other address. */
  find(path: string, encoding: Encoding | undefined): StaticCopy | undefined {
    const type = COMPRESSED_TYPES[extname(path)]
    if (type === undefined || !this.#paths.has(`${path}${COPY_SUFFIX.br}`)) return undefined
    const headers = { vary: 'accept-encoding', 'content-type': type }
    if (encoding === undefined) return { path, headers }
    return {
      path: `${path}${COPY_SUFFIX[encoding]}`,
      headers: { ...headers, 'content-encoding': encoding },
    }
  }
}

/** Without a build, in tests, there are none. */
function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => extname(name) !== '')
  } catch {
    return []
  }
}
