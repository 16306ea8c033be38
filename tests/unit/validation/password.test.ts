import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORDS } from '@/lib/validation/common-passwords'
import { checkPassword, passwordChecklist } from '@/lib/validation/password'
import { expectAccepted, expectRefused } from './verdict'

const OWNER = { email: 'Anna.K1@example.com', username: 'AnnaKowalska1' }
const check = (raw: string) => checkPassword(raw, OWNER)

/** Passes every rule at any length: no unit of it repeats. */
const strong = (length: number) =>
  `Ax7${Array.from({ length }, (_, index) => (index * index * 7 + index).toString(36)).join('')}`.slice(
    0,
    length,
  )

describe('password (spec §5)', () => {
  it.each(['Assessments.2026', 'Abc1x-Abc', 'Tr-7_x.@kq', 'Correct-Horse-1'])('accepts %s', raw =>
    expectAccepted(check, raw, raw),
  )

  it.each([
    ['', 'required'],
    [strong(7), 'tooShort:8'],
    [strong(121), 'tooLong:120'],
    ['abcdefg1x', 'capitalMissing'],
    ['Abcdefghx', 'numberMissing'],
    ['Abcdefg1 x', 'spaceNotAllowed'],
    [' Abcdefg1x', 'spaceNotAllowed'],
    ['Abcdefg1\u00A0x', 'spaceNotAllowed'],
    ['Abcdefg1!', 'characterNotAllowed:!'],
    ['Abcdefg1+', 'characterNotAllowed:+'],
    ['Abcdéfg1', 'characterNotAllowed:é'],
    ['Abcde\u0301fg1', 'characterNotAllowed:é'],
    ['Abcdefg1😀', 'characterNotAllowed:😀'],
    ['Ａbcdefg1', 'characterNotAllowed:Ａ'],
    ['Abcdefg٢', 'characterNotAllowed:٢'],
    ['Abcdefg1\u0000', 'forbiddenCharacters'],
    ['Abcdefg1\u200B', 'forbiddenCharacters'],
    ['Abcdefg1\uD83D', 'forbiddenCharacters'],
    ['password1A', 'commonPassword'],
    ['Passw0rd', 'commonPassword'],
    ['WELCOME123', 'commonPassword'],
    ['Azerty123', 'commonPassword'],
    ['Wachtwoord1', 'commonPassword'],
    ['A1'.repeat(60), 'repeatedPattern'],
    ['Abc1Abc1', 'repeatedPattern'],
    ['Ab1Ab1Ab', 'repeatedPattern'],
    ['Anna.K1@example.com', 'sameAsEmail'],
    ['ANNA.K1@EXAMPLE.COM', 'sameAsEmail'],
    ['annaKOWALSKA1', 'sameAsUsername'],
  ])('refuses %j', (raw, why) => expectRefused(check, raw, why))

  it('takes 8 and 120 characters', () => {
    expectAccepted(check, strong(8), strong(8))
    expectAccepted(check, strong(120), strong(120))
  })

  it('takes a long passphrase that happens to be written twice', () => {
    expectAccepted(check, 'Horse-Staple-7Horse-Staple-7', 'Horse-Staple-7Horse-Staple-7')
    expectAccepted(check, 'Horses-7Horses-7', 'Horses-7Horses-7')
    expectRefused(check, 'Horse-7Horse-7', 'repeatedPattern')
  })

  it('is compared with what was typed for the email and username, spaces aside', () => {
    expectRefused(
      raw => checkPassword(raw, { email: ' Tr-7_x@kq ', username: '' }),
      'Tr-7_x@kq',
      'sameAsEmail',
    )
    expectRefused(
      raw => checkPassword(raw, { email: '', username: ' Tr-7_x@kq ' }),
      'Tr-7_x@kq',
      'sameAsUsername',
    )
  })

  it('is not compared with an owner who typed nothing yet', () => {
    expect(checkPassword('Tr-7_x.@kq', { email: '', username: '' }).ok).toBe(true)
  })
})

describe('the list of common passwords', () => {
  it('holds only entries that the other rules would let through', () => {
    const outOfShape = [...COMMON_PASSWORDS].filter(
      entry => !/^(?=.*\d)(?=.*[a-z])[a-z\d\-._@]{8,120}$/.test(entry),
    )
    expect(outOfShape).toEqual([])
  })

  it('is long enough to matter', () => expect(COMMON_PASSWORDS.size).toBeGreaterThan(200))
})

describe('the live checklist', () => {
  const met = (value: string) =>
    passwordChecklist(value, { email: 'nora@example.com', username: 'Nora.Vale1' })
      .filter(entry => entry.met)
      .map(entry => entry.requirement)

  it.each([
    ['', []],
    ['a', ['characters']],
    ['A1', ['capital', 'number', 'characters']],
    ['A1!', ['capital', 'number']],
    ['abcdefgh', ['length', 'characters', 'uncommon']],
    ['Tr7kqxvbm', ['length', 'capital', 'number', 'characters', 'uncommon']],
    ['Secret123', ['length', 'capital', 'number', 'characters']],
    ['nora.vale1', ['length', 'number', 'characters']],
  ])('for %j ticks %j', (value, requirements) => expect(met(value)).toEqual(requirements))

  const OWNERS = ['', 'Nora.Vale1', 'zoe@Example1.com', 'Tr7kqxvbm']
  /** Texts in which every rule is sometimes met and sometimes not. */
  const typed = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'aAbZ09-._@ é!'), maxLength: 20 }),
    fc
      .constantFrom(...COMMON_PASSWORDS)
      .map(common => common.replace(/[a-z]/, letter => letter.toUpperCase())),
    fc.constantFrom(...OWNERS, 'Abc1Abc1', strong(120), strong(121)),
  )

  it('is all ticked exactly when the password is accepted', () => {
    const verdicts = new Set<boolean>()
    fc.assert(
      fc.property(typed, fc.constantFrom(...OWNERS), fc.constantFrom(...OWNERS), (raw, email, username) => {
        const isAccepted = checkPassword(raw, { email, username }).ok
        verdicts.add(isAccepted)
        expect(passwordChecklist(raw, { email, username }).every(({ met }) => met)).toBe(isAccepted)
      }),
      { numRuns: 2_000 },
    )
    expect([...verdicts].sort()).toEqual([false, true])
  })
})
