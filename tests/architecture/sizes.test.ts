import { expect, test } from 'vitest'
import { readAllCode, readCode, readStoreCode } from '../support/source-files'
import { commentsFit, DATA_TABLES, fileIsShort, functionsAreShort } from './rules/sizes'

test('every file is short, and an entry point even shorter', () => {
  expect(readAllCode().flatMap(fileIsShort)).toEqual([])
})

test('every comment is at most 110 columns wide', () => {
  expect(readAllCode().flatMap(commentsFit)).toEqual([])
})

test('every function of the product is short and has few parameters', () => {
  const product = [...readStoreCode(), ...readCode('sandbox', 'scripts', 'bench')]
  expect(product.flatMap(functionsAreShort)).toEqual([])
})

test('every exempt table exists', () => {
  const paths = readAllCode().map(({ path }) => path)
  expect([...DATA_TABLES.keys()].filter(path => !paths.includes(path))).toEqual([])
})
