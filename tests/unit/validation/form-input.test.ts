import { describe, expect, it } from 'vitest'
import { parseForm, parseJsonForm } from '@/lib/validation/form-input'

const FIELDS = { city: 'text', agreed: 'checkbox' } as const
const MALFORMED = { ok: false, error: { kind: 'malformed' } }

const formData = (...entries: [string, string | Blob][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

describe('a posted form', () => {
  it.each([
    ['form data', formData(['city', ' Oslo '], ['agreed', 'on'])],
    ['URL-encoded', new URLSearchParams('city=+Oslo+&agreed=on')],
    ['JSON with a tick', { city: ' Oslo ', agreed: true }],
    ['JSON in the words of a form', { city: ' Oslo ', agreed: 'on' }],
    ['fields of others beside', { city: ' Oslo ', agreed: true, token: { deep: 1 } }],
  ])('reads %s as typed', (_, input) => {
    expect(parseForm(input, FIELDS)).toEqual({ ok: true, value: { city: ' Oslo ', agreed: true } })
  })

  it.each([
    ['absent', {}],
    ['false', { agreed: false }],
    ['the word false', { agreed: 'false' }],
    ['the word true', { agreed: 'true' }],
    ['1 as text', { agreed: '1' }],
    ['empty', { agreed: '' }],
  ])('sees no tick when it is %s', (_, input) => {
    expect(parseForm(input, FIELDS)).toEqual({ ok: true, value: { city: '', agreed: false } })
  })

  it.each([
    ['an array', []],
    ['null', null],
    ['a string', 'x'],
    ['a number', 1],
    ['undefined', undefined],
    ['a map', new Map([['city', 'x']])],
    ['an instance', new Date(0)],
  ])('cannot be %s', (_, input) => expect(parseForm(input, FIELDS)).toEqual(MALFORMED))

  it.each([
    ['a number for a text', { city: 1 }, 'city'],
    ['null for a text', { city: null }, 'city'],
    ['true for a text', { city: true }, 'city'],
    ['an array for a text', { city: ['Oslo'] }, 'city'],
    ['an operator for a text', { city: { $gt: '' } }, 'city'],
    ['a file for a text', formData(['city', new Blob(['x'])]), 'city'],
    ['1 for a tick', { agreed: 1 }, 'agreed'],
    ['a list for a tick', { agreed: [true] }, 'agreed'],
    ['null for a tick', { agreed: null }, 'agreed'],
    ['a name sent twice', new URLSearchParams('city=a&city=b'), 'city'],
    ['a tick sent twice', formData(['agreed', 'on'], ['agreed', 'on']), 'agreed'],
    ['a foreign name sent twice', new URLSearchParams('x=a&x=b'), 'x'],
  ])('refuses %s and names the field', (_, input, field) => {
    expect(parseForm(input, FIELDS)).toEqual({ ok: false, error: { kind: 'malformed', field } })
  })

  it('does not take values from the prototype', () => {
    expect(parseForm({}, { toString: 'text' } as const)).toEqual({ ok: true, value: { toString: '' } })
    expect(parseForm(JSON.parse('{"__proto__":{"city":"x"}}'), FIELDS)).toMatchObject({ value: { city: '' } })
  })
})

describe('a JSON body', () => {
  it.each(['{}', '{"city":"a","agreed":true}', ' {"city" : "\\"b\\": c"} ', '{"a\\"b":"x"}'])(
    'may be %s',
    body => {
      expect(parseJsonForm(body)).toEqual({ ok: true, value: JSON.parse(body) })
    },
  )

  it.each([
    '',
    '[]',
    'null',
    '"x"',
    '1',
    '{',
    '{"city":"a",}',
    '{"city":{}}',
    '{"city":[]}',
    '{"city":null}',
    '{"city":"a","city":"b"}',
    '{"city":"a","\\u0063ity":"b"}',
    `${'['.repeat(100)}${']'.repeat(100)}`,
  ])('cannot be %s', body => expect(parseJsonForm(body)).toEqual(MALFORMED))
})
