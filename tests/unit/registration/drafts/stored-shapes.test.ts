import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { FORM_ERRORS } from '@/lib/forms/form-errors'
import { REVIEW } from '@/lib/registration/review'
import { MOVE_TICKET, TICKET_HOLDER } from '@/lib/site-handover/move-ticket'

const ADDRESS = { country: 'US', city: 'Utica', street: '1 Elm Street', postalCode: '13501' }
const LISTED = { uid: 'o7', name: 'Clinic o7', place: 'Utica' }

const REVIEWS: readonly Readonly<Record<string, unknown>>[] = [
  {
    kind: 'address',
    result: 'CORRECTED',
    entered: ADDRESS,
    suggestions: [{ address: ADDRESS, differences: ['street', 'postalCode'] }],
  },
  { kind: 'address', result: 'MULTIPLE', entered: ADDRESS, suggestions: [] },
  { kind: 'address', result: 'NOT_VERIFIED', entered: ADDRESS, suggestions: [] },
  { kind: 'organisationNotFound' },
  { kind: 'confirmOrganisation', ...LISTED },
  { kind: 'mergedOrganisation', name: 'Clinic o6', target: LISTED },
  { kind: 'alreadyAssociated', name: 'Clinic o7', status: 'PENDING_APPROVAL' },
  { kind: 'cannotAssociate', uid: 'o7', name: 'Clinic o7' },
  { kind: 'organisationExists', name: 'Clinic o7' },
  { kind: 'similarOrganisations', organisations: [LISTED] },
  { kind: 'organisationNoMatch' },
  { kind: 'matchingOrganisations', organisations: [LISTED] },
  { kind: 'qglobalFound', accountNumber: 'QG-1', name: 'Cedar' },
  { kind: 'qglobalNotFound', accountNumber: 'QG-1' },
  { kind: 'qglobalNotAuthorised', accountNumber: 'QG-1', requested: true },
]

const TICKET = {
  id: '5b0c1f0e-7c57-4b7e-9f43-0a5d3f4a1c11',
  from: { origin: 'https://www.example.com', locale: 'en-us' },
  to: { origin: 'https://www.example.co.uk', locale: 'en-gb', step: 'organisation' },
  reason: 'address',
  country: 'GB',
  signedIn: true,
}

const ERRORS = {
  fieldErrors: [{ name: 'street', code: 'tooLong', params: { max: 240 } }],
  formErrors: [{ code: 'busy', params: { time: '7 seconds' } }],
}

/** Every value that differs from a stored one by a single part, which is left out or of no kind at all. */
function* damaged(value: unknown, optional: readonly string[]): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    const others = Object.entries(value).filter(([other]) => other !== name)
    const withPart = (wrong: unknown) =>
      Array.isArray(value) ? value.with(Number(name), wrong) : { ...value, [name]: wrong }
    yield withPart(null)
    if (!Array.isArray(value) && !optional.includes(name)) yield Object.fromEntries(others)
    for (const wrong of damaged(part, optional)) yield withPart(wrong)
  }
}

type Shape = readonly [name: string, shape: z.ZodType, stored: unknown, optional: readonly string[]]

const SHAPES: readonly Shape[] = [
  ...REVIEWS.map((review): Shape => [`the question ${review.kind}`, REVIEW, review, ['postalCode']]),
  ['the errors of a step', FORM_ERRORS, ERRORS, ['params', 'max', 'time']],
  ['a ticket to another host', MOVE_TICKET, TICKET, ['step', 'country']],
]

describe.each(SHAPES)('%s', (_, shape, stored, optional) => {
  it('is read as it was stored', () => expect(shape.parse(stored)).toEqual(stored))

  it('is not read with a part that is missing or of another kind', () => {
    for (const value of damaged(stored, optional))
      expect(shape.safeParse(value).success, JSON.stringify(value)).toBe(false)
  })
})

it('a holder of a ticket is a user, a browser or no one', () => {
  for (const holder of [{ user: 'uid-nora' }, { browser: 'b1' }, {}])
    expect(TICKET_HOLDER.parse(holder)).toEqual(holder)
  expect(TICKET_HOLDER.safeParse({ user: 7 }).success).toBe(false)
  expect(TICKET_HOLDER.safeParse({ browser: 7 }).success).toBe(false)
})
