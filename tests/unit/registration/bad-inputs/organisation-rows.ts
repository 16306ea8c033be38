import { type Row, rowsOf } from './row'

export const GOOD_ORGANISATION = {
  choice: 'new',
  customerAccountNumber: '4711',
  name: 'Elmhurst Clinic',
  industry: 'health',
  sector: 'clinic',
  addressChoice: 'contact',
  qglobalAccountNumber: '',
  administrator: true,
  termsAccepted: true,
}

const { accepts, normalises, refuses } = rowsOf('organisation')
const existing = rowsOf('organisation', { choice: 'existing' })

const NUMBERS: readonly Row[] = [
  ...existing.accepts('customerAccountNumber', '0000', 'T23456789ABC'),
  ...existing.normalises('customerAccountNumber', [' 1234 ', '1234'], ['１２３４', '1234']),
  ...existing.normalises('customerAccountNumber', ['t234 5678 9abc', 'T23456789ABC']),
  ...existing.refuses('customerAccountNumber', 'required', '', ' '),
  ...existing.refuses(
    'customerAccountNumber',
    'invalid',
    '12345',
    '123',
    '12a4',
    '٠١٢٣',
    'T23456789AB',
    '[1234]',
  ),
  ...existing.refuses('customerAccountNumber', 'invalid', "' OR 1=1--", '../1234', '1234;', '<b>'),
  ...existing.refuses('customerAccountNumber', 'forbiddenCharacters', '12\u000034', '1234\n'),
  ...existing.refuses('termsAccepted', 'required', false),
]

const NAMES: readonly Row[] = [
  ...accepts('name', 'abc', '株式会社', 'x'.repeat(50), "St. Mary's & Co. (No. 2)", '<b>Clinic</b>'),
  ...normalises('name', [' Elmhurst   Clinic ', 'Elmhurst Clinic']),
  ...refuses('name', 'required', '', '   ', '\u3000'),
  ...refuses('name', 'tooShort', 'ab', 'e\u0301e\u0301'),
  ...refuses('name', 'tooLong', 'x'.repeat(51)),
  ...refuses('name', 'letterMissing', '---', '😀😀😀'),
  ...refuses('name', 'forbiddenCharacters', 'Elm\nhurst', 'Elm\u0000hurst', '\u202EElmhurst'),
]

const REST: readonly Row[] = [
  ...refuses('choice', 'required', ''),
  ...refuses('choice', 'unknownOption', 'both', 'NEW', '__proto__'),
  ...refuses('industry', 'required', ''),
  ...rowsOf('organisation', { sector: 'mine' }).refuses('industry', 'unknownOption', 'mining'),
  ...refuses('sector', 'required', ''),
  ...refuses('sector', 'unknownOption', 'mine'),
  ...refuses('sector', 'otherIndustry', 'school'),
  ...refuses('addressChoice', 'required', ''),
  ...refuses('addressChoice', 'unknownOption', 'moon'),
  ...accepts('qglobalAccountNumber', 'Q'.repeat(30)),
  ...refuses('qglobalAccountNumber', 'tooLong', 'Q'.repeat(31)),
  ...refuses('qglobalAccountNumber', 'forbiddenCharacters', 'Q\u0000'),
  ...refuses('termsAccepted', 'required', false, '1'),
]

export const ORGANISATION_ROWS = [...NUMBERS, ...NAMES, ...REST]
