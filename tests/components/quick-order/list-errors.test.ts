import { describe, expect, it } from 'vitest'
import { listErrors } from '@/components/quick-order/list-errors'
import type { LineView, ListView } from '@/lib/quick-order/list-view'
import { nothingValid } from '@/lib/quick-order/read-list'

const view = (...lines: readonly (LineView | null)[]): ListView => ({
  lines,
  summary: '',
  good: 0,
  addLabel: '',
})

const BAD = { tone: 'bad', texts: [] } as const

describe('an error of the whole list leads to the field to change first', () => {
  it.each([
    ['the first line of an empty list', view(null, null), 'code.0'],
    ['the number of a line', view(null, { ...BAD, wrong: 'code' }), 'code.1'],
    [
      'the quantity of a line',
      view(null, { ...BAD, wrong: 'amount' }, { ...BAD, wrong: 'code' }),
      'amount.1',
    ],
  ] as const)('%s', (_, shown, fieldId) => {
    expect(listErrors('en-us', nothingValid, shown).summary).toEqual([{ text: expect.any(String), fieldId }])
  })
})
