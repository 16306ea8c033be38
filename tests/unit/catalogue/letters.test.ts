import { expect, test } from 'vitest'
import { OTHER_LETTERS } from '@/lib/catalogue/by-letter'
import { letterOfSegment, placesOf, segmentOf } from '@/lib/catalogue/letters'
import { DEFAULT_HOST_RULES } from '@/lib/site/hosts'
import { letterPath } from '@/lib/site/paths'
import { isPublicPath } from '../../support/public-path'

test('letters come in the order of the alphabet, each with the pages on which it stands', () => {
  expect(
    placesOf([
      ['2 Minutes', 'Alpha', 'Beta'],
      ['Beton', 'Échelle'],
      ['Eta', 'Zone'],
    ]),
  ).toEqual([
    { letter: 'A', count: 1, pages: [0] },
    { letter: 'B', count: 2, pages: [0, 1] },
    { letter: 'E', count: 2, pages: [1, 2] },
    { letter: 'Z', count: 1, pages: [2] },
    { letter: OTHER_LETTERS, count: 1, pages: [0] },
  ])
})

test('a letter that stands apart in the list, as marked ones do in some orders, is found in both places', () => {
  expect(placesOf([['Eta'], ['Zone'], ['Échelle']])[0]).toEqual({ letter: 'E', count: 2, pages: [0, 2] })
})

test.each([['M'], [OTHER_LETTERS]])('the letter %s has one address, which is public', letter => {
  const segment = segmentOf(letter)
  expect(letterOfSegment(segment)).toBe(letter)
  expect(isPublicPath(DEFAULT_HOST_RULES, 'localhost', letterPath('en-us', segment))).toBe(true)
})

test.each(['M', 'mm', 'é', '', '%23', 'Other', '1'])('“%s” is no letter', segment => {
  expect(letterOfSegment(segment)).toBeUndefined()
})
