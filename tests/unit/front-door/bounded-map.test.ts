import { expect, test } from 'vitest'
import { BoundedMap } from '@/lib/front-door/cache/bounded-map'

test('the entry used longest ago goes first', () => {
  const map = new BoundedMap({ entries: 2, bytes: 100 })
  map.set('a', { size: 1 })
  map.set('b', { size: 1 })
  map.get('a')
  map.set('c', { size: 1 })
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([{ size: 1 }, undefined, { size: 1 }])
})

test('bytes are bounded, replaced entries counted once', () => {
  const map = new BoundedMap({ entries: 10, bytes: 10 })
  map.set('a', { size: 6 })
  map.set('a', { size: 4 })
  map.set('b', { size: 5 })
  expect([map.count, map.bytes]).toEqual([2, 9])
  map.set('c', { size: 4 })
  expect([map.count, map.bytes]).toEqual([2, 9])
  map.set('huge', { size: 11 })
  expect(map.get('huge')).toBeUndefined()
  expect([...map.entries()]).toEqual(
    [
      ['c', { size: 4 }],
      ['b', { size: 5 }],
    ].reverse(),
  )
  map.delete('b')
  expect([map.count, map.bytes]).toEqual([1, 4])
})
