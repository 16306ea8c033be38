import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { SharedState } from '@/lib/state/state'
import { placesOf, serveRedis } from '../../support/shared-places'

const { joinState } = serveRedis()

describe.each(placesOf(joinState))('state %s', (place, open) => {
  const key = (name: string) => `test/${place}/${name}`
  let here: SharedState
  let there: SharedState

  beforeAll(() => {
    ;[here, there] = open()
  })

  it('is read as it was written', async () => {
    const value = JSON.stringify({ name: 'Zoë Ōsaka 山田 \u0000 😀' })
    await here.set(key('read'), value, 60)
    expect(await there.get(key('read'))).toBe(value)
    expect(await here.get(key('read'))).toBe(value)
  })

  it('may be empty text', async () => {
    await here.set(key('empty'), '', 60)
    expect(await there.get(key('empty'))).toBe('')
  })

  it('is not there before it was written', async () => {
    expect(await here.get(key('never'))).toBeUndefined()
    expect(await here.take(key('never'))).toBeUndefined()
  })

  it('is what was written last, wherever', async () => {
    await here.set(key('last'), 'first', 60)
    await there.set(key('last'), 'second', 60)
    expect(await here.get(key('last'))).toBe('second')
  })

  it('ends by itself', async () => {
    await here.set(key('short'), 'x', 0.2)
    expect(await here.get(key('short'))).toBe('x')
    await vi.waitFor(async () => expect(await here.get(key('short'))).toBeUndefined())
    expect(await there.get(key('short'))).toBeUndefined()
    expect(await there.setIfAbsent(key('short'), 'y', 60)).toBe(true)
  })

  it('is gone once deleted, for everybody', async () => {
    await here.set(key('deleted'), 'x', 60)
    expect(await there.get(key('deleted'))).toBe('x')
    await here.delete(key('deleted'))
    expect(await there.get(key('deleted'))).toBeUndefined()
    expect(await here.get(key('deleted'))).toBeUndefined()
  })

  it('is set by one of many who find it absent', async () => {
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? here : there).setIfAbsent(key('claim'), `claim ${index}`, 60),
      ),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await there.get(key('claim'))).toBe(`claim ${claims.indexOf(true)}`)
  })

  it('is taken by one of many', async () => {
    await here.set(key('taken'), 'x', 60)
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? here : there).take(key('taken'))),
    )
    expect(taken.filter(value => value === 'x')).toHaveLength(1)
    expect(await here.get(key('taken'))).toBeUndefined()
  })

  it('of one name is not that of another', async () => {
    await here.set(key('a/b'), 'x', 60)
    for (const name of ['a', 'a/', 'a/b/', 'A/b', 'a/b*', 'a/?'])
      expect(await there.get(key(name))).toBeUndefined()
  })
})
