import { describe, expect, it } from 'vitest'
import { checkSignUp, type SignUpForm } from '@/lib/registration/schemas/sign-up'
import { errorsOf, SIGN_UP } from './forms'

const check = (changes: Partial<SignUpForm>) => checkSignUp({ ...SIGN_UP, ...changes })

describe('the sign-up step (spec §5)', () => {
  it('gives the normalised values', () => {
    expect(checkSignUp(SIGN_UP)).toEqual({
      ok: true,
      value: {
        firstName: 'Zoë',
        lastName: 'O’Connor',
        email: 'Zoe@example.com',
        username: 'zoe_oc',
        password: 'Tr-7_x.@kq',
        termsAccepted: true,
        marketingOptIn: false,
        rememberMe: true,
      },
    })
  })

  it('judges all fields of an empty form at once, in their order', () => {
    const empty = check({
      firstName: '',
      lastName: '',
      email: '',
      username: '',
      password: '',
      termsAccepted: false,
    })
    expect(errorsOf(empty)).toEqual([
      'firstName:required',
      'lastName:required',
      'email:required',
      'username:required',
      'password:required',
      'termsAccepted:required',
    ])
  })

  it('takes the normalised email as username when asked, whatever the username field holds', () => {
    const same = check({ usernameSameAsEmail: true, username: '<left over>' })
    expect(same).toMatchObject({ ok: true, value: { username: 'Zoe@example.com' } })
  })

  it('takes the email as username where the form has no field for it', () => {
    const hidden = checkSignUp({ ...SIGN_UP, username: 'left-over' }, { asksForUsername: false })
    expect(hidden).toMatchObject({ ok: true, value: { username: 'Zoe@example.com' } })
  })

  it('says beside the email what keeps it from being the username where that has no field', () => {
    const email = `${'a'.repeat(60)}@example.com`
    expect(errorsOf(checkSignUp({ ...SIGN_UP, email }, { asksForUsername: false }))).toEqual([
      'email:emailTooLongForUsername',
    ])
    expect(errorsOf(checkSignUp({ ...SIGN_UP, email: 'zoe' }, { asksForUsername: false }))).toEqual([
      'email:invalid',
    ])
  })

  it('says beside the username that the email cannot be one', () => {
    const email = `${'a'.repeat(60)}@example.com`
    expect(errorsOf(check({ usernameSameAsEmail: true, email }))).toEqual([
      'username:emailTooLongForUsername',
    ])
  })

  it('tells a wrong email once, also when it is to be the username', () => {
    expect(errorsOf(check({ usernameSameAsEmail: true, email: 'zoe' }))).toEqual(['email:invalid'])
  })

  it('refuses a password equal to the email or the username, also beside other mistakes', () => {
    expect(
      errorsOf(check({ password: 'ZOE7@example.com', email: 'zoe7@example.com', firstName: '' })),
    ).toEqual(['firstName:required', 'password:sameAsEmail'])
    expect(errorsOf(check({ password: 'Zoe-7-Oc', username: ' zoe-7-oc' }))).toEqual([
      'password:sameAsUsername',
    ])
  })
})
