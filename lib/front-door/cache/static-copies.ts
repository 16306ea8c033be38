import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Encoding } from '../compress/encoding.ts'

/** Suffixes of the compressed copies that the build writes next to static files. */
export const COPY_SUFFIX = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>

/** Extensions of static files that are compressed, with the `content-type` of a copy. */
export const COMPRESSED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Folder of the framework's static files, and the path under which it serves them. */
export const STATIC_FOLDER = join(import.meta.dirname, '../../../.next/static')
export const STATIC_PREFIX = '/_next/static/'

/**
 * What is sent for a static file: the path of a compressed copy or its own path, and the headers to send
 * with it.
 */
export type StaticCopy = { path: string; headers: Readonly<Record<string, string>> }

/**
 * The static files that existed at startup, and their compressed copies; a running build never changes them.
 */
export class StaticCopies {
  readonly #paths: ReadonlySet<string>

  constructor(folder = STATIC_FOLDER) {
    this.#paths = new Set(readNames(folder).map(name => `${STATIC_PREFIX}${name.replaceAll('\\', '/')}`))
  }

  /** Whether a path is a static file. For any other path, the framework would render a not-found page. */
  isFile(path: string): boolean {
    return this.#paths.has(path)
  }

  /**
   * The compressed copy of a static file, or the file itself if the client accepts no encoding; undefined
   * for a file without copies and for any other path.
   */
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

/** File names below a folder; none without a build, as in tests. */
function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => extname(name) !== '')
  } catch {
    return []
  }
}
