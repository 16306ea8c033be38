import { describe, expect, it } from 'vitest'
import { checkPersonalInfo, type PersonalInfoForm } from '@/lib/registration/schemas/personal-info'
import { NUMBERING_PLANS } from '@/lib/validation/phone-plans-full'
import { errorsOf, PERSONAL_INFO, REFERENCE } from './forms'

const check = (changes: Partial<PersonalInfoForm>) =>
  checkPersonalInfo({ ...PERSONAL_INFO, ...changes }, { reference: REFERENCE, plans: NUMBERING_PLANS })

describe('the personal-info step (spec §5)', () => {
  it('gives the normalised values', () => {
    expect(check({})).toEqual({
      ok: true,
      value: {
        jobTitle: 'teacher',
        industry: 'education',
        sector: 'school',
        phoneCountry: 'US',
        phone: { e164: '+12025550123', countryCallingCode: '1', nationalNumber: '2025550123' },
      },
    })
  })

  it('judges all fields of an empty form at once, in their order', () => {
    const empty = check({ jobTitle: '', industry: '', sector: '', phoneCountry: '', phone: ' ' })
    expect(errorsOf(empty)).toEqual([
      'jobTitle:required',
      'industry:required',
      'sector:required',
      'phoneCountry:required',
      'phone:required',
    ])
  })

  it.each<[string, Partial<PersonalInfoForm>, string]>([
    ['a job title outside the list', { jobTitle: 'astronaut' }, 'jobTitle:unknownOption'],
    ['a member of every object', { jobTitle: 'constructor' }, 'jobTitle:unknownOption'],
    ['an industry outside the list', { industry: 'mining' }, 'industry:unknownOption'],
    ['an industry named like an object member', { industry: '__proto__' }, 'industry:unknownOption'],
    ['a sector of another industry', { sector: 'hospital' }, 'sector:otherIndustry'],
    ['a phone country outside the list', { phoneCountry: 'XX' }, 'phoneCountry:unknownOption'],
    ['a phone of another country', { phone: '+44 20 7946 0958' }, 'phone:countryMismatch'],
    ['a phone that is too short', { phone: '911' }, 'phone:tooShort'],
    ['a US number under Canada', { phoneCountry: 'CA' }, 'phone:countryMismatch'],
  ])('refuses %s', (_, changes, error) => expect(errorsOf(check(changes))).toEqual([error]))
})
