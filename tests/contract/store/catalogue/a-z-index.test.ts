import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { callCommerce } from '@/lib/backends/commerce/commerce-call.server'
import { loadAllTitles, loadTitlesOfLetter, MOST_ON_A_PAGE } from '@/lib/catalogue/all-titles.server'
import { catalogueAnswers } from '@/lib/catalogue/answers.server'
import { letterOf } from '@/lib/catalogue/by-letter'
import { segmentOf } from '@/lib/catalogue/letters'
import { StaleIfErrorCache } from '@/lib/catalogue/stale-if-error-cache'
import { failed, ok } from '@/lib/result/result'
import { loadPageAddresses } from '@/lib/seo/sitemap-addresses.server'
import { fitPath, letterPath } from '@/lib/site/paths'
import { fillCatalogue } from '@/sandbox/commerce/catalogue/load/fill-catalogue'
import { CATALOGUE } from '@/sandbox/seed/catalogue/catalogue'
import { CATEGORIES } from '@/sandbox/seed/catalogue/categories'
import { generateFamilies } from '@/sandbox/seed/catalogue/generate'
import { setProcessState } from '../../../support/process-state'
import { type CommerceHarness, createHarness } from '../../commerce/commerce-harness'

vi.mock('@/lib/backends/commerce/commerce-call.server')
vi.mock('@/lib/seo/alternates.server', () => ({
  publicAddress: (_locale: string, path: string) => path,
}))

const LOCALE = 'en-us'
const SEED = 3
const SITE = { languages: ['en'], sites: ['usassessments'] } as const

type Commerce = { harness: CommerceHarness; names: readonly string[] }

/** A commerce service that sells these families in the United States, and the names of its titles. */
function open(assessments: readonly (typeof CATALOGUE.assessments)[number][]): Commerce {
  const harness = createHarness()
  fillCatalogue(harness.context.database, { categories: CATEGORIES, assessments }, SITE)
  const names = assessments
    .filter(({ soldOn, status }) => soldOn.includes('usassessments') && status !== 'WITHDRAWN')
    .map(({ title }) => title.en)
  return { harness, names }
}

let now = Date.UTC(2026, 8, 28)
let large: Commerce
let small: Commerce
beforeAll(() => {
  large = open([...generateFamilies(700, SEED)])
  small = open(CATALOGUE.assessments)
})

/** Clears the cached catalogue; calls go to this service until one is refused. */
function use({ harness }: Commerce, isAway: (query: string) => boolean = () => false): void {
  setProcessState('catalogue-answers', new StaleIfErrorCache(() => now))
  vi.mocked(callCommerce).mockImplementation(async (_context, { path, query, schema, operation }) => {
    const parameters = new URLSearchParams({ ...query, lang: 'en', curr: 'USD' }).toString()
    if (isAway(parameters))
      return failed({ kind: 'timeout', dependency: 'commerce', operation, requestId: 'r-1' })
    const response = await harness.call(`/occ/v2/usassessments/${path.join('/')}?${parameters}`)
    return ok(schema.parse(await response.json()))
  })
}

beforeEach(() => use(large))

const lettersOf = async () => {
  const answer = await loadAllTitles(LOCALE)
  return answer.ok && 'letters' in answer.value.value ? answer.value.value.letters : []
}

const titlesOf = async (letter: string) => {
  const answer = await loadTitlesOfLetter(LOCALE, letter)
  return answer.ok && typeof answer.value.value === 'object' ? answer.value.value : undefined
}

const sorted = (names: Iterable<string>) => [...names].toSorted()

describe('a site with more titles than fit on one page', () => {
  test('lists every title once, on the page of the first letter of its name', async () => {
    expect(large.names.length).toBeGreaterThan(MOST_ON_A_PAGE)
    const letters = await lettersOf()
    expect(sorted(letters.map(({ letter }) => letter))).toEqual(sorted(new Set(large.names.map(letterOf))))
    const listed: string[] = []
    for (const { letter, count } of letters) {
      const page = await titlesOf(letter)
      const names = page?.titles.map(({ name }) => name) ?? []
      expect([page?.total, names.length, new Set(names.map(letterOf))], letter).toEqual([
        count,
        count,
        new Set([letter]),
      ])
      listed.push(...names)
    }
    expect(sorted(listed)).toEqual(sorted(large.names))
  })

  test('has no page for a letter without titles', async () => {
    const none = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'].filter(
      letter => !large.names.some(name => letterOf(name) === letter),
    )
    expect(none.length).toBeGreaterThan(0)
    for (const letter of none)
      expect(await loadTitlesOfLetter(LOCALE, letter)).toEqual(ok({ value: undefined }))
  })

  test('lists the page of each letter in the sitemap', async () => {
    const addresses = await loadPageAddresses(LOCALE)
    const paths = (await lettersOf()).map(({ letter }) => letterPath(LOCALE, segmentOf(letter)))
    expect(paths.length).toBeGreaterThan(5)
    expect(addresses).toEqual(ok(expect.arrayContaining(paths)))
  })

  test('reads the names once for parallel requests of letters', async () => {
    const [first, second] = (await lettersOf()).map(({ letter }) => letter)
    await Promise.all([titlesOf(first ?? ''), titlesOf(second ?? '')])
    const names = vi
      .mocked(callCommerce)
      .mock.calls.filter(([, call]) => call.operation === 'fetchTitleNames')
    expect(names).toHaveLength(Math.ceil(large.names.length / 100))
  })

  test('shows no letters while names are missing', async () => {
    use(large, query => query.includes('currentPage=3') && !query.includes('assessment'))
    expect(await loadAllTitles(LOCALE)).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    expect(await loadTitlesOfLetter(LOCALE, 'A')).toMatchObject({ ok: false, error: { kind: 'timeout' } })
  })

  test('states the date of a letter page when one of its responses comes from the cache', async () => {
    const [letter = ''] = (await lettersOf()).map(place => place.letter)
    await titlesOf(letter)
    const readAt = now
    now += 60_000
    goOffline()
    expect(await loadTitlesOfLetter(LOCALE, letter)).toMatchObject({ ok: true, value: { asOf: readAt } })
  })
})

/** Commerce becomes unavailable; the cache is kept. */
function goOffline(): void {
  const known = catalogueAnswers()
  use(large, () => true)
  setProcessState('catalogue-answers', known)
}

test('the sitemap lists the fit finder without query parameters', async () => {
  use(small)
  const addresses = await loadPageAddresses(LOCALE)
  expect(addresses.ok && addresses.value.filter(path => path.includes('/fit'))).toEqual([fitPath(LOCALE)])
})

test('a site whose titles fit on one page lists them there, and has no page for a letter', async () => {
  use(small)
  const answer = await loadAllTitles(LOCALE)
  const all = answer.ok ? answer.value.value : undefined
  const titles = all !== undefined && 'titles' in all ? all.titles : []
  expect(sorted(titles.map(({ name }) => name))).toEqual(sorted(small.names))
  expect(await loadTitlesOfLetter(LOCALE, 'H')).toEqual(ok({ value: 'onePage' }))
  const addresses = await loadPageAddresses(LOCALE)
  expect(addresses.ok && addresses.value.filter(path => path.includes('a-z/'))).toEqual([])
})
