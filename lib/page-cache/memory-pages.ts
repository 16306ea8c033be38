import { createConfiguredCache } from '@fortedigital/nextjs-cache-handler/local-lru'
import { compress, decompress, ownCopy } from '../http/compressed.ts'
import type { Handler } from './shared-pages.ts'

type Value = Parameters<Handler['set']>[1]

/**
 * What is large of a page: its markup and what the framework's scripts read of it, compressed, and small parts of the latter, each
 * in a place of its own: as they come they are pieces of something larger.
 */
type Contents = {
  html: Buffer
  flight: Buffer | undefined
  segments: ReadonlyMap<string, Buffer> | undefined
}

type Kept = { value: Value; contents: Contents | undefined; bytes: number }

/** How the framework names what it keeps of a path rather than of a tag. */
const PATH_TAG = '_N_T_'
/** About what a value takes besides its contents. */
const OVERHEAD_BYTES = 1_024

export type MemoryBounds = { entries: number; bytes: number }

/** Pages in the memory of this process, within a limit in bytes. */
export function createMemoryHandler({ entries, bytes }: MemoryBounds): Handler {
  const pages = createConfiguredCache<Kept>(kept => kept.bytes, {
    maxItemsNumber: entries,
    maxItemSizeBytes: bytes,
  })
  const revalidatedAt = new Map<string, number>()

  const isOutdated = ({ tags, lastModified }: Value, implicitTags: readonly string[]): boolean =>
    [...tags, ...implicitTags].some(tag => (revalidatedAt.get(tag) ?? 0) > lastModified)

  return {
    name: 'memory',
    get: async (key, { implicitTags }) => {
      const kept = pages.get(key)
      if (kept === undefined) return null
      if (!isOutdated(kept.value, implicitTags)) return unpack(kept)
      pages.delete(key)
      return null
    },
    set: async (key, value, context) => {
      if (context?.setOnlyIfNotExists !== true || !pages.has(key)) pages.set(key, pack(value))
    },
    revalidateTag: async tag => {
      for (const [key, { value }] of pages.entries()) if (value.tags.includes(tag)) pages.delete(key)
      if (tag.startsWith(PATH_TAG)) revalidatedAt.set(tag, Date.now())
    },
    delete: async key => {
      pages.delete(key)
    },
  }
}

function pack(value: Value): Kept {
  const page = value.value
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string')
    return { value, contents: undefined, bytes: OVERHEAD_BYTES + plainBytes(value) }
  const contents = {
    html: compress(page.html),
    flight: page.rscData && compress(page.rscData),
    segments: page.segmentData && mapValues(page.segmentData, ownCopy),
  }
  const rest = { ...page, html: '', rscData: undefined, segmentData: undefined }
  return { value: { ...value, value: rest }, contents, bytes: OVERHEAD_BYTES + bytesOf(contents) }
}

function unpack({ value, contents }: Kept): Value {
  const page = value.value
  if (contents === undefined || page?.kind !== 'APP_PAGE') return value
  const { html, flight, segments } = contents
  const parts = {
    html: decompress(html).toString(),
    rscData: flight && decompress(flight),
    segmentData: segments && new Map(segments),
  }
  return { ...value, value: { ...page, ...parts } }
}

const mapValues = (map: ReadonlyMap<string, Buffer>, change: (bytes: Buffer) => Buffer) =>
  new Map([...map].map(([key, bytes]) => [key, change(bytes)]))

const bytesOf = ({ html, flight, segments }: Contents): number =>
  [html, flight, ...(segments?.values() ?? [])].reduce((sum, part) => sum + (part?.length ?? 0), 0)

function plainBytes({ value }: Value): number {
  if (value?.kind === 'APP_ROUTE') return value.body.length
  return value?.kind === 'FETCH' ? value.data.body.length : 0
}
