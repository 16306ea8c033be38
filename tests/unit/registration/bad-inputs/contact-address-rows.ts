import { type Row, rowsOf, TEMPLATES } from './row'

export const GOOD_ADDRESS = {
  country: 'US',
  region: 'US-NY',
  city: 'New York',
  street: '12 Elm Street',
  apartment: '',
  building: '',
  postalCode: '10001',
}

const { accepts, normalises, refuses } = rowsOf('contact-address')

const codesOf = (country: string, region: string) => rowsOf('contact-address', { country, region })

const CA = codesOf('CA', 'CA-ON')
const NL = codesOf('NL', '')
const JP = codesOf('JP', '')
const HK = codesOf('HK', '')

const POSTAL_CODES: readonly Row[] = [
  ...accepts('postalCode', '12345', '12345-6789'),
  ...normalises('postalCode', ['123456789', '12345-6789'], [' 12345 ', '12345'], ['１２３４５', '12345']),
  ...refuses('postalCode', 'required', '', ' '),
  ...refuses('postalCode', 'invalidFormat', '1234', 'ABCDE', '123456', '<b>', "' OR 1=1--", '😀'),
  ...refuses('postalCode', 'forbiddenCharacters', '12345\n', '1234\u00005'),
  ...CA.normalises('postalCode', ['k1a0b1', 'K1A 0B1'], ['K1A-0B1', 'K1A 0B1'], ['K1A 0B1', 'K1A 0B1']),
  ...CA.refuses('postalCode', 'invalidFormat', 'D1A 0B1', 'W1A 0B1', '12345'),
  ...NL.normalises('postalCode', ['1012ab', '1012 AB'], ['1012 AB', '1012 AB']),
  ...NL.refuses('postalCode', 'invalidFormat', '0012 AB', '1012 SS', '1012'),
  ...JP.normalises(
    'postalCode',
    ['123-4567', '123-4567'],
    ['1234567', '123-4567'],
    ['〒123-4567', '123-4567'],
  ),
  ...JP.normalises('postalCode', ['１２３−４５６７', '123-4567']),
  ...JP.refuses('postalCode', 'invalidFormat', '123', '12345678'),
  ...HK.accepts('postalCode', ''),
]

const PLACES: readonly Row[] = [
  ...normalises('country', ['us', 'US'], [' US ', 'US']),
  ...refuses('region', 'required', ''),
  ...refuses('region', 'unknownOption', 'CA-ON', 'NY', 'constructor', '<'),
  ...normalises('region', ['us-ny', 'US-NY']),
  ...accepts('city', 'x'.repeat(100), 'Saint-Étienne', '’s-Hertogenbosch'.replace('’', "'")),
  ...refuses('city', 'tooLong', 'x'.repeat(101)),
  ...refuses('city', 'required', '', ' '),
  ...refuses('city', 'latinLettersOnly', '東京', 'Москва', 'القاهرة'),
]

const LINES: readonly Row[] = [
  ...accepts('street', '123 Rue Saint-Étienne', 'Calle Peñíscola 3º 2ª', 'Hospital Road', 'School Lane'),
  ...accepts('street', "' OR 1=1--", 'Robert"); DROP TABLE users;--', '1'.repeat(240)),
  ...normalises('street', ['1 Cafe\u0301 Road', '1 Café Road'], ['1  Elm\u00A0Street', '1 Elm Street']),
  ...normalises('street', ['１２　Ｅｌｍ', '12 Elm'], ['12 O’Neil Street', "12 O'Neil Street"]),
  ...refuses('street', 'required', '', '  '),
  ...refuses('street', 'latinLettersOnly', '東京都千代田区1-1', 'Улица 1'),
  ...refuses(
    'street',
    'characterNotAllowed',
    '12 Elm 😀',
    '12 \\ Elm',
    '12 <b>Elm',
    ...TEMPLATES.filter(text => !text.startsWith('#')),
    '12 Elm|',
  ),
  ...refuses('street', 'forbiddenCharacters', '12\tElm', '12 Elm\nAttn', '12\u0000', '12 \u202EElm'),
  ...refuses('street', 'tooLong', '1'.repeat(241)),
  ...refuses('street', 'invalid', '--', '#', '...'),
  ...refuses(
    'street',
    'poBox',
    'P.O. Box 12',
    'Postbus 12',
    'Apartado 12',
    'Case postale 12',
    'Locked Bag 3',
  ),
  ...refuses('street', 'ownName', 'Nora Vale', 'c/o NORA VALE, 12 Elm Street', 'Vale, Nora'),
  ...accepts('apartment', '', '1'.repeat(240)),
  ...refuses('apartment', 'tooLong', '1'.repeat(241)),
  ...refuses('apartment', 'poBox', 'PMB 12'),
  ...accepts('building', '', '1'.repeat(30)),
  ...refuses('building', 'tooLong', '1'.repeat(31)),
  ...refuses('building', 'characterNotAllowed', '<'),
]

/** A country no one knows has no regions either, so what is wrong with it stands alone. */
const COUNTRIES: readonly Row[] = rowsOf('contact-address', { region: '' }).refuses(
  'country',
  ...(['unknownOption', 'xx', 'USA', 'United States', 'constructor', '<'] as const),
)

export const CONTACT_ADDRESS_ROWS = [...POSTAL_CODES, ...PLACES, ...LINES, ...COUNTRIES]
