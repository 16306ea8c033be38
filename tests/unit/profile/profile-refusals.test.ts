import { describe, expect, it } from 'vitest'
import { refusedFieldsOf } from '@/lib/profile/profile-refusals'
import type { Problem } from '@/lib/result/result'

const problem = (...subjects: readonly (string | undefined)[]): Problem => ({
  kind: 'domain',
  operation: 'saveProfile',
  dependency: 'commerce',
  requestId: 'r',
  details: subjects.map(subject => ({ type: 'INVALID', ...(subject !== undefined && { subject }) })),
})

describe('a refusal of a back end', () => {
  it.each([
    ['givenName', 'firstName'],
    ['sn', 'lastName'],
    ['middleName', 'middleName'],
    ['jobTitle.code', 'jobTitle'],
    ['industry.code', 'industry'],
    ['sector.code', 'sector'],
    ['phoneNumber', 'phone'],
    ['phoneCountryCode', 'phone'],
  ])('of %s is shown at the field %s', (subject, name) => {
    expect(refusedFieldsOf(problem(subject))).toEqual([{ name, code: 'invalid' }])
  })

  it('of something that the form does not have, or of nothing by name, is shown at no field', () => {
    expect(refusedFieldsOf(problem('mail', undefined))).toEqual([])
    const { details, ...rest } = problem()
    expect(refusedFieldsOf(rest)).toEqual([])
  })
})
