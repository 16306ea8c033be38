import { describe, expect, it } from 'vitest'
import { readStepForm } from '@/lib/steps/handler/step-form'

const read = (value: unknown, duplicates: readonly string[] = []) =>
  readStepForm({ kind: 'json', value, duplicates })

describe('the form of a step', () => {
  it('is texts and ticks by name, with its key apart', () => {
    expect(
      read({ phone: '555', termsAccepted: true, administrator: false, submissionKey: 'submission-view-1' }),
    ).toEqual({
      form: { phone: '555', termsAccepted: 'on' },
      submissionKey: 'submission-view-1',
    })
  })

  it('may be empty and without a key', () => {
    expect(read({})).toEqual({ form: {} })
  })

  it('cannot reach into what every object inherits', () => {
    const sent: unknown = JSON.parse('{"__proto__":"x","constructor":"y"}')
    const form = read(sent)?.form
    expect(Object.getPrototypeOf(form)).toBe(Object.prototype)
    expect(Object.keys(form ?? {})).toEqual(['__proto__', 'constructor'])
  })

  it.each([undefined, null, [], 'x', 7, { a: 1 }, { a: null }, { a: {} }, { a: [] }])('is not %j', sent => {
    expect(read(sent)).toBeUndefined()
  })

  it('has no name twice', () => {
    expect(read({ a: '1' }, ['a'])).toBeUndefined()
  })

  it.each(['', 'a b', 'a\r\nb', 'é', 'k'.repeat(15), 'k'.repeat(65)])(
    'has no such key: %j',
    submissionKey => {
      expect(read({ submissionKey })).toBeUndefined()
    },
  )
})
