import { expect, test } from 'vitest'
import { languageTexts, refused } from './texts'

const isError = (key: string): boolean => key.startsWith('errors.')

/** Whole words only, in any script. */
const anyOf = (...words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu')

/** No one is sure to see where or in which colour a message stands. */
const PLACE_OR_COLOUR = anyOf(
  ...['above', 'below', 'beside', 'on the left', 'on the right', 'red', 'green', 'blue', 'highlighted'],
  ...['ci-dessus', 'ci-dessous', 'à gauche', 'à droite', 'rouges?', 'verte?s?', 'bleue?s?'],
  ...['hierboven', 'hieronder', 'hiernaast', 'links', 'rechts', 'rood', 'rode', 'groene?', 'blauwe?'],
  ...['arriba', 'abajo', 'a la izquierda', 'a la derecha', 'roj[oa]s?', 'verdes?', 'azul(?:es)?'],
)

/** Words that blame the person or describe our machine. */
const BLAME = anyOf(
  'illegal',
  'forbidden',
  'failed',
  'oops',
  'unexpected',
  'exception',
  'undefined',
  'null',
  'server error',
)

/** A way out: something to do, or the rule that the entry has to meet. */
const WAY_OUT = anyOf(
  ...['enter', 'choose', 'use', 'check', 'try', 'remove', 'confirm', 'agree', 'contact', 'reload', 'sign in'],
  ...['wait', 'add', 'delete', 'shorten', 'continue', 'must', 'needs', 'reset', 'select', 'make sure'],
)

/** Words of the error catalogue (spec §5, §8), which are given. */
const CATALOGUE = new Set([
  'This field is required.',
  'Contact number is too short',
  'Contact number doesn’t match the country',
])

const HEADINGS = new Set(['errors.summaryTitle', 'errors.prefix', 'errors.labelled', 'errors.termsLabel'])

test('no error text needs eyes for a colour or a place', () => {
  expect(refused((text, key) => isError(key) && PLACE_OR_COLOUR.test(text))).toEqual([])
})

test('no error text blames or talks of machinery', () => {
  expect(refused((text, key) => isError(key) && BLAME.test(text))).toEqual([])
})

test('every error text says what to do', () => {
  const stuck = [...languageTexts('en')].filter(
    ([key, text]) => isError(key) && !HEADINGS.has(key) && !CATALOGUE.has(text) && !WAY_OUT.test(text),
  )
  expect(stuck).toEqual([])
})

test('no error text shouts', () => {
  expect(refused((text, key) => isError(key) && /!/.test(text))).toEqual([])
})
