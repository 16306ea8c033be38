import { expect, test } from 'vitest'
import { catalogueOn } from '@/sandbox/seed/catalogue/catalogue'
import { QUALIFICATION_LEVELS } from '@/sandbox/seed/reference/qualification-levels'
import { textsIn } from './texts-in'

const CATALOGUE = catalogueOn(new Date('2026-03-10T12:00:00Z'))
const texts = [...CATALOGUE.assessments, ...CATALOGUE.categories].flatMap(record =>
  textsIn(record, record.code),
)

const LANGUAGES = ['en', 'fr', 'nl', 'es'] as const

test('every text is in four languages', () => {
  expect(texts.length).toBeGreaterThan(1000)
  const incomplete = texts.filter(({ text }) => LANGUAGES.some(language => !text[language]?.trim()))
  expect(incomplete.map(({ way }) => way)).toEqual([])
})

test('no sentence is left in English, nor the same in two languages', () => {
  const sentences = texts.filter(({ text }) => text.en.split(' ').length > 6)
  const repeated = sentences.filter(({ text }) => new Set(Object.values(text)).size < LANGUAGES.length)
  expect(repeated.map(({ way }) => way)).toEqual([])
})

/**
 * One English text serves seven sites; the names of assessments and the words people search by are spelled as
 * they are.
 */
const REGIONAL =
  /\b(?:behaviou?r|colou?r|favou?r|cent(?:er|re)|met(?:er|re)s?|licen[cs]e|program(?:me)?|organi[sz]|recogni[sz]|analy[sz]e|summari[sz]|judge?ment|enrol|fulfil|catalog|p(?:a?e)diatric|gr[ae]y|maths?\b)\w*/i

test('English is spelled alike in all regions', () => {
  const prose = texts.filter(({ way }) => !/\/(?:title|keywords\/\d+)$/.test(way))
  const levels = QUALIFICATION_LEVELS.flatMap(({ names, descriptions }) => [names.en, descriptions.en])
  const english = [...prose.map(({ text }) => text.en), ...levels]
  expect(english.filter(text => REGIONAL.test(text) || /\bpractise/i.test(text))).toEqual([])
})

/** The names are the publisher's own, who is American; so is who is tested at school. */
test('names of assessments and school words are spelled as their publisher spells them', () => {
  const british =
    /\b(?:behaviour|colour|favour|centre|programme|licence|organis|recognis|analys(?:e|ing)|judgement|pupil)\w*/i
  expect(texts.filter(({ text }) => british.test(text.en)).map(({ way }) => way)).toEqual([])
})

const PROMISES = [
  /\bcures?\b|\bdiagnoses\b|\bguarantee/i,
  /\bguéri|\bgaranti/i,
  /\bgenee(?:s|zing)|garantie/i,
  /\bcura\b|\bgarantiza/i,
]
const WRONG_PEOPLE = /\b(?:patient|customer)s?\b/i

test('nothing promises a cure, and those who are tested are never called patients', () => {
  const words = texts.flatMap(({ text }) => LANGUAGES.map(language => text[language] ?? ''))
  expect(words.filter(word => PROMISES.some(promise => promise.test(word)))).toEqual([])
  expect(texts.filter(({ text }) => WRONG_PEOPLE.test(text.en)).map(({ way }) => way)).toEqual([])
})

test('every page has something to read and to look into', () => {
  const thin = CATALOGUE.assessments.filter(
    ({ body, measures, questions, resources, keywords }) =>
      body.length < 2 ||
      measures.length < 3 ||
      questions.length < 3 ||
      resources.length < 2 ||
      keywords.length < 1,
  )
  expect(thin.map(({ acronym }) => acronym)).toEqual([])
})
