import { expect, it } from 'vitest'
import { filledCategories, findCategory, namedCategory } from '@/lib/catalogue/find-category'

const area = (id: string, count: number, ...subcategories: readonly ReturnType<typeof leaf>[]) => ({
  ...leaf(id, count),
  subcategories,
})
const leaf = (id: string, count: number) => ({ id, name: id.toUpperCase(), count, subcategories: [] })

const memory = leaf('memory', 2)
const attention = leaf('attention', 0)
const neuro = area('neuro', 2, memory, attention)
const speech = area('speech', 3)
const TREE = [neuro, speech]

it('an area is found at any depth, with what is above and beside it', () => {
  expect(findCategory(TREE, 'neuro')).toEqual({ category: neuro, above: [], beside: [speech] })
  expect(findCategory(TREE, 'memory')).toEqual({ category: memory, above: [neuro], beside: [attention] })
})

it('an unknown area is not found', () => expect(findCategory(TREE, 'Memory')).toBeUndefined())

it('areas in which nothing is sold are not led to', () => {
  expect(filledCategories([memory, attention])).toEqual([memory])
  expect(namedCategory(memory)).toEqual({ code: 'memory', name: 'MEMORY' })
})
