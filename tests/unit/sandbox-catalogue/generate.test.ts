import { expect, test } from 'vitest'
import { catalogueOn } from '@/sandbox/seed/catalogue/catalogue'
import { CATEGORIES } from '@/sandbox/seed/catalogue/categories'
import { generateFamilies } from '@/sandbox/seed/catalogue/generate'

const COUNT = 1500
const families = [...generateFamilies(COUNT, 7)]
const codes = families.map(({ code }) => code)
const items = families.flatMap(family => family.items)

test('as many families come as were asked for, each with four to twelve items', () => {
  expect(families).toHaveLength(COUNT)
  expect(families.filter(({ items }) => items.length < 4 || items.length > 12)).toEqual([])
})

test('a smaller catalogue is the beginning of a larger one, and another seed gives another', () => {
  expect([...generateFamilies(20, 7)]).toEqual(families.slice(0, 20))
  expect([...generateFamilies(20, 8)]).not.toEqual(families.slice(0, 20))
})

test('families come one by one', () => {
  const endless = generateFamilies(Number.MAX_SAFE_INTEGER, 7)
  expect(endless.next().value?.code).toBe(codes[0])
})

test('no code or acronym is given twice, nor one of the sample catalogue', () => {
  const sample = catalogueOn(new Date('2026-03-10T12:00:00Z')).assessments
  const all = [...sample, ...families]
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  expect(new Set(all.map(({ acronym }) => acronym)).size).toBe(all.length)
  const itemCodes = all.flatMap(family => family.items.map(({ code }) => code))
  expect(new Set(itemCodes).size).toBe(itemCodes.length)
})

test('codes keep their lengths at a hundred thousand families', () => {
  expect(codes.filter(code => !/^P9\d{8}$/.test(code))).toEqual([])
  expect(items.filter(({ code, shortName }) => !/^\d{10}$/.test(code) || shortName.length > 40)).toEqual([])
})

test('families name earlier families and known areas only', () => {
  const wrong = families.filter(
    ({ similar, categories }, place) =>
      similar.some(code => !codes.slice(0, place).includes(code)) ||
      categories.some(code => !CATEGORIES.some(category => category.code === code)),
  )
  expect(wrong).toEqual([])
})

test('their words are many, and few of them are common', () => {
  const counts = new Map<string, number>()
  for (const { title, tagline, body } of families) {
    for (const word of `${title.en} ${tagline.en} ${body.map(({ en }) => en).join(' ')}`
      .toLowerCase()
      .match(/[a-z]+/g) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  expect(counts.size).toBeGreaterThan(2000)
  const rare = [...counts.values()].filter(count => count < 20)
  expect(rare.length).toBeGreaterThan(counts.size / 2)
})
