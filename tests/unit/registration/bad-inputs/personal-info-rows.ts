import { type Row, rowsOf } from './row'

export const GOOD_PERSONAL_INFO = {
  jobTitle: 'teacher',
  industry: 'education',
  sector: 'school',
  phoneCountry: 'US',
  phone: '2025550123',
}

const { accepts, refuses } = rowsOf('personal-info')

const CHOICES: readonly Row[] = [
  ...refuses('jobTitle', 'required', ''),
  ...refuses('jobTitle', 'unknownOption', 'astronaut', 'Teacher', 'teacher ', 'enseignant', '__proto__', '0'),
  ...refuses('industry', 'required', ''),
  ...refuses('industry', 'unknownOption', 'mining', 'Education', 'constructor'),
  ...refuses('sector', 'required', ''),
  ...refuses('sector', 'unknownOption', 'mine', 'toString'),
  ...refuses('sector', 'otherIndustry', 'hospital'),
  ...accepts('phoneCountry', 'us', ' US '),
  ...refuses('phoneCountry', 'required', ''),
  ...refuses('phoneCountry', 'unknownOption', 'USA', 'xx', '1', '<'),
]

const phoneOf = (country: string) => {
  const { normalises, refuses: refusesPhone } = rowsOf('personal-info', { phoneCountry: country })
  return {
    reads: (...pairs: readonly (readonly [typed: string, stored: string])[]) => normalises('phone', ...pairs),
    refuses: (code: string, ...values: readonly string[]) => refusesPhone('phone', code, ...values),
  }
}

const US = phoneOf('US')
const US_NUMBER = '+12025550123'

const PHONES: readonly Row[] = [
  ...US.reads(['2025550123', US_NUMBER], ['(202) 555-0123', US_NUMBER], ['+1 202-555-0123', US_NUMBER]),
  ...US.reads(['٢٠٢٥٥٥٠١٢٣', US_NUMBER], [' 202.555.0123 ', US_NUMBER]),
  ...US.refuses('required', '', ' ', '\u3000'),
  ...US.refuses('tooShort', '911', '202555012', '1'),
  ...US.refuses('tooLong', '20255501234567890'),
  ...US.refuses('countryMismatch', '+44 20 7946 0958', '416 555 0123'),
  ...US.refuses('invalid', 'abc', '+', '<b>2025550123</b>', "2025550123' OR 1=1--", '555 555 5555'),
  ...US.refuses('forbiddenCharacters', '202555\u00000123', '2025550123\r\nX: 1'),
  ...phoneOf('CA').reads(['416 555 0123', '+14165550123']),
  ...phoneOf('CA').refuses('countryMismatch', '2025550123'),
  ...phoneOf('JP').reads(['０９０−１２３４−５６７８', '+819012345678']),
  ...phoneOf('HK').reads(['2123 4567', '+85221234567']),
  ...phoneOf('MO').reads(['2828 1234', '+85328281234']),
  ...phoneOf('SG').reads(['6123 4567', '+6561234567']),
  ...phoneOf('NL').reads(['06 1234 5678', '+31612345678']),
  ...phoneOf('AU').reads(['1300 123 456', '+611300123456']),
]

export const PERSONAL_INFO_ROWS = [...CHOICES, ...PHONES]
