import { describe, expect, it } from 'vitest'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { checkEvidence } from '@/lib/qualifications/check-evidence'
import { evidenceName, valuesOf } from '@/lib/qualifications/evidence-fields'
import { lapsedQualifications } from '@/lib/qualifications/lapsed-qualifications'
import { daysLeft, needsRenewal, qualificationState } from '@/lib/qualifications/qualification-state'

const TODAY = '2026-11-27'
const NOW = Date.parse(`${TODAY}T15:00:00Z`)

const DEGREE = {
  degree: 'doctorate',
  fieldOfStudy: ' Psychology ',
  institution: 'Westmere',
  country: 'US',
  yearAwarded: '2012',
}

const record = (validUntil: string | undefined, more: Partial<Qualification> = {}): Qualification =>
  ({
    id: 'q1',
    kind: 'organisation',
    detail: { organisation: { name: 'Guild' }, membershipNumber: 'M-1' },
    status: 'APPROVED',
    grantsLevel: { code: 'B', name: 'Level B' },
    documents: [],
    history: [],
    ...(validUntil !== undefined && { validUntil }),
    ...more,
  }) as Qualification

const viewOf = (...qualifications: readonly Qualification[]) =>
  ({ locale: 'en-us', now: NOW, qualifications }) as const

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
    ['degree', { ...DEGREE, institution: '\u200B \u00A0' }, 'institution', 'required'],
    ['degree', { ...DEGREE, institution: 'West\u202Emere' }, 'institution', 'forbiddenCharacters'],
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

  it('is cleaned as typed texts are, and its numbers and dates of compatible characters', () => {
    const licence = {
      certification: 'psychologist-licence',
      issuingBody: ' State  Board\u200B e\u0301 ',
      number: 'ＯＨ－１２',
      issuedOn: '２０２４-02-29',
    }
    expect(checkEvidence('certification', licence, TODAY)).toMatchObject({
      ok: true,
      value: { detail: { issuingBody: 'State Board é', number: 'OH-12', issuedOn: '2024-02-29' } },
    })
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
    const approval = record(validUntil)
    expect([qualificationState(approval, viewOf()), daysLeft('en-us', approval, NOW)]).toEqual([state, days])
  })

  it.each([
    ['en-us', '2026-11-28T03:00:00Z', 'ending'],
    ['en-nz', '2026-11-27T12:00:00Z', 'expired'],
  ] as const)('ends on %s with the last day of the site, not of UTC', (locale, now, state) => {
    const view = { ...viewOf(), locale, now: Date.parse(now) }
    expect(qualificationState(record(TODAY), view)).toBe(state)
  })
})

describe('an approval that ends', () => {
  const renewal = (status: Qualification['status']) => record(undefined, { id: 'q2', renews: 'q1', status })

  it.each([
    ['SUBMITTED', false],
    ['MORE_INFORMATION', false],
    ['APPROVED', false],
    ['EXPIRED', false],
    ['DRAFT', true],
    ['REJECTED', true],
  ] as const)('and whose renewal is %s: it needs one: %s', (status, isNeeded) => {
    for (const ends of ['2026-12-01', '2026-11-01'])
      expect(needsRenewal(record(ends), viewOf(renewal(status), record(ends)))).toBe(isNeeded)
  })

  it('does not end while a renewal takes its place', () => {
    expect(qualificationState(record('2026-12-01'), viewOf(renewal('SUBMITTED')))).toBe('approved')
  })
})

describe('a level that was lost', () => {
  const LEVELS = [
    { code: 'A', rank: 3 },
    { code: 'B', rank: 2 },
    { code: 'C', rank: 1 },
  ]
  const ended = (id: string, code: string, validUntil: string) =>
    record(validUntil, { id, grantsLevel: { code, name: code } })
  const lost = (held: string | undefined, ...given: readonly Qualification[]) =>
    lapsedQualifications(viewOf(...given), LEVELS, held).map(({ id }) => id)

  it('is of a higher rank than the one held, whatever the letters', () => {
    expect(lost('C', ended('q1', 'B', '2026-11-01'))).toEqual(['q1'])
    expect(lost('A', ended('q1', 'B', '2026-11-01'))).toEqual([])
    expect(lost(undefined, ended('q1', 'C', '2026-11-01'))).toEqual(['q1'])
  })

  it('is told of by the qualification that gave it last', () => {
    const [old, last] = [ended('q1', 'B', '2020-01-01'), ended('q2', 'B', '2026-11-01')]
    expect(lost(undefined, old, last, ended('q3', 'A', '2021-01-01'))).toEqual(['q2', 'q3'])
    expect(lost(undefined, record(undefined, { id: 'q4', renews: 'q1', status: 'SUBMITTED' }), old)).toEqual(
      [],
    )
  })
})
