import { beforeAll, expect, it } from 'vitest'
import { catalogueOn } from '../../../../sandbox/seed/catalogue/catalogue.ts'
import { type CatalogueHarness, createCatalogueHarness } from './catalogue-harness.ts'

let commerce: CatalogueHarness

const { assessments } = catalogueOn(new Date('2026-03-10T12:00:00Z'))

beforeAll(() => {
  commerce = createCatalogueHarness()
})

it('a title names only languages in which the site sells one of its items, and the facet counts no others', async () => {
  const page = await commerce.searchTitles('HWRS-3')
  expect(page.products[0]?.assessment.languages).toEqual(['en', 'es'])
  const { products } = await commerce.searchTitles(':relevance:language:fr', { pageSize: 100 })
  expect(products.every(({ assessment }) => assessment.languages.includes('fr'))).toBe(true)
  expect(products.map(({ assessment }) => assessment.acronym)).not.toContain('HWRS-3')
  const french = await commerce.searchTitles('HWRS-3', { site: 'caassessments', lang: 'fr' })
  expect(french.products[0]?.assessment.languages).toContain('fr')
})

it('a kit with a case holds one', () => {
  const cased = assessments.flatMap(({ items }) => items.filter(({ name }) => name.en.includes('with Case')))
  expect(cased.length).toBeGreaterThan(0)
  for (const { contents } of cased) expect(contents.map(({ text }) => text.en)).toContain('Carrying Case')
})

it('no title for test takers from twelve years on is described as needing a facilitator', () => {
  const grown = assessments.filter(({ population }) => population.minAgeMonths >= 144)
  expect(grown.filter(({ telepractice }) => telepractice.note?.en.includes('facilitator'))).toEqual([])
})

it('qualification levels are explained in one place, not in the FAQ of a title', () => {
  const answers = assessments.flatMap(({ questions }) => questions.map(({ answer }) => answer.en))
  expect(answers.filter(text => /\b(?:degree|doctorate|professional body)\b/.test(text))).toEqual([])
})

it('exactly the titles that allow telepractice have remote administration', () => {
  const isAllowed = assessments.map(({ telepractice }) => telepractice.allowed)
  expect(isAllowed).toContain(true)
  expect(assessments.map(({ administration }) => administration.includes('REMOTE'))).toEqual(isAllowed)
})

it('English texts of the catalogue use the spelling of the United States, where it is published', () => {
  const english = JSON.stringify(assessments, (key, value) =>
    /^(?:fr|nl|es)$/.test(key) ? undefined : value,
  )
  expect(english.match(/\b(?:behaviour|colour|favour|pupil|programme|centre)\w*/gi) ?? []).toEqual([])
})
