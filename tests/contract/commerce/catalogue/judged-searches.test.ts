import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { getSite } from '@/lib/site/sites'
import { composeDocuments } from '../../../../sandbox/content/documents.ts'
import { searchPages } from '../../../../sandbox/content/search.ts'
import { findSite } from '../../../../sandbox/content/sites.ts'
import { acronymsOf, type CatalogueHarness, createCatalogueHarness } from './catalogue-harness.ts'

const FIRST = 3
const LEAST_SHARE = 0.9

/**
 * Queries of buyers, and the expected results among the first three of a section: `title:`, `item:` (`~`: a
 * part of its name), `page:`.
 */
const judgedSchema = z.array(
  z.strictObject({
    query: z.string(),
    site: z.string(),
    anyOf: z.array(z.string().regex(/^(?:title|item|page):/)).min(1),
  }),
)

type Judged = z.infer<typeof judgedSchema>[number]

const read = (language: string): Judged[] =>
  judgedSchema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, 'judged-searches', `${language}.json`), 'utf8')),
  )

const sandboxDocument = readFileSync(join(import.meta.dirname, '../../../../docs/sandbox.md'), 'utf8').split(
  '\n',
)

let commerce: CatalogueHarness

beforeAll(() => {
  commerce = createCatalogueHarness()
})

/** The first results of each section, in the notation of `anyOf`. */
const firstOf = async ({ query, site }: Judged, language: string): Promise<string[]> => {
  const marketing = findSite(site)
  if (marketing === undefined) throw new Error(`There is no site ${site}`)
  const wish = { site: getSite(marketing.locale).siteId, lang: language, pageSize: FIRST }
  const text = query.replaceAll(':', ' ')
  const [titles, items] = [await commerce.searchTitles(text, wish), await commerce.searchItems(text, wish)]
  const pages = searchPages(composeDocuments(marketing), query, FIRST).results
  return [
    ...acronymsOf(titles).map(acronym => `title:${acronym}`),
    ...items.products.flatMap(({ code, name }) => [`item:${code}`, `item:~${name}`]),
    ...pages.map(({ href }) => href.replace('site:', 'page:')),
  ]
}

const isFound = (wanted: string, first: readonly string[]): boolean =>
  first.some(
    one =>
      one === wanted ||
      (wanted.startsWith('item:~') && one.includes(wanted.slice(6)) && one.startsWith('item:~')),
  )

test.each(['en', 'fr', 'nl', 'es'])(
  'nine of ten judged searches in %s have an expected result among the first three, as many as documented',
  async language => {
    const judged = read(language)
    const answers = await Promise.all(judged.map(async one => ({ one, first: await firstOf(one, language) })))
    const missed = answers.filter(({ one, first }) => !one.anyOf.some(wanted => isFound(wanted, first)))
    const right = judged.length - missed.length
    const told = missed.map(({ one, first }) => `${one.query}: ${first.join(', ')}`)
    expect(right / judged.length, told.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE)
    const percent = Math.round((right / judged.length) * 100)
    const row = `| ${language} | ${judged.length} | ${right} | ${percent} % |`
    expect(sandboxDocument.filter(line => line.startsWith(`| ${language} |`))).toEqual([row])
  },
)
