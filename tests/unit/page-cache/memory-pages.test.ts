import { randomBytes } from 'node:crypto'
import type { CachedRouteKind } from 'next/dist/server/response-cache/types'
import { expect, test } from 'vitest'
import { createMemoryHandler } from '@/lib/page-cache/memory-pages'
import type { Handler } from '@/lib/page-cache/shared-pages'

type Value = Parameters<Handler['set']>[1]

// The framework's enumeration exists in types only.
const KIND = 'APP_PAGE' as CachedRouteKind.APP_PAGE

const BOUNDS = { entries: 100, bytes: 1_000_000 }
const NO_TAGS = { implicitTags: [] }

const pageOf = (html: string, tags: string[] = [], flight: Buffer = Buffer.alloc(0)): Value => ({
  lastModified: 1_000,
  lifespan: null,
  tags,
  value: {
    kind: KIND,
    html,
    rscData: flight,
    headers: undefined,
    postponed: undefined,
    status: 200,
    segmentData: undefined,
  },
})

test('a page comes back as it was kept', async () => {
  const handler = createMemoryHandler(BOUNDS)
  const page = pageOf('<p>Évaluation ✓</p>', ['title'], Buffer.from('1:["$","p"]'))
  await handler.set('/a', page)
  expect(await handler.get('/a', NO_TAGS)).toEqual(page)
  expect(await handler.get('/b', NO_TAGS)).toBeNull()
})

test('what is kept stays within its bytes, markup and flight data counted; what was used longest ago goes first', async () => {
  const handler = createMemoryHandler(BOUNDS)
  const large = () => pageOf(randomBytes(100_000).toString('base64url'), [], randomBytes(300_000))
  for (const name of ['/a', '/b']) await handler.set(name, large())
  await handler.get('/a', NO_TAGS)
  await handler.set('/c', large())
  const found = await Promise.all(['/a', '/b', '/c'].map(name => handler.get(name, NO_TAGS)))
  expect(found.map(value => value !== null)).toEqual([true, false, true])
})

test('a page takes far less room than its text', async () => {
  const handler = createMemoryHandler({ entries: 100, bytes: 50_000 })
  const text = Array.from({ length: 4_000 }, (_, row) => `<li>${row}</li>`).join('')
  const page = pageOf(text, [], Buffer.from(text))
  await handler.set('/a', page)
  expect(await handler.get('/a', NO_TAGS)).toEqual(page)
})

test('pages of a tag are gone once it is purged', async () => {
  const handler = createMemoryHandler(BOUNDS)
  await handler.set('/a', pageOf('a', ['title']))
  await handler.set('/b', pageOf('b', ['other']))
  await handler.revalidateTag('title')
  expect(await handler.get('/a', NO_TAGS)).toBeNull()
  expect(await handler.get('/b', NO_TAGS)).not.toBeNull()
})

test('a page kept before its path was purged is gone, one kept after is there', async () => {
  const handler = createMemoryHandler(BOUNDS)
  await handler.set('/a', pageOf('old'))
  await handler.revalidateTag('_N_T_/a')
  const meta = { implicitTags: ['_N_T_/a'] }
  expect(await handler.get('/a', meta)).toBeNull()
  await handler.set('/a', { ...pageOf('new'), lastModified: Date.now() + 1_000 })
  expect(await handler.get('/a', meta)).not.toBeNull()
})
