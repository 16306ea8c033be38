import { describe, expect, it } from 'vitest'
import { readFields } from '@/lib/validation/form-input'

const FIELDS = { city: 'text', agreed: 'checkbox' } as const

describe('the fields of a form', () => {
  it.each([
    ['a tick of a script', { city: ' Oslo ', agreed: true }],
    ['a tick of a plain form', { city: ' Oslo ', agreed: 'on' }],
    ['fields of others beside', { city: ' Oslo ', agreed: true, isAdmin: 'on' }],
  ])('are read as typed, with %s', (_, sent) => {
    expect(readFields(sent, FIELDS)).toEqual({ city: ' Oslo ', agreed: true })
  })

  it.each([undefined, null, false, 'false', 'true', '1', 1, '', [true], { on: true }])(
    'have no tick in %j',
    agreed => expect(readFields({ agreed }, FIELDS).agreed).toBe(false),
  )

  it.each([undefined, null, true, false, 7, ['Oslo'], { $gt: '' }])('have no text in %j', city => {
    expect(readFields({ city }, FIELDS).city).toBe('')
  })

  it('are empty where nothing was sent', () => {
    expect(readFields({}, FIELDS)).toEqual({ city: '', agreed: false })
  })

  it('take nothing from the prototype', () => {
    expect(readFields({}, { toString: 'text' } as const)).toEqual({ toString: '' })
    expect(readFields(JSON.parse('{"__proto__":{"city":"x"}}'), FIELDS)).toMatchObject({ city: '' })
  })
})
