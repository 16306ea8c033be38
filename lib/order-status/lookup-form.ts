import type { FieldRefusal } from '@/lib/forms/form-errors'
import { failed, ok, type Result } from '@/lib/result/result'
import { cleanText } from '@/lib/validation/text'

/** Fields of the form that asks for an order, and of the one that asks for the code. */
export const LOOKUP_FIELDS = {
  order: 'orderNumber',
  email: 'email',
  postalCode: 'postalCode',
  code: 'code',
} as const

/** What somebody knows of an order. */
export type KnownOrder = { orderCode: string; email?: string; postalCode?: string }

const MOST = { email: 254, postalCode: 20 } as const

const textOf = (value: unknown, most: number): string => {
  const text = cleanText(typeof value === 'string' ? value : '', 'NFKC')
  return text.ok ? text.value.trim().slice(0, most) : ''
}

/** A number as people copy it: with spaces, and with a sign before it. */
const NUMBER = /^\d{8}$/
const numberOf = (value: unknown): string => textOf(value, 40).replaceAll(/[\s#.-]/g, '')

/** Reads what identifies an order: its number, and an email address or a postal code. */
export function readKnownOrder(
  fields: Readonly<Record<string, unknown>>,
): Result<KnownOrder, readonly FieldRefusal[]> {
  const orderCode = numberOf(fields[LOOKUP_FIELDS.order])
  const email = textOf(fields[LOOKUP_FIELDS.email], MOST.email)
  const postalCode = textOf(fields[LOOKUP_FIELDS.postalCode], MOST.postalCode)
  const wrong = [
    ...(NUMBER.test(orderCode) ? [] : [{ name: LOOKUP_FIELDS.order, code: 'codeInvalid' }]),
    ...(email === '' && postalCode === '' ? [{ name: LOOKUP_FIELDS.email, code: 'oneOf' }] : []),
  ]
  if (wrong.length > 0) return failed(wrong)
  return ok({ orderCode, ...(email !== '' && { email }), ...(postalCode !== '' && { postalCode }) })
}

const PIN = /^\d{6}$/

/** Reads the mailed code; people copy it with spaces. */
export function readPin(fields: Readonly<Record<string, unknown>>): Result<string, readonly FieldRefusal[]> {
  const pin = textOf(fields[LOOKUP_FIELDS.code], 40).replaceAll(/\s/g, '')
  return PIN.test(pin) ? ok(pin) : failed([{ name: LOOKUP_FIELDS.code, code: 'pinInvalid' }])
}
