import { describe, expect, it } from 'vitest'
import { interestSearches } from '@/lib/account-home/interest-searches'

const queries = (areas: readonly string[], ages: readonly number[]) =>
  interestSearches(
    areas,
    ages.map(months => ({ months })),
    5,
  ).map(({ query }) => query)

describe('the searches for interests', () => {
  it('combine areas and ages, each area before any comes again', () => {
    expect(queries(['a', 'b'], [12, 48])).toEqual([
      ':relevance:allCategories:a:age:12',
      ':relevance:allCategories:b:age:48',
      ':relevance:allCategories:a:age:48',
      ':relevance:allCategories:b:age:12',
    ])
  })

  it('take areas, or ages, alone where there are no others', () => {
    expect(queries(['a', 'b'], [])).toEqual([':relevance:allCategories:a', ':relevance:allCategories:b'])
    expect(queries([], [12, 48])).toEqual([':relevance:age:12', ':relevance:age:48'])
  })

  it('are six at most, however many interests there are, and all different', () => {
    const many = queries(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], [12, 48, 108])
    expect(many).toHaveLength(6)
    expect(new Set(many).size).toBe(6)
  })
})
