import { describe, expect, test } from 'vitest'
import {
  collectNonMatching,
  type JudgedPages,
  LOOKED_THROUGH,
  SHOWN_AT_ONCE,
} from '@/lib/catalogue/fit/collect-non-matching'
import { JUDGED_PAGE_SIZE } from '@/lib/catalogue/fit/fit-search'
import type { Problem } from '@/lib/result/result'
import { failed, ok } from '@/lib/result/result'
import { REASONING } from '../titles'

const WISHES = { minutes: 30 }

/**
 * A catalogue of so many titles of which those at these places do not fit, and the pages of it that were
 * read.
 */
function catalogueOf(size: number, unfit: readonly number[]) {
  const read: number[] = []
  const totalPages = Math.ceil(size / JUDGED_PAGE_SIZE)
  const titleAt = (place: number) => {
    const minMinutes = unfit.includes(place) ? 60 : 10
    return {
      ...REASONING,
      name: String(place),
      assessment: { ...REASONING.assessment, completion: { minMinutes, maxMinutes: 90 } },
    }
  }
  const pages: JudgedPages = async page => {
    read.push(page)
    const first = page * JUDGED_PAGE_SIZE
    const length = Math.max(Math.min(JUDGED_PAGE_SIZE, size - first), 0)
    const pagination = {
      currentPage: page,
      pageSize: JUDGED_PAGE_SIZE,
      totalPages,
      totalResults: size,
      sort: 'name-asc',
    }
    return ok({ products: Array.from({ length }, (_, index) => titleAt(first + index)), pagination })
  }
  const collect = async (from = 0, count = unfit.length) => {
    const rest = await collectNonMatching(pages, { criteria: WISHES, from, count })
    if (!rest.ok) throw new Error(rest.error.kind)
    return { names: rest.value.titles.map(({ title }) => Number(title.name)), next: rest.value.next }
  }
  return { read, collect }
}

const range = (from: number, length: number) => Array.from({ length }, (_, index) => from + index)

describe('what does not fit', () => {
  test('is found in one call where all titles have room in it', async () => {
    const { read, collect } = catalogueOf(24, [3, 7])
    expect(await collect()).toEqual({ names: [3, 7], next: undefined })
    expect(read).toEqual([0])
  })

  test('is not looked for where everything fits', async () => {
    const { read, collect } = catalogueOf(900, [])
    expect(await collect()).toEqual({ names: [], next: undefined })
    expect(read).toEqual([])
  })

  test('fills a page after another, each title once', async () => {
    const unfit = range(20, 120)
    const { collect } = catalogueOf(240, unfit)
    const first = await collect()
    expect(first).toEqual({ names: unfit.slice(0, SHOWN_AT_ONCE), next: unfit[SHOWN_AT_ONCE] })
    const second = await collect(first.next)
    const third = await collect(second.next)
    expect([...first.names, ...second.names, ...third.names]).toEqual(unfit)
    expect(third.next).toBeUndefined()
  })

  test('is shown on the first page however far down the list it stands', async () => {
    const { collect } = catalogueOf(1_500, [1_234])
    expect(await collect()).toEqual({ names: [1_234], next: undefined })
  })

  test('is not looked for any further once all of it is found', async () => {
    const { read, collect } = catalogueOf(1_500, [12, 130])
    expect((await collect()).names).toEqual([12, 130])
    expect(read).toEqual(range(0, 5))
  })

  test('has another page only where there is something on it', async () => {
    const { collect } = catalogueOf(700, range(0, SHOWN_AT_ONCE))
    expect((await collect()).next).toBeUndefined()
    const more = catalogueOf(700, [...range(0, SHOWN_AT_ONCE), 699])
    expect((await more.collect()).next).toBe(699)
    expect(await more.collect(699)).toEqual({ names: [699], next: undefined })
  })

  test('is looked for among so many at once, and from there on the next time', async () => {
    const { read, collect } = catalogueOf(LOOKED_THROUGH * 2, [LOOKED_THROUGH + 5])
    expect(await collect()).toEqual({ names: [], next: LOOKED_THROUGH })
    expect(read).toHaveLength(LOOKED_THROUGH / JUDGED_PAGE_SIZE)
    expect(await collect(LOOKED_THROUGH)).toEqual({ names: [LOOKED_THROUGH + 5], next: undefined })
  })

  test('is nothing beyond the end of the list', async () => {
    const { collect } = catalogueOf(24, [3])
    expect(await collect(5_000)).toEqual({ names: [], next: undefined })
  })

  test('is not shown in part while a page of the list cannot be had', async () => {
    const problem: Problem = { kind: 'timeout', dependency: 'commerce', operation: 'x', requestId: 'r-1' }
    const rest = await collectNonMatching(async () => failed(problem), {
      criteria: WISHES,
      from: 0,
      count: 2,
    })
    expect(rest).toEqual(failed(problem))
  })
})
