import { describe, expect, it } from 'vitest'
import { checkPersonName } from '@/lib/validation/person-name'
import { expectAccepted, expectRefused } from './verdict'

describe('person name (spec §5)', () => {
  it.each([
    'Zoë',
    'Łukasz',
    'Nguyễn',
    'O’Connor',
    "O'Connor",
    'ʻIolani',
    'Jean-Luc',
    'Mary Ann',
    'ジョン スミス',
    '李小龙',
    'עמית',
    'عمر',
    'ศรีสุข',
    'मीनाक्षी',
    'Ø',
    '李',
    '𠮷',
  ])('accepts %s', name => expectAccepted(checkPersonName, name, name))

  it('spells the ideographic space as a space', () =>
    expectAccepted(checkPersonName, '山田　太郎', '山田 太郎'))

  it.each(['Anne\u2010Marie', 'Anne\u2011Marie'])('spells every hyphen alike: %s', name =>
    expectAccepted(checkPersonName, name, 'Anne-Marie'),
  )

  it('stores decomposed letters composed', () => {
    expect(checkPersonName('Nguye\u0302\u0303n')).toEqual(checkPersonName('Nguyễn'))
  })

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['José 2', 'characterNotAllowed:2'],
    ['R2D2', 'characterNotAllowed:2'],
    ['Ali ٢', 'characterNotAllowed:٢'],
    ['Henry Ⅷ', 'characterNotAllowed:Ⅷ'],
    ['😀', 'characterNotAllowed:😀'],
    ['Anna 🌸', 'characterNotAllowed:🌸'],
    ['Bob\u0000', 'forbiddenCharacters'],
    ['\u0007', 'forbiddenCharacters'],
    ['a\r\nb', 'forbiddenCharacters'],
    ['<script>alert(1)</script>', 'characterNotAllowed:<'],
    ['Robert"); DROP TABLE users;--', 'characterNotAllowed:"'],
    ["' OR 1=1--", 'characterNotAllowed:1'],
    ['St. John', 'characterNotAllowed:.'],
    ['Jr.', 'characterNotAllowed:.'],
    ['{{x}}', 'characterNotAllowed:{'],
    ['Ann_Lee', 'characterNotAllowed:_'],
    ['ジョン・スミス', 'characterNotAllowed:・'],
    ['Anne–Marie', 'characterNotAllowed:–'],
    ['-', 'letterMissing'],
    ["' -", 'letterMissing'],
    ['\u0301', 'letterMissing'],
  ])('refuses %j', (raw, why) => expectRefused(checkPersonName, raw, why))

  it('takes 120 characters of any plane and not one more', () => {
    expectAccepted(checkPersonName, 'ä'.repeat(120), 'ä'.repeat(120))
    expectAccepted(checkPersonName, '𠮷'.repeat(120), '𠮷'.repeat(120))
    expectRefused(checkPersonName, '𠮷'.repeat(121), 'tooLong:120')
  })
})
