import { expect, it } from 'vitest'
import { byLetter, OTHER_LETTERS } from '@/lib/catalogue/by-letter'

const named = (...names: readonly string[]) => names.map(name => ({ name }))

const groupsOf = (locale: Parameters<typeof byLetter>[0], ...names: readonly string[]) =>
  byLetter(locale, named(...names)).map(({ letter, titles }) => [letter, titles.map(({ name }) => name)])

it('letters with a mark stand with the plain one, in the order of the site’s language', () => {
  expect(groupsOf('fr-ca', 'Zone', 'Épreuve', 'Échelles', 'Ebauche')).toEqual([
    ['E', ['Ebauche', 'Échelles', 'Épreuve']],
    ['Z', ['Zone']],
  ])
})

it('numbers are counted, and what begins with no letter comes last', () => {
  expect(groupsOf('en-us', '10 Minutes', 'Alpha', '2 Minutes', 'zebra')).toEqual([
    ['A', ['Alpha']],
    ['Z', ['zebra']],
    [OTHER_LETTERS, ['2 Minutes', '10 Minutes']],
  ])
})

it('no titles have no letters', () => expect(byLetter('nl-nl', [])).toEqual([]))
