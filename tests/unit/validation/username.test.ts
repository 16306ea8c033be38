import { describe, it } from 'vitest'
import { checkEmailAsUsername, checkUsername } from '@/lib/validation/username'
import { expectAccepted, expectRefused } from './verdict'

describe('username (spec §5)', () => {
  it.each([
    ['anna_k', 'anna_k'],
    ['anna.k@x.org', 'anna.k@x.org'],
    ['anna+k@x.org', 'anna+k@x.org'],
    ['A-1', 'A-1'],
    ['admin.marsh', 'admin.marsh'],
    ['rootes', 'rootes'],
    ['admin@example.org', 'admin@example.org'],
    [' anna ', 'anna'],
    ['ａｎｎａ', 'anna'],
    ['a'.repeat(64), 'a'.repeat(64)],
  ])('accepts %j', (raw, value) => expectAccepted(checkUsername, raw, value))

  it.each([
    ['', 'required'],
    [' ', 'required'],
    ['a'.repeat(65), 'tooLong:64'],
    ['аnna', 'characterNotAllowed:а'],
    ['zoë', 'characterNotAllowed:ë'],
    ['an na', 'spaceNotAllowed'],
    ['anna!', 'characterNotAllowed:!'],
    ['<b>', 'characterNotAllowed:<'],
    ['anna😀', 'characterNotAllowed:😀'],
    ['an\u0000na', 'forbiddenCharacters'],
    ['admin', 'reserved'],
    ['ADMIN', 'reserved'],
    ['Ad.min_', 'reserved'],
    ['no-reply', 'reserved'],
    ['null', 'reserved'],
    ['__proto__', 'reserved'],
    ['constructor', 'reserved'],
    ['toString', 'reserved'],
    ['current', 'reserved'],
  ])('refuses %j', (raw, why) => expectRefused(checkUsername, raw, why))
})

describe('the email as username (spec §3)', () => {
  const longEmail = `${'a'.repeat(53)}@example.com`

  it('takes an email of 64 characters', () => {
    expectAccepted(checkEmailAsUsername, longEmail.slice(1), longEmail.slice(1))
  })

  it('says that a longer email cannot be the username', () => {
    expectRefused(checkEmailAsUsername, longEmail, 'emailTooLongForUsername:64')
  })

  it('names the character of the email that a username cannot have', () => {
    expectRefused(checkEmailAsUsername, "o'brien@example.ie", "emailCharacterNotAllowedInUsername:'")
  })
})
