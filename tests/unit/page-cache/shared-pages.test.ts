import type { CachedRouteKind } from 'next/dist/server/response-cache/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSharedHandler, type Handler } from '@/lib/page-cache/shared-pages'
import { serveRedis } from '../../support/shared-places'

type Value = Parameters<Handler['set']>[1]

// The framework's enumeration exists in types only.
const KIND = 'APP_PAGE' as CachedRouteKind.APP_PAGE

const { server, join } = serveRedis()
const META = { implicitTags: [] }

beforeEach(() => {
  globalThis.storeSharedRedis = join()
})
afterEach(() => {
  globalThis.storeSharedRedis?.link.close()
  globalThis.storeSharedRedis = undefined
})

const page = (html: string): Value => ({
  lastModified: Date.now(),
  lifespan: null,
  tags: ['title'],
  value: {
    kind: KIND,
    html,
    rscData: Buffer.from('flight'),
    headers: undefined,
    postponed: undefined,
    status: 200,
    segmentData: undefined,
  },
})

test('a page that one container keeps is found by another, until its tag is purged', async () => {
  const handler = createSharedHandler('page/one/')
  await handler.set('/a', page('<p>é</p>'))
  globalThis.storeSharedRedis = join()
  expect(await handler.get('/a', META)).toMatchObject({
    value: { html: '<p>é</p>', rscData: Buffer.from('flight') },
  })
  await handler.revalidateTag('title')
  expect(await handler.get('/a', META)).toBeNull()
})

test('while Redis answers nothing every method rejects, so that memory is asked', async () => {
  const handler = createSharedHandler('page/two/')
  await handler.set('/a', page('a'))
  server().pause()
  await expect(handler.get('/a', META)).rejects.toThrow('away')
  expect(globalThis.storeSharedRedis?.link.condition).toBe('away')
  await expect(handler.set('/a', page('b'))).rejects.toThrow('away')
  await expect(handler.revalidateTag('title')).rejects.toThrow('away')
  server().resume()
})

test('without a connection of the shared state nothing waits for one', async () => {
  globalThis.storeSharedRedis = undefined
  await expect(createSharedHandler('page/three/').get('/a', META)).rejects.toThrow('away')
})
