import 'server-only'
import { isCode } from '@/lib/catalogue/codes'
import type { Flash } from '@/lib/flash/flash'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { type NextResult, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { failed, ok, type Problem } from '@/lib/result/result'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { ORDER_FIELD } from './order-fields'

/** The part of a form definition that everything shares that is done with an order. */
export const ORDER_FORM = {
  ...ownForm('order', locale => accountPath(locale, 'orderHistory')),
  result: STORED_FORM_RESULT,
} as const

/** The number of the order that a form is about; empty where it names none. */
export const orderIn = ({ fields }: Pick<FormSubmission, 'fields'>): string => {
  const code = fields[ORDER_FIELD]
  return typeof code === 'string' && isCode(code) ? code : ''
}

/** The order that a form is about; no form of ours names none. */
export const parseOrder = (submission: Pick<FormSubmission, 'fields'>) => {
  const code = orderIn(submission)
  return code === '' ? failed('malformed' as const) : ok(code)
}

/** The page of an order. */
export const pageOfOrder = (submission: Pick<FormSubmission, 'fields' | 'locale'>): string => {
  const code = orderIn(submission)
  const { locale } = submission
  return code === '' ? accountPath(locale, 'orderHistory') : accountDetailPath(locale, 'orderHistory', code)
}

/** The page of an order, with a message. */
export const backToOrder = (
  locale: Locale,
  code: string,
  message: string,
  tone: Flash['tone'] = 'success',
): NextResult => ({
  kind: 'next',
  href: accountDetailPath(locale, 'orderHistory', code),
  flash: { tone, message, lines: [] },
})

/** Whether commerce refuses because the order is in another state than the page showed. */
export const isLate = ({ kind, code }: Problem): boolean => kind === 'domain' && code === 'IllegalStateError'
