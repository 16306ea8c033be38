import { expect, test } from 'vitest'
import { catalogueOn } from '@/sandbox/seed/catalogue/catalogue'
import { textsIn } from './texts-in'

const { assessments } = catalogueOn(new Date('2026-03-10T12:00:00Z'))

test('no one is informed that they may order what is sold to institutions only', () => {
  const closed = assessments.filter(({ items }) => items.every(({ shipTo }) => shipTo === 'INSTITUTION'))
  expect(closed.map(({ acronym }) => acronym)).toEqual(expect.arrayContaining(['QLGA', 'SHSP']))
  const told = closed.flatMap(({ questions }) => textsIn(questions).map(({ text }) => text.en))
  expect(told.filter(text => /\b(?:any|every)one\b/i.test(text))).toEqual([])
})

test('digital materials are named only where a title has a digital manual or form', () => {
  const naming = assessments.filter(({ questions, telepractice }) =>
    textsIn({ questions, telepractice }).some(({ text }) => text.en.includes('digital materials')),
  )
  expect(naming.length).toBeGreaterThan(0)
  const without = naming.filter(
    ({ items }) =>
      !items.some(
        ({ group, format, shortName }) =>
          format === 'DIGITAL' && (group === 'SUPPORT' || shortName.includes('ONSCREEN')),
      ),
  )
  expect(without.map(({ acronym }) => acronym)).toEqual([])
})
