import { expect, test } from 'vitest'
import { WRITTEN } from './texts'

/** A size whose number could end one line and whose unit could begin the next. */
const isTorn = (text: string): boolean => /[\d}] (?:[kM]B|[kKM]o)\b/.test(text)

test('no line breaks between a number and its unit', () => {
  const torn = WRITTEN.flatMap(({ source, texts }) =>
    [...texts].filter(([, text]) => isTorn(text)).map(([key]) => `${source}: ${key}`),
  )
  expect(torn).toEqual([])
})

test.each([
  ['up to 10\u00a0MB', false],
  ['up to 10 MB', true],
  ['10 Mo au plus', true],
  ['100 kB', true],
  ['at most {most} kB', true],
  ['1 o más', false],
])('a unit that may be torn off is found: %s %s', (text, found) => {
  expect(isTorn(text)).toBe(found)
})
