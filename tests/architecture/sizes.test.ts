import { expect, test } from 'vitest'
import { readAllCode, readCode, readStoreCode } from '../support/source-files'
import { commentsFit, DATA_TABLES, fileIsShort, functionsAreShort } from './rules/sizes'

test('every file fits on a few screens, and an entry on one', () => {
  expect(readAllCode().flatMap(fileIsShort)).toEqual([])
})

test('every comment fits a window of 110 columns', () => {
  expect(readAllCode().flatMap(commentsFit)).toEqual([])
})

test('every function of the product does one thing, in few lines and with few parameters', () => {
  const product = [...readStoreCode(), ...readCode('sandbox', 'scripts', 'bench')]
  expect(product.flatMap(functionsAreShort)).toEqual([])
})

test('every exempted table exists', () => {
  const paths = readAllCode().map(({ path }) => path)
  expect([...DATA_TABLES.keys()].filter(path => !paths.includes(path))).toEqual([])
})
