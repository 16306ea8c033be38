import {
  ASSISTED_REASONS,
  type NewAssistedSession,
  REASON_MAX_CHARACTERS,
  TICKET_NUMBER,
} from '@/lib/contract/commerce/assisted-service'
import type { FieldRefusal, FormErrors } from '@/lib/forms/form-errors'
import { failed, ok, type Result } from '@/lib/result/result'
import { readFields } from '@/lib/validation/form-input'
import { checkOptionalLines } from '@/lib/validation/multiline-text'

const FIELDS = { customerId: 'text', reasonCode: 'text', reason: 'text', ticket: 'text' } as const

/** Typed values of the form that starts a support session. */
export type StartTyped = Record<keyof typeof FIELDS, string>

/** Reads the form; the ticket number may be typed in lower case. */
export const readStartFields = (fields: Readonly<Record<string, unknown>>): StartTyped => {
  const { customerId, reasonCode, reason, ticket } = readFields(fields, FIELDS)
  return {
    customerId: customerId.trim(),
    reasonCode,
    reason: reason.trim(),
    ticket: ticket.trim().toUpperCase(),
  }
}

/**
 * A reason code and a ticket number are required (pages: Support login); reason `other` also requires a free
 * text. The errors name the fields.
 */
export function checkStart(typed: StartTyped): Result<NewAssistedSession, FormErrors> {
  const reasonCode = ASSISTED_REASONS.find(code => code === typed.reasonCode)
  const fieldErrors: readonly FieldRefusal[] = [
    ...(reasonCode === undefined ? [{ name: 'reasonCode', code: 'required' } as const] : []),
    ...reasonFault(typed),
    ...ticketFault(typed),
  ]
  return reasonCode !== undefined && fieldErrors.length === 0
    ? ok({ ...typed, reasonCode })
    : failed({ fieldErrors, formErrors: [] })
}

function reasonFault({ reasonCode, reason }: StartTyped): readonly FieldRefusal[] {
  if (reasonCode === 'other' && reason === '') return [{ name: 'reason', code: 'required' }]
  const checked = checkOptionalLines(reason, { max: REASON_MAX_CHARACTERS })
  return checked.ok ? [] : [{ name: 'reason', ...checked.error }]
}

function ticketFault({ ticket }: StartTyped): readonly FieldRefusal[] {
  if (ticket === '') return [{ name: 'ticket', code: 'required' }]
  return TICKET_NUMBER.test(ticket) ? [] : [{ name: 'ticket', code: 'format' }]
}
