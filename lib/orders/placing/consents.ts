import type { FormErrors } from '@/lib/forms/form-errors'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'

/** Boxes without which no order is placed, in their order on the page. */
const CONSENTS = ['terms', 'statement'] as const

export type Consent = (typeof CONSENTS)[number]

/** Every box of the form that places an order. */
const BOXES = [...CONSENTS, 'marketing'] as const

/** The boxes that a form was sent with, to be ticked again where it is shown with its errors. */
export const tickedBoxes = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(BOXES.flatMap(name => (fields[name] === 'on' ? [[name, 'on']] : [])))

/** The errors of an order that was sent without these consents. */
export const missingConsents = (missing: readonly Consent[]): FormErrors => ({
  fieldErrors: missing.map(name => ({ name, code: 'required' })),
  formErrors: [],
})

/** What the form that places an order comes back with: the consents that are missing, and what was ticked. */
export type SentConsents = { missing: readonly Consent[]; ticked: readonly string[] }

/** What a rejected form says of the consents; undefined for another form of the page. */
export function sentConsents(rejected: RejectedForm | undefined): SentConsents | undefined {
  const names = rejected?.errors.fieldErrors.map(({ name }) => name) ?? []
  const missing = CONSENTS.filter(name => names.includes(name))
  return rejected === undefined || missing.length === 0
    ? undefined
    : { missing, ticked: BOXES.filter(name => rejected.fields[name] === 'on') }
}
