import { expect, test } from 'vitest'
import { formatInternational, formatPhone } from '@/lib/format/phone'

test.each([
  ['1', '6145550142', '+1 614 555 0142'],
  ['+44', '2079460123', '+44 20 7946 0123'],
  ['33', '142685300', '+33 1 42 68 53 00'],
  ['999', '123', '+999 123'],
])(
  'a stored number, %s %s, is grouped as its country writes it',
  (phoneCountryCode, phoneNumber, written) => {
    expect(formatPhone({ phoneCountryCode, phoneNumber })).toBe(written)
  },
)

test.each([
  {},
  { phoneCountryCode: '1' },
  { phoneNumber: '6145550142' },
  { phoneCountryCode: '', phoneNumber: '' },
])('half a number is none: %o', stored => {
  expect(formatPhone(stored)).toBeUndefined()
})

test.each([
  ['+16145550142', '+1 614 555 0142'],
  ['+6561234567', '+65 6123 4567'],
  ['ext. 12', 'ext. 12'],
])('a number of an address, %s, is shown as %s', (stored, written) => {
  expect(formatInternational(stored)).toBe(written)
})
