import { BoundedMap } from '../cache/bounded-map.ts'
import { type PageScripts, readPageScripts } from './script-shapes.ts'

type KnownPage = { scripts: PageScripts; size: number }

const BOUNDS = { entries: 500, bytes: 2_097_152 }
/** About what a hash and its place in a list take. */
const HASH_BYTES = 100

/**
 * Remembers the scripts of pages that the framework sends as they were before: naming a page costs far less
 * than reading it.
 */
export class KnownScripts {
  readonly #pages = new BoundedMap<KnownPage>(BOUNDS)

  /** The scripts of a page; `digest` is that of its bytes. */
  read(digest: string, html: Buffer): PageScripts {
    const known = this.#pages.get(digest)
    if (known !== undefined) return known.scripts
    const scripts = readPageScripts(html.toString('utf8'))
    this.#pages.set(digest, {
      scripts,
      size: (1 + scripts.hashes.length + scripts.refused.length) * HASH_BYTES,
    })
    return scripts
  }
}
