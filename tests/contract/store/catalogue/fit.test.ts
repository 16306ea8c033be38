import { beforeAll, describe, expect, test, vi } from 'vitest'
import { callCommerce } from '@/lib/backends/commerce/commerce-call.server'
import { loadFit } from '@/lib/catalogue/fit/load-fit.server'
import { readFitForm } from '@/lib/catalogue/fit/read-fit-form'
import { ok } from '@/lib/result/result'
import { fillCatalogue } from '@/sandbox/commerce/catalogue/load/fill-catalogue'
import { CATEGORIES } from '@/sandbox/seed/catalogue/categories'
import { generateFamilies } from '@/sandbox/seed/catalogue/generate'
import { createHarness } from '../../commerce/commerce-harness'

vi.mock('@/lib/backends/commerce/commerce-call.server')

const SEED = 3

let names: ReadonlySet<string>

beforeAll(() => {
  const harness = createHarness()
  const assessments = [...generateFamilies(700, SEED)]
  fillCatalogue(
    harness.context.database,
    { categories: CATEGORIES, assessments },
    { languages: ['en'], sites: ['usassessments'] },
  )
  names = new Set(
    assessments
      .filter(({ soldOn, status }) => soldOn.includes('usassessments') && status !== 'WITHDRAWN')
      .map(({ code }) => code),
  )
  vi.mocked(callCommerce).mockImplementation(async (_context, { path, query, schema }) => {
    const parameters = new URLSearchParams({ ...query, lang: 'en', curr: 'USD' }).toString()
    const response = await harness.call(`/occ/v2/usassessments/${path.join('/')}?${parameters}`)
    return ok(schema.parse(await response.json()))
  })
})

async function show(typed: Record<string, string>) {
  const form = readFitForm(typed)
  const results = form.state === 'asked' ? await loadFit('en-us', form) : undefined
  if (results?.state !== 'found' || results.rest === undefined) throw new Error('nothing was answered')
  return { fitting: results.fits.pagination.totalResults, rest: results.rest }
}

describe('non-matching titles in a large catalogue', () => {
  test.each([
    ['hardly anything', { minutes: '600', years: '99' }],
    ['a few, far apart', { minutes: '59' }],
    ['about half', { setting: 'screen' }],
    ['nearly everything', { years: '1', minutes: '5', level: 'a' }],
    ['by its language', { language: 'nl' }],
    ['within an area', { area: CATEGORIES[0]?.code ?? '', setting: 'group' }],
  ])('are counted, and every page of them has entries: %s', async (_, typed) => {
    const codes: string[] = []
    let from = 0
    for (;;) {
      const { rest } = await show({ ...typed, rest: String(from) })
      expect(rest.titles.length > 0 || rest.count === 0).toBe(true)
      codes.push(...rest.titles.map(({ title }) => title.code))
      if (rest.next === undefined) break
      from = rest.next
    }
    const { fitting, rest } = await show(typed)
    expect([codes.length, new Set(codes).size]).toEqual([rest.count, rest.count])
    if (!('area' in typed)) expect(fitting + rest.count).toBe(names.size)
  })

  test('are absent when every title matches', async () => {
    const { fitting, rest } = await show({ minutes: '600' })
    expect([fitting, rest]).toEqual([names.size, { count: 0, titles: [] }])
  })
})
