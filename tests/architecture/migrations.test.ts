import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../sandbox/db/migrations')

test('sandbox migrations have unique numbers, because otherwise none of them is applied', () => {
  const numbers = readdirSync(FOLDER).map(name => /^\d{4}(?=-[a-z-]+\.sql$)/.exec(name)?.[0] ?? name)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  expect(numbers.filter(number => !/^\d{4}$/.test(number))).toEqual([])
})
