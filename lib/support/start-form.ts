import {
  type NewAssistedSession,
  REASON_MAX_CHARACTERS,
  TICKET_MAX_CHARACTERS,
} from '@/lib/contract/commerce/assisted-service'
import type { FieldRefusal, FormErrors } from '@/lib/forms/form-errors'
import { failed, ok, type Result } from '@/lib/result/result'
import { readFields } from '@/lib/validation/form-input'

const FIELDS = { customerId: 'text', reason: 'text', ticket: 'text' } as const

/** Limits of the fields, in characters. */
export const START_LIMITS = { reason: REASON_MAX_CHARACTERS, ticket: TICKET_MAX_CHARACTERS } as const

/** The typed fields of the form with which an agent begins to act as a customer. */
export const readStartFields = (fields: Readonly<Record<string, unknown>>): NewAssistedSession => {
  const { customerId, reason, ticket } = readFields(fields, FIELDS)
  return { customerId: customerId.trim(), reason: reason.trim(), ticket: ticket.trim() }
}

/** Reason and ticket number are required (pages: Support login); the errors name the fields. */
export function checkStart(typed: NewAssistedSession): Result<NewAssistedSession, FormErrors> {
  const fieldErrors = (['reason', 'ticket'] as const).flatMap((name): readonly FieldRefusal[] => {
    const max = START_LIMITS[name]
    if (typed[name] === '') return [{ name, code: 'required' }]
    return [...typed[name]].length > max ? [{ name, code: 'tooLong', params: { max } }] : []
  })
  return fieldErrors.length === 0 ? ok(typed) : failed({ fieldErrors, formErrors: [] })
}
