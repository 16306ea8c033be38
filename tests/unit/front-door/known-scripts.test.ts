import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { KnownScripts } from '@/lib/front-door/policy/known-scripts'
import { readPageScripts } from '@/lib/front-door/policy/script-shapes'

const page = (row: number) => `<script>self.__next_f.push([${row}])</script>`

const read = (known: KnownScripts, html: string) => known.read(hash('sha256', html), Buffer.from(html))

test('a page that comes again as it was is not read again', () => {
  const known = new KnownScripts()
  const first = read(known, page(1))
  expect(first).toEqual(readPageScripts(page(1)))
  expect(read(known, page(1))).toBe(first)
})

test('a page that has changed gets the scripts it has now, also back again', () => {
  const known = new KnownScripts()
  for (const row of [1, 2, 1]) expect(read(known, page(row))).toEqual(readPageScripts(page(row)))
})

test('pages of other contents never share their scripts', () => {
  const known = new KnownScripts()
  read(known, page(1))
  const planted = read(known, '<script>alert(1)</script>')
  expect(planted.hashes).toEqual([])
  expect(planted.refused).toHaveLength(1)
})
