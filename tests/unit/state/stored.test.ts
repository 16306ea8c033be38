import { expect, test } from 'vitest'
import { z } from 'zod'
import { readStored } from '@/lib/state/state'

const SCHEMA = z.object({ code: z.string() })

test.each([
  ['nothing', undefined],
  ['another shape', '{"codes":["a"]}'],
  ['another format', 'code=a'],
  ['half of it', '{"code":"a'],
])('what another release has stored as %s counts as not stored', (_what, text) => {
  expect(readStored(text, SCHEMA)).toBeUndefined()
})

test('what is stored is read, with members that a later release has added', () => {
  expect(readStored('{"code":"a","more":1}', SCHEMA)).toEqual({ code: 'a' })
})
