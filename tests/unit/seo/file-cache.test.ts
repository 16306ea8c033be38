import { expect, test, vi } from 'vitest'
import { FileCache } from '@/lib/seo/file-cache'
import { noteCataloguePurge } from '@/lib/state/catalogue-purges'

const BOUNDS = { bytes: 10_000, freshMs: 60_000 }

const file = (text: string) => async () =>
  new Response(text, { headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=9' } })

test('a file is made once and sent again with its headers', async () => {
  const files = new FileCache(BOUNDS)
  const make = vi.fn(file('<urlset/>'))
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await files.get('a', make)
    expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([
      '<urlset/>',
      'public, max-age=9',
    ])
  }
  expect(make).toHaveBeenCalledTimes(1)
})

test.each([404, 503])('a %i is for this request alone, and for no cache', async status => {
  const files = new FileCache(BOUNDS)
  const make = vi.fn(async () => new Response(null, { status, headers: { 'cache-control': 'max-age=9' } }))
  const answer = await files.get('a', make)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(await (await files.get('a', file('there by now'))).text()).toBe('there by now')
})

test('files go when there is no more room, the one used longest ago first', async () => {
  const files = new FileCache({ bytes: 4_000, freshMs: 60_000 })
  for (const key of ['a', 'b', 'c', 'd']) await files.get(key, file(key))
  const make = vi.fn(file('made anew'))
  await files.get('d', make)
  expect(make).not.toHaveBeenCalled()
  expect(await (await files.get('a', make)).text()).toBe('made anew')
})

test('a purge of the catalogue drops all files, and those that were being made are not stored', async () => {
  const files = new FileCache(BOUNDS)
  await files.get('a', file('old'))
  await files.get('b', async () => {
    noteCataloguePurge()
    return file('read before the purge')()
  })
  for (const key of ['a', 'b'])
    expect(await (await files.get(key, file('made anew'))).text(), key).toBe('made anew')
})
