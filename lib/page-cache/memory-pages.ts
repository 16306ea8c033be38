import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { createConfiguredCache } from '@fortedigital/nextjs-cache-handler/local-lru'
import type { Handler } from './shared-pages.ts'

type Value = Parameters<Handler['set']>[1]

/** A page with its markup and its flight data compressed, which take a fifth of their room so. */
type Kept = { value: Value; parts: { html: Buffer; flight: Buffer | undefined } | undefined; bytes: number }

/** How the framework names what it keeps of a path rather than of a tag. */
const PATH_TAG = '_N_T_'
/** About what a value takes besides its contents. */
const OVERHEAD_BYTES = 1_024
/** The fastest: a page is read far more often than it is made, and reading costs the same at every level. */
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

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
    return { value, parts: undefined, bytes: OVERHEAD_BYTES + contentBytes(value) }
  const html = zstdCompressSync(page.html, LEVEL)
  const flight = page.rscData && zstdCompressSync(page.rscData, LEVEL)
  const packed = { ...value, value: { ...page, html: '', rscData: undefined } }
  const bytes = OVERHEAD_BYTES + html.length + (flight?.length ?? 0) + contentBytes(packed)
  return { value: packed, parts: { html, flight }, bytes }
}

function unpack({ value, parts }: Kept): Value {
  const page = value.value
  if (parts === undefined || page?.kind !== 'APP_PAGE') return value
  const html = zstdDecompressSync(parts.html).toString()
  const rscData = parts.flight && zstdDecompressSync(parts.flight)
  return { ...value, value: { ...page, html, rscData } }
}

function contentBytes({ value }: Value): number {
  if (value?.kind === 'APP_ROUTE') return value.body.length
  if (value?.kind === 'FETCH') return value.data.body.length
  if (value?.kind !== 'APP_PAGE') return 0
  const segments = [...(value.segmentData?.values() ?? [])]
  return segments.reduce((sum, segment) => sum + segment.length, value.rscData?.length ?? 0)
}
