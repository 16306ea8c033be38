import { expect, it } from 'vitest'
import { groupItems, usualLevel } from '@/lib/catalogue/item-groups'
import { coursesOf, kitsOf } from '@/lib/catalogue/title-items'
import { itemWith } from './items'

const kit = itemWith({ code: '1' }, { group: 'KIT', contents: [{ text: 'Manual', quantity: 1 }] })
const emptyKit = itemWith({ code: '2' }, { group: 'KIT' })
const gone = itemWith({ code: '3' }, { status: 'WITHDRAWN' })
const forms = itemWith({ code: '4' })
const course = itemWith({ code: '5' }, { group: 'TRAINING' })
const oldCourse = itemWith({ code: '6' }, { group: 'TRAINING', status: 'WITHDRAWN' })

const title = {
  variantOptions: [course, gone, forms, kit, emptyKit, oldCourse],
  itemGroups: [
    { group: 'KIT' as const, count: 2, fromPrice: { currencyIso: 'USD', value: 285 } },
    { group: 'FORMS_REPORTS' as const, count: 1 },
  ],
}

it('items stand in their groups, kits first, what is gone last, with the figures of commerce', () => {
  expect(
    groupItems(title).map(({ group, count, fromPrice, items }) => [
      group,
      count,
      fromPrice?.value,
      items.map(({ code }) => code).join(),
    ]),
  ).toEqual([
    ['KIT', 2, 285, '1,2'],
    ['FORMS_REPORTS', 1, undefined, '4,3'],
    ['TRAINING', 0, undefined, '5,6'],
  ])
})

it('the usual level of items is the one that most of them require, also where that is none', () => {
  const levelB = { code: 'B', name: 'Level B', rank: 2 }
  const levelC = { code: 'C', name: 'Level C', rank: 3 }
  const require = (...levels: (typeof levelB | undefined)[]) =>
    usualLevel(levels.map(qualificationLevel => itemWith({ qualificationLevel })))
  expect(require(levelB, levelC, levelC)).toEqual(levelC)
  expect(require(levelB, undefined, undefined)).toBeUndefined()
  expect(require(levelB, levelC)).toEqual(levelB)
})

it('a title that this site does not sell has no groups', () => expect(groupItems({})).toEqual([]))

it('only kits that say what is in them, and courses that can be booked, are shown', () => {
  expect(kitsOf(title)).toEqual([kit])
  expect(coursesOf(title)).toEqual([course])
  expect([kitsOf({}), coursesOf({})]).toEqual([[], []])
})
