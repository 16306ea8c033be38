import { expect, it, test } from 'vitest'
import { WRITTEN } from './texts'

/** Names of people, organizations and titles: any may begin with a vowel, before which « de » is « d’ ». */
const BEFORE_NAME =
  /\b(?:de|que) \{(?:name|names|person|buyer|inviter|customer|target|unit|organization|account|item)\}/i

test('in French no « de » or « que » stands before a name, which may begin with a vowel', () => {
  const texts = WRITTEN.filter(({ source }) => source.startsWith('fr')).flatMap(({ texts }) => [...texts])
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(([, text]) => BEFORE_NAME.test(text)).map(([key, text]) => `${key}: ${text}`)).toEqual(
    [],
  )
})

it.each([
  ['Les factures de {names}', true],
  ['Personnes qualifiées chez {name}', false],
  ['Un total de {total}', false],
])('a name after « de » is found: %s %s', (text, found) => {
  expect(BEFORE_NAME.test(text)).toBe(found)
})
