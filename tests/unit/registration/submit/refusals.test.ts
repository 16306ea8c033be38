import { describe, expect, it } from 'vitest'
import { toStepOutcome } from '@/lib/registration/submit/refusals'
import type { Problem, ProblemDetail } from '@/lib/result/result'

const problemOf = (...details: ProblemDetail[]): Problem => ({
  kind: 'domain',
  dependency: 'commerce',
  operation: 'save',
  requestId: 'r1',
  status: 400,
  details,
})

const refusedFields = (...details: ProblemDetail[]) => {
  const outcome = toStepOutcome(problemOf(...details))
  return outcome.kind === 'refused' ? outcome.errors.fieldErrors.map(({ name }) => name) : outcome.kind
}

const invalid = (subject?: string): ProblemDetail => ({
  type: 'ValidationError',
  ...(subject !== undefined && { subject }),
})

describe('a refusal by commerce', () => {
  it.each([
    ['jobTitle', 'jobTitle'],
    ['industry', 'industry'],
    ['sector', 'sector'],
    ['phoneNumber', 'phone'],
    ['phoneCountryCode', 'phone'],
    ['line1', 'street'],
    ['line2', 'apartment'],
    ['line3', 'building'],
    ['town', 'city'],
    ['postalCode', 'postalCode'],
    ['region.isocode', 'region'],
    ['country.isocode', 'country'],
    ['name', 'name'],
    ['qglobalAccountNumber', 'qglobalAccountNumber'],
    ['customerAccountNumber', 'customerAccountNumber'],
    ['addresses.primaryBillingAddress.region.isocode', 'region'],
    ['addresses.primaryBillingAddress.line1', 'street'],
  ])('of %s is shown beside %s', (subject, name) => {
    expect(refusedFields(invalid(subject))).toEqual([name])
  })

  it('of several fields keeps their order and drops what is none of ours', () => {
    expect(refusedFields(invalid('town'), invalid('odd'), invalid('line1'))).toEqual(['city', 'street'])
  })

  it.each([
    ['an unknown field', invalid('odd')],
    ['no field', invalid()],
    ['a field whose name only ends alike', invalid('surname')],
    ['an inherited name', invalid('constructor')],
    ['another type', { type: 'ConflictError', subject: 'line1' }],
  ])('of %s is a failure of the step', (_, detail) => {
    expect(refusedFields(detail)).toBe('failed')
  })

  it('without entries is a failure, which is handed on whole', () => {
    const { details: _, ...problem } = problemOf()
    expect(toStepOutcome(problem)).toEqual({ kind: 'failed', problem })
  })
})
