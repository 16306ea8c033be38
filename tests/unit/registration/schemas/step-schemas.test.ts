import { describe, expect, it } from 'vitest'
import { issuesToFieldErrors } from '@/lib/registration/schemas/field-errors'
import { SIGN_UP_FIELDS } from '@/lib/registration/schemas/sign-up'
import {
  contactAddressSchema,
  organisationSchema,
  personalInfoSchema,
  signUpSchema,
} from '@/lib/registration/schemas/step-schemas'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import { FIELD_ERROR_CODES } from '@/lib/validation/problem'
import { ADDRESS, NEW_ORGANISATION, PERSONAL_INFO, REFERENCE, SIGN_UP } from './forms'

const context = { reference: REFERENCE, ownNames: [], plans: NUMBERING_PLANS }
const SIGN_UP_ORDER = Object.keys(SIGN_UP_FIELDS)

describe('step schemas', () => {
  it('give the normalised values', () => {
    expect(signUpSchema.safeParse(SIGN_UP)).toMatchObject({
      success: true,
      data: { email: 'Zoe@example.com' },
    })
    expect(personalInfoSchema(context).safeParse(PERSONAL_INFO)).toMatchObject({
      success: true,
      data: { phone: { e164: '+12025550123' } },
    })
    expect(contactAddressSchema(context).safeParse(ADDRESS)).toMatchObject({
      success: true,
      data: { postalCode: '10001-1234' },
    })
    expect(organisationSchema(context).safeParse(NEW_ORGANISATION)).toMatchObject({
      success: true,
      data: { name: 'Eastmarsh Clinic' },
    })
  })

  it('take a posted form as it is', () => {
    const posted = new URLSearchParams({ country: 'HK', city: 'Central', street: '1 Queen Road' })
    expect(contactAddressSchema(context).safeParse(posted)).toMatchObject({
      success: true,
      data: { country: 'HK' },
    })
  })

  it('carry code and parameters from rule to field error', () => {
    const parsed = signUpSchema.safeParse({ ...SIGN_UP, firstName: 'x'.repeat(121), password: 'Abcdefg1!' })
    expect(parsed.success || issuesToFieldErrors(parsed.error.issues, SIGN_UP_ORDER)).toEqual([
      { name: 'firstName', code: 'tooLong', params: { max: 120 } },
      { name: 'password', code: 'characterNotAllowed', params: { character: '!' } },
    ])
  })

  it.each([
    ['a list', [], ''],
    ['null', null, ''],
    ['an operator in a field', { firstName: { $gt: '' } }, 'firstName'],
  ])('refuse %s as invalid', (_, body, name) => {
    const parsed = signUpSchema.safeParse(body)
    expect(parsed.success || issuesToFieldErrors(parsed.error.issues, SIGN_UP_ORDER)).toEqual([
      { name, code: 'invalid' },
    ])
  })
})

describe('issues to field errors', () => {
  it('follow the order of the form, not of the issues', () => {
    const issues = [
      { path: ['stranger'], message: 'required' },
      { path: ['email'], message: 'required' },
      { path: ['firstName'], message: 'tooLong', params: { max: 120 } },
    ]
    expect(issuesToFieldErrors(issues, SIGN_UP_ORDER)).toEqual([
      { name: 'firstName', code: 'tooLong', params: { max: 120 } },
      { name: 'email', code: 'required' },
      { name: 'stranger', code: 'required' },
    ])
  })

  it('keep the first reason of a field', () => {
    const issues = [
      { path: ['email'], message: 'required' },
      { path: ['email'], message: 'tooLong' },
    ]
    expect(issuesToFieldErrors(issues, SIGN_UP_ORDER)).toEqual([{ name: 'email', code: 'required' }])
  })

  it('never pass on a sentence for a code', () => {
    const issues = [{ path: ['email'], message: 'Invalid input: expected string' }]
    expect(issuesToFieldErrors(issues, SIGN_UP_ORDER)).toEqual([{ name: 'email', code: 'invalid' }])
  })

  it('know each code once', () => expect(new Set(FIELD_ERROR_CODES).size).toBe(FIELD_ERROR_CODES.length))
})
