import 'server-only'
import { isCode } from '@/lib/catalogue/codes'
import type { Flash } from '@/lib/flash/flash'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { failedBy, type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok, type Problem } from '@/lib/result/result'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { QUOTE_FIELDS } from './quote-fields'

/** The part of a form definition that all forms of a quote's page share. */
export const QUOTE_FORM = {
  ...ownForm('quote', locale => accountPath(locale, 'quotes')),
  result: STORED_FORM_RESULT,
} as const

type Sent = Pick<FormSubmission, 'fields'>

const quoteIn = ({ fields }: Sent): string => {
  const code = fields[QUOTE_FIELDS.quote]
  return typeof code === 'string' && isCode(code) ? code : ''
}

/** The number of the quote that a form is about; no form of ours names none. */
export const parseQuote = (submission: Sent) => {
  const code = quoteIn(submission)
  return code === '' ? failed('malformed' as const) : ok(code)
}

/** The version of the quote that the page has shown; undefined for a form that does not depend on it. */
export const versionIn = ({ fields }: Sent): number | undefined => {
  const version = Number(fields[QUOTE_FIELDS.version])
  return Number.isInteger(version) && version > 0 ? version : undefined
}

/** The page of the quote that a form is about. */
export const pageOfQuote = (submission: Sent & { locale: Locale }): string => {
  const code = quoteIn(submission)
  const { locale } = submission
  return code === '' ? accountPath(locale, 'quotes') : accountDetailPath(locale, 'quotes', code)
}

/** The page of a quote, with a message. */
export const backToQuote = (
  locale: Locale,
  code: string,
  message: string,
  tone: Flash['tone'] = 'success',
): NextResult => ({
  kind: 'next',
  href: accountDetailPath(locale, 'quotes', code),
  flash: { tone, message, lines: [] },
})

const CHANGED: readonly string[] = ['QuoteStateError', 'IllegalStateError', 'CartQuoteAccessError']

/**
 * What a refusal of commerce means for every form of a quote: it has changed in another window or by the
 * seller, has expired, or is gone. Anything else has not been carried out.
 */
export function refusedQuote(locale: Locale, code: string, problem: Problem): ResultOf<NextResult> {
  const t = getTranslator(locale, 'quotes')
  if (problem.kind !== 'domain') return failedBy(problem)
  if (problem.code === 'CommerceQuoteExpirationTimeError')
    return backToQuote(locale, code, t('done.expired'), 'caution')
  if (CHANGED.includes(problem.code ?? '')) return backToQuote(locale, code, t('done.changed'), 'caution')
  if (problem.status !== 404 && problem.status !== 403) return failedBy(problem)
  return {
    kind: 'next',
    href: accountPath(locale, 'quotes'),
    flash: { tone: 'caution', message: t('done.gone'), lines: [] },
  }
}
