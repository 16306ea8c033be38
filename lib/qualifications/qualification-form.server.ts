import 'server-only'
import type { Flash } from '@/lib/flash/flash'
import { accountRecordForm } from '@/lib/handlers/account-record-form.server'
import type { NextResult } from '@/lib/handlers/form-result'
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
  lines: Flash['lines'] = [],
): NextResult => ({
  kind: 'next',
  href: accountPath(locale, 'qualifications'),
  flash: { tone: 'success', message, lines },
})

/** Whether commerce refuses because a decision was made since the page was shown. */
export const isDecided = ({ code }: Problem): boolean => code === 'QualificationStateError'
