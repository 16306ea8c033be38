import type { Problem } from '@/lib/result/result'
import type { StepOutcome } from './step-outcome'

/** Form fields by the name that commerce gives them in an error. */
const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jobTitle: 'jobTitle',
    industry: 'industry',
    sector: 'sector',
    phoneNumber: 'phone',
    phoneCountryCode: 'phone',
    line1: 'street',
    line2: 'apartment',
    line3: 'building',
    town: 'city',
    postalCode: 'postalCode',
    'region.isocode': 'region',
    'country.isocode': 'country',
    name: 'name',
    qglobalAccountNumber: 'qglobalAccountNumber',
    customerAccountNumber: 'customerAccountNumber',
  }),
)

/**
 * Shows a back end's validation errors beside their fields, like those of our own rules; any other problem is
 * a failure of the step. The back end's text is never shown.
 */
export function toStepOutcome(problem: Problem): StepOutcome {
  const fieldErrors = (problem.details ?? []).flatMap(({ type, subject }) => {
    const name =
      type === 'ValidationError' && subject !== undefined ? FIELDS.get(lastPart(subject)) : undefined
    return name === undefined ? [] : [{ name, code: 'invalid' }]
  })
  if (fieldErrors.length === 0) return { kind: 'failed', problem }
  return { kind: 'refused', errors: { fieldErrors, formErrors: [] } }
}

/** `addresses.primaryBillingAddress.region.isocode` names the same field as `region.isocode`. */
function lastPart(subject: string): string {
  const known = [...FIELDS.keys()].find(field => subject === field || subject.endsWith(`.${field}`))
  return known ?? subject
}
