import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchPicture } from '@/lib/backends/commerce/catalogue/picture.server'
import { pictureSource } from '@/lib/catalogue/embedded-pictures.server'
import { pictureData } from '@/lib/catalogue/picture-data'
import { failed, ok } from '@/lib/result/result'
import { forgetProcessState, readProcessState } from '../../support/process-state'

vi.mock('@/lib/backends/commerce/catalogue/picture.server')

const ADDRESS = '/media/P900000011.svg?v=1a'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><text fill="#0f3d4c">50 % é</text></svg>'
const asked = vi.mocked(fetchPicture)

const answerWith = (type: string, bytes: Uint8Array) =>
  asked.mockResolvedValue(
    ok({ value: bytes, status: 200, headers: new Headers({ 'content-type': type }), bytes: bytes.length }),
  )

/** What the first page has of a picture, and the one after it. */
async function askTwice(address = ADDRESS) {
  const first = pictureSource(address)
  await vi.waitFor(() => expect(readProcessState('embedded-pictures')).toHaveProperty('isAsking', false))
  return [first, pictureSource(address)]
}

beforeEach(() => {
  forgetProcessState('embedded-pictures')
})
afterEach(() => vi.resetAllMocks())

test('a small picture stands in the page once it is known, and no page waits for it', async () => {
  answerWith('image/svg+xml; charset=utf-8', Buffer.from(DRAWING))
  const [first, second] = await askTwice()
  expect(first).toBe(ADDRESS)
  expect(second).toMatch(/^data:image\/svg\+xml,/)
  expect(decodeURIComponent(second?.split(',').slice(1).join(',') ?? '')).toBe(DRAWING)
  expect(asked.mock.calls).toEqual([['P900000011.svg', '1a']])
})

test('a large picture comes by itself, and is not asked for with every page', async () => {
  answerWith('image/svg+xml', Buffer.alloc(8_193, 'a'))
  expect(await askTwice()).toEqual([ADDRESS, ADDRESS])
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a picture that does not come leaves its address', async () => {
  asked.mockResolvedValue(
    failed({
      kind: 'http',
      status: 500,
      dependency: 'commerce',
      operation: 'fetchPicture',
      requestId: 'r-1',
    }),
  )
  expect(await askTwice()).toEqual([ADDRESS, ADDRESS])
})

test('an address that names no picture of ours is left alone', () => {
  expect(pictureSource('https://pictures.example/a.svg')).toBe('https://pictures.example/a.svg')
  expect(pictureSource(undefined)).toBeUndefined()
  expect(asked).not.toHaveBeenCalled()
})

test('many unknown pictures at once are asked for one at a time', async () => {
  answerWith('image/svg+xml', Buffer.from(DRAWING))
  for (const code of ['P900000011', 'P900000022', 'P900000033']) pictureSource(`/media/${code}.svg?v=1`)
  expect(asked).toHaveBeenCalledTimes(1)
})

describe('the address that holds a picture', () => {
  test('needs no escape in an attribute or a policy', () =>
    expect(pictureData('image/svg+xml', Buffer.from(DRAWING))).not.toMatch(/["<>#\n]/))

  test('holds a photograph, too', () =>
    expect(pictureData('image/webp', Buffer.from([1, 2, 3]))).toBe('data:image/webp;base64,AQID'))

  test.each(['text/html', 'image/svg+xml-fake', '', 'image/png; charset=x'])('is none for %j', type =>
    expect(pictureData(type, Buffer.from('<svg/>'))).toBeUndefined(),
  )
})
