import { BoundedMap } from '../cache/bounded-map.ts'
import { type PageScripts, readPageScripts } from './script-shapes.ts'

type KnownPage = { scripts: PageScripts; size: number }

const BOUNDS = { entries: 500, bytes: 2_097_152 }
/** Approximate size of a hash in a list. */
const HASH_BYTES = 100

/**
 * Caches the script hashes of pages by the digest of the page: computing the digest costs far less than
 * parsing the page again.
 */
export class KnownScripts {
  readonly #pages = new BoundedMap<KnownPage>(BOUNDS)

  /** The scripts of a page; `digest` is the hash of its bytes. */
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
