import { expect, test } from 'vitest'
import { readAllCode, readCode, readStoreCode } from '../support/source-files'
import { businessNumbersAreNamed } from './rules/numbers'
import {
  addressesAreBuilt,
  formatsAreShared,
  markupIsSafe,
  noTestIsSkipped,
  nothingIsLeftToDo,
  rulesAreCitedInWords,
  typesAreChecked,
} from './rules/wording'

test('addresses come from the address builders', () => {
  expect(readStoreCode().flatMap(addressesAreBuilt)).toEqual([])
})

test('Intl is used in lib/format only', () => {
  expect(readStoreCode().flatMap(formatsAreShared)).toEqual([])
})

test('business constants are defined once, in the table of limits (spec §9)', () => {
  expect(readStoreCode().flatMap(businessNumbersAreNamed)).toEqual([])
})

test('no markup comes from a string and no style is inline', () => {
  expect(readStoreCode().flatMap(markupIsSafe)).toEqual([])
})

test('no comment marks unfinished work', () => {
  expect(readAllCode().flatMap(nothingIsLeftToDo)).toEqual([])
})

test('comments and test titles cite a rule, never the number of a decision', () => {
  expect(readAllCode().flatMap(rulesAreCitedInWords)).toEqual([])
})

test('no test is skipped', () => {
  expect(readCode('tests', 'e2e').flatMap(noTestIsSkipped)).toEqual([])
})

test('type checks are not disabled', () => {
  const product = [...readStoreCode(), ...readCode('sandbox', 'scripts', 'bench', 'locales')]
  expect(product.flatMap(typesAreChecked)).toEqual([])
})
