import { describe, expect, it } from 'vitest'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { checkEvidence } from '@/lib/qualifications/check-evidence'
import { evidenceName, valuesOf } from '@/lib/qualifications/evidence-fields'
import { daysLeft, qualificationState } from '@/lib/qualifications/qualification-state'

const TODAY = '2026-11-27'
const NOW = Date.parse(`${TODAY}T15:00:00Z`)

const DEGREE = {
  degree: 'doctorate',
  fieldOfStudy: ' Psychology ',
  institution: 'Westmere',
  country: 'US',
  yearAwarded: '2012',
}

const record = (validUntil: string | undefined): Qualification => ({
  id: 'q1',
  kind: 'organisation',
  detail: { organisation: { name: 'Guild' }, membershipNumber: 'M-1' },
  status: 'APPROVED',
  grantsLevel: { code: 'B', name: 'Level B' },
  documents: [],
  history: [],
  ...(validUntil !== undefined && { validUntil }),
})

describe('an evidence as it is typed', () => {
  it('is trimmed and read as commerce takes it', () => {
    expect(checkEvidence('degree', DEGREE, TODAY)).toEqual({
      ok: true,
      value: {
        kind: 'degree',
        detail: {
          degree: { code: 'doctorate' },
          fieldOfStudy: 'Psychology',
          institution: 'Westmere',
          country: { isocode: 'US' },
          yearAwarded: 2012,
        },
      },
    })
  })

  it.each([
    ['degree', { ...DEGREE, yearAwarded: '2030' }, 'yearAwarded', 'futureYear'],
    ['degree', { ...DEGREE, yearAwarded: '12' }, 'yearAwarded', 'year'],
    ['degree', { ...DEGREE, degree: 'in-training', supervisorName: 'Nora' }, 'supervisorNumber', 'required'],
    ['degree', { ...DEGREE, supervisorName: 'Nora' }, 'supervisorNumber', 'required'],
    ['degree', { ...DEGREE, supervisorNumber: 'S-1' }, 'supervisorName', 'required'],
    [
      'accredited-institution',
      { institution: 'westmere', otherName: 'Corvane', role: 'Lecturer' },
      'otherName',
      'notOther',
    ],
    [
      'organisation',
      { organisation: 'a', otherName: 'Guild', membershipNumber: '1' },
      'otherName',
      'notOther',
    ],
    ['degree', { ...DEGREE, institution: 'x'.repeat(101) }, 'institution', 'tooLong'],
    ['organisation', { organisation: 'other', membershipNumber: '1' }, 'otherName', 'required'],
    [
      'organisation',
      { organisation: 'a', membershipNumber: '1', validUntil: '2026-02-30' },
      'validUntil',
      'day',
    ],
    [
      'organisation',
      { organisation: 'a', membershipNumber: '1', validUntil: '2026-11-26' },
      'validUntil',
      'over',
    ],
  ] as const)('of a %s names its fault: %j', (kind, values, name, code) => {
    expect(checkEvidence(kind, values, TODAY)).toMatchObject({ ok: false, error: [{ name, code }] })
  })

  it('of a trainee may end in the future', () => {
    const trainee = { degree: 'in-training', supervisorName: 'Nora', supervisorNumber: '7' }
    expect(checkEvidence('degree', { ...DEGREE, ...trainee, yearAwarded: '2028' }, TODAY)).toMatchObject({
      ok: true,
      value: { detail: { supervision: { name: 'Nora', number: '7' } } },
    })
  })

  it('that is in no list is shown by its name', () => {
    expect(evidenceName(record(undefined))).toBe('Guild')
    expect(valuesOf(record(undefined))).toMatchObject({ organisation: 'other', otherName: 'Guild' })
  })
})

describe('the state of an approval', () => {
  it.each([
    [undefined, 'approved', undefined],
    ['2027-01-27', 'approved', 61],
    ['2027-01-26', 'ending', 60],
    ['2026-11-27', 'ending', 0],
    ['2026-11-26', 'expired', -1],
  ])('that ends on %s is %s', (validUntil, state, days) => {
    expect([qualificationState(record(validUntil), NOW), daysLeft(record(validUntil), NOW)]).toEqual([
      state,
      days,
    ])
  })
})
