import { describe, expect, it } from 'vitest'
import { readEntriesChange } from '@/lib/cart/changes/entries-change'
import { readNotes } from '@/lib/cart/lines/line-notes'

const A = '0900000001'
const B = '0900000002'

describe('the notes of a form', () => {
  it('are those that differ from the notes it was rendered with', () => {
    const fields = {
      [`note.${A}`]: 'room 12',
      [`noteBefore.${A}`]: 'room 12',
      [`note.${B}`]: '  for   room 13 ',
      [`noteBefore.${B}`]: 'room 13',
    }
    expect(readNotes(fields)).toEqual({ notes: [{ code: B, note: 'for room 13' }], faults: [] })
  })

  it('may be emptied, which removes them', () => {
    expect(readNotes({ [`note.${A}`]: '', [`noteBefore.${A}`]: 'room 12' }).notes).toEqual([
      { code: A, note: '' },
    ])
  })

  it.each([
    ['x'.repeat(120), undefined],
    ['x'.repeat(121), 'tooLong'],
    ['😀'.repeat(120), undefined],
    ['a\u202Eb', 'forbidden'],
  ])('are never cut: %j', (note, reason) => {
    expect(readNotes({ [`note.${A}`]: note }).faults[0]?.reason).toBe(reason)
  })

  it.each(['note.', 'note.../x', 'quantity.0900000001'])('are of items only: %s', name => {
    expect(readNotes({ [name]: 'text' })).toEqual({ notes: [], faults: [] })
  })

  it('are saved with the quantities, and not at all where one cannot be', () => {
    const fields = { intent: 'update', [`quantity.${A}`]: '2', [`note.${A}`]: 'room 12' }
    expect(readEntriesChange(fields)).toEqual({
      kind: 'change',
      lines: [{ code: A, quantity: 2 }],
      notes: [{ code: A, note: 'room 12' }],
    })
    expect(readEntriesChange({ ...fields, [`note.${B}`]: 'x'.repeat(121) })).toEqual({
      kind: 'faultyNotes',
      faults: [{ code: B, reason: 'tooLong' }],
    })
  })
})
