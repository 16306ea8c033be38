import { type Row, rowsOf, TEMPLATES } from './row'

export const GOOD_SIGN_UP = {
  firstName: 'Zoë',
  lastName: 'Vale',
  email: 'zoe@example.com',
  username: 'zoe_vale',
  password: 'Tr-7_x.@kq',
  termsAccepted: true,
}

const { accepts, normalises, refuses } = rowsOf('register')

const INJECTIONS = [
  '<script>alert(1)</script>',
  '<b>x</b>',
  'Robert"); DROP TABLE users;--',
  "' OR 1=1--",
  ...TEMPLATES,
]

const NAMES: readonly Row[] = ['firstName', 'lastName'].flatMap(name => [
  ...accepts(name, 'Łukasz', 'Nguyễn', 'O’Connor', "O'Connor", 'ʻIolani', 'Anne-Marie', 'de la Cruz'),
  ...accepts(name, 'ジョン スミス', '李小龙', 'עמית', 'عمر', 'Ø', '李', 'é'.repeat(120), '𠮷'.repeat(120)),
  ...normalises(
    name,
    ['山田　太郎', '山田 太郎'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    [' Zoë  Ann ', 'Zoë Ann'],
  ),
  ...normalises(name, ['Zo\u200B\u00ADe', 'Zoe'], ['\uFEFFZoe', 'Zoe'], ['Zoe\u00A0Ann', 'Zoe Ann']),
  ...refuses(name, 'required', '', '   ', '\u3000', '\u200B', '\u00AD\u2060'),
  ...refuses(
    name,
    'characterNotAllowed',
    'ジョン・スミス',
    'José 2',
    'R2D2',
    '٣',
    '😀',
    'Anna 🌸',
    'St. John',
    'Jr.',
    ...INJECTIONS,
  ),
  ...refuses(name, 'forbiddenCharacters', 'Bob\u0000', '\u0007', 'Bob\r\nSet-Cookie: a=b', 'Bob\tVale'),
  ...refuses(name, 'forbiddenCharacters', '\u202Eboe', 'Zo\u2066e', 'Zoe\uFFFD', 'Zoe\u2028', 'Zoe\uE000'),
  ...refuses(name, 'letterMissing', "'", '-', '’ ’', '\u0301'),
  ...refuses(name, 'tooLong', 'x'.repeat(121), '𠮷'.repeat(121)),
])

const ofLength = (length: number): string =>
  `${'l'.repeat(64)}@${'d'.repeat(60)}.${'e'.repeat(length - 129)}.io`

const EMAILS: readonly Row[] = [
  ...accepts(
    'email',
    'user+tag@example.com',
    "o'brien@example.ie",
    `${'a'.repeat(64)}@example.com`,
    ofLength(150),
  ),
  ...normalises(
    'email',
    [' User@Example.COM ', 'User@example.com'],
    ['user＠example.com', 'user@example.com'],
  ),
  ...normalises(
    'email',
    ['user@例え.jp', 'user@xn--r8jz45g.jp'],
    ['user@BÜCHER.example', 'user@xn--bcher-kva.example'],
  ),
  ...refuses('email', 'required', '', '  '),
  ...refuses('email', 'localPartNotLatin', '用户@example.com', 'usеr@example.com', 'josé@example.com'),
  ...refuses('email', 'mixedScripts', 'user@pаypal.com', 'user@раyраl.com'),
  ...refuses('email', 'localPartTooLong', `${'a'.repeat(65)}@example.com`),
  ...refuses('email', 'tooLong', ofLength(151)),
  ...refuses(
    'email',
    'invalid',
    'user',
    'a@b',
    'a@localhost',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a..b@x.co',
    '.a@x.co',
  ),
  ...refuses(
    'email',
    'invalid',
    'a@-x.com',
    'a@b@c.com',
    '"a b"@x.co',
    'a b@x.co',
    'a@x.com/path',
    '@x.co',
    'a@',
  ),
  ...refuses(
    'email',
    'forbiddenCharacters',
    'user@example.com\r\nBcc: x@example.com',
    'us\u0000er@example.com',
  ),
]

const USERNAMES: readonly Row[] = [
  ...accepts('username', 'anna_k', 'anna.k@x.org', 'anna+k@x.org', 'ANNA', 'a'.repeat(64)),
  ...normalises('username', [' anna ', 'anna'], ['ａｎｎａ', 'anna']),
  ...refuses('username', 'required', '', ' '),
  ...refuses('username', 'tooLong', 'a'.repeat(65)),
  ...refuses(
    'username',
    'characterNotAllowed',
    'аnna',
    'zoë',
    'anna!',
    '😀',
    '<b>',
    "' OR 1=1--".replaceAll(' ', ''),
  ),
  ...refuses('username', 'spaceNotAllowed', 'an na'),
  ...refuses('username', 'forbiddenCharacters', 'an\u0000na', 'an\nna'),
]

const strong = (length: number): string =>
  `Ax7${Array.from({ length }, (_, index) => (index * index * 7 + index).toString(36)).join('')}`.slice(
    0,
    length,
  )

const PASSWORDS: readonly Row[] = [
  ...accepts('password', strong(8), strong(120), 'Correct-Horse-1'),
  ...refuses('password', 'required', ''),
  ...refuses('password', 'tooShort', strong(7)),
  ...refuses('password', 'tooLong', strong(121)),
  ...refuses('password', 'commonPassword', 'password1A', 'Passw0rd'),
  ...refuses(
    'password',
    'characterNotAllowed',
    'Abcdefg1😀',
    'Abcdéfg1',
    'Abcde\u0301fg1',
    'Abcdefg1!',
    'Abcdefg1<b>',
  ),
  ...refuses('password', 'spaceNotAllowed', ' Abcdefg1x', 'Abcdefg1x ', 'Abcd efg1', '\u3000Abcdefg1x'),
  ...refuses('password', 'forbiddenCharacters', 'Abcdefg1\u0000', 'Abcdefg1\u200B', 'Abcdefg1\n'),
  ...refuses('password', 'capitalMissing', 'abcdefg1x'),
  ...refuses('password', 'numberMissing', 'Abcdefghx'),
  ...refuses('password', 'repeatedPattern', 'A1'.repeat(60)),
  ...rowsOf('register', { email: 'zoe7@example.com' }).refuses('password', 'sameAsEmail', 'ZOE7@example.com'),
  ...rowsOf('register', { username: 'zoe-7-vale' }).refuses('password', 'sameAsUsername', 'Zoe-7-Vale'),
]

const TERMS: readonly Row[] = [
  ...accepts('termsAccepted', true, 'on'),
  ...refuses('termsAccepted', 'required', false, '', '1', 'true', 'false', 'off', '[true]'),
]

export const SIGN_UP_ROWS = [...NAMES, ...EMAILS, ...USERNAMES, ...PASSWORDS, ...TERMS]
