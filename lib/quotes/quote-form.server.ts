import 'server-only'
import { accountRecordForm } from '@/lib/handlers/account-record-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import type { Problem } from '@/lib/result/result'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { QUOTE_FIELDS } from './quote-fields'

/** What all forms of a quote's page share. */
export const {
  form: QUOTE_FORM,
  parseRecord: parseQuote,
  pageOf: pageOfQuote,
  backTo: backToQuote,
} = accountRecordForm({ name: 'quote', page: 'quotes', field: QUOTE_FIELDS.quote })

/** The version of the quote that the page has shown; undefined for a form that does not depend on it. */
export const versionIn = ({ fields }: Pick<FormSubmission, 'fields'>): number | undefined => {
  const sent = fields[QUOTE_FIELDS.version]
  // Of another type than a text, it need not even have a number.
  const version = typeof sent === 'string' ? Number(sent) : 0
  return Number.isInteger(version) && version > 0 ? version : undefined
}

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
