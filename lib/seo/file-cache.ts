import { LRUCache } from 'lru-cache'
import { countCataloguePurges } from '@/lib/state/catalogue-purges'

type CachedFile = { body: Uint8Array<ArrayBuffer>; headers: readonly (readonly [string, string])[] }

/** Approximate memory of an entry besides its contents. */
const OVERHEAD_BYTES = 1_024

export type FileBounds = { bytes: number; freshMs: number }

/**
 * Caches files that are slow to make and the same for all visitors, for a time and within a limit in bytes.
 * Only successful responses are kept; a missing file or a failure applies to the current request alone. A
 * purge of the catalogue drops all files.
 */
export class FileCache {
  readonly #files: LRUCache<string, CachedFile>
  #purges = countCataloguePurges()

  constructor({ bytes, freshMs }: FileBounds) {
    const sizeCalculation = ({ body }: CachedFile, key: string) => body.length + key.length + OVERHEAD_BYTES
    this.#files = new LRUCache({ maxSize: bytes, ttl: freshMs, sizeCalculation })
  }

  async get(key: string, make: () => Promise<Response>): Promise<Response> {
    this.#dropPurged()
    const known = this.#files.get(key)
    if (known !== undefined) return toResponse(known)
    const purges = this.#purges
    const answer = await make()
    if (!answer.ok) {
      answer.headers.set('cache-control', 'no-store')
      return answer
    }
    const made = { body: new Uint8Array(await answer.arrayBuffer()), headers: [...answer.headers] }
    // A file that was made from data read before a purge may be outdated, so it is not cached.
    if (purges === countCataloguePurges()) this.#files.set(key, made)
    return toResponse(made)
  }

  #dropPurged(): void {
    if (this.#purges === countCataloguePurges()) return
    this.#purges = countCataloguePurges()
    this.#files.clear()
  }
}

const toResponse = ({ body, headers }: CachedFile): Response =>
  new Response(body, { headers: headers.map(([name, value]): [string, string] => [name, value]) })
