import { beforeEach, expect, it, vi } from 'vitest'
import { failed, ok } from '@/lib/result/result'
import { forgetProcessState } from '../../support/process-state'

const loadCategories = vi.fn()
vi.mock('@/lib/catalogue/catalogue.server', () => ({ loadCategories }))

const area = (id: string, count: number) => ({ id, name: id.toUpperCase(), count, subcategories: [] })
const answer = (...categories: object[]) => ok({ value: { categories } })

/** The memory of a process that has just begun. */
async function freshMenu() {
  vi.resetModules()
  forgetProcessState('menu-areas')
  return (await import('@/lib/menu/menu-areas.server')).loadMenuAreas
}

beforeEach(() => {
  loadCategories.mockReset()
})

it('the menu leads to the areas in which the site sells something, and asks for them once', async () => {
  loadCategories.mockResolvedValue(answer(area('memory', 3), area('empty', 0)))
  const loadMenuAreas = await freshMenu()
  const areas = [{ label: 'MEMORY', href: '/store/usassessments/en/categories/memory/memory' }]
  expect(await loadMenuAreas('en-us')).toEqual(areas)
  expect(await loadMenuAreas('en-us')).toEqual(areas)
  expect(loadCategories).toHaveBeenCalledTimes(1)
})

it.each<[string, () => Promise<unknown>]>([
  ['is away', () => Promise.resolve(failed({ kind: 'unavailable' }))],
  ['hangs', () => new Promise(() => undefined)],
])('no page waits for its menu while commerce %s', async (_what, load) => {
  loadCategories.mockImplementation(load)
  const loadMenuAreas = await freshMenu()
  expect(await loadMenuAreas('en-us')).toEqual([])
  expect(await loadMenuAreas('en-us')).toEqual([])
  expect(loadCategories).toHaveBeenCalledTimes(1)
})
