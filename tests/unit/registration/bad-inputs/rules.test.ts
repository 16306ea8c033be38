import { expect, it } from 'vitest'
import { ROWS } from './good-forms'
import { judge } from './judges'

/** A phone is stored in parts; its whole is what a row names. */
const storedIn = (value: object) => ('phone' in value ? { ...value, phone: Object(value.phone).e164 } : value)

it.each(ROWS)('$title', row => {
  const { refused, stored } = row
  const checked = judge(row)
  const errors = checked.ok ? [] : checked.error.map(({ name, code }) => `${name}: ${code}`)
  expect(errors).toEqual(refused === undefined ? [] : [refused])
  if (checked.ok && stored) expect(storedIn(checked.value)).toMatchObject(stored)
})
