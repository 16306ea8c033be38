import 'server-only'
import type { Flash } from '@/lib/flash/flash'
import { accountRecordForm } from '@/lib/handlers/account-record-form.server'
import type { NextResult } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import type { Problem } from '@/lib/result/result'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { QUALIFICATION_FIELD } from './qualification-fields'

/** What everything shares that is done with a qualification. */
export const {
  form: QUALIFICATION_FORM,
  codeIn: qualificationIn,
  parseRecord: parseQualification,
  pageOf: pageOfQualification,
  backTo: backToQualification,
} = accountRecordForm({ name: 'qualification', page: 'qualifications', field: QUALIFICATION_FIELD })

/** Leads to the list, with a message. */
export const backToQualifications = (
  locale: Locale,
  message: string,
  { tone = 'success', lines = [] }: Partial<Pick<Flash, 'tone' | 'lines'>> = {},
): NextResult => ({
  kind: 'next',
  href: accountPath(locale, 'qualifications'),
  flash: { tone, message, lines },
})

/**
 * The next page if the evidence has changed since the form was rendered: it was submitted, decided on or
 * deleted. Undefined for any other problem.
 */
export function backToChanged(locale: Locale, id: string, { code, status }: Problem): NextResult | undefined {
  const t = getTranslator(locale, 'qualifications')
  if (code === 'QualificationStateError') return backToQualification(locale, id, t('told.decided'), 'caution')
  return id !== '' && status === 404
    ? backToQualifications(locale, t('told.gone'), { tone: 'caution' })
    : undefined
}
