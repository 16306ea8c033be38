import 'server-only'
import type { Flash } from '@/lib/flash/flash'
import { failed, ok } from '@/lib/result/result'
import { type AccountListPage, accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { isCode } from '@/lib/validation/codes'
import type { FormSubmission } from './form-definition'
import { type NextResult, STORED_FORM_RESULT } from './form-result'
import { ownForm } from './own-form.server'

type Sent = Pick<FormSubmission, 'fields'>

/** The `page` of the account that lists the records, and the `field` of a form that names one. */
type Declaration = { name: string; page: AccountListPage; field: string }

/** What all forms share that change one record of an account: an order, a quote. */
export function accountRecordForm({ name, page, field }: Declaration) {
  const codeIn = ({ fields }: Sent): string => {
    const code = fields[field]
    return typeof code === 'string' && isCode(code) ? code : ''
  }
  return {
    /** The shared part of the form definitions. */
    form: { ...ownForm(name, locale => accountPath(locale, page)), result: STORED_FORM_RESULT } as const,
    /** The number of the record that a form is about; empty where it names none. */
    codeIn,
    /** The same; a submission without a number does not come from a form of the store. */
    parseRecord: (submission: Sent) => {
      const code = codeIn(submission)
      return code === '' ? failed('malformed' as const) : ok(code)
    },
    /** The page of the record; the list where the form names none. */
    pageOf: (submission: Sent & { locale: Locale }): string => {
      const code = codeIn(submission)
      const { locale } = submission
      return code === '' ? accountPath(locale, page) : accountDetailPath(locale, page, code)
    },
    /** Leads to the page of the record, with a message. */
    backTo: (locale: Locale, code: string, message: string, tone: Flash['tone'] = 'success'): NextResult => ({
      kind: 'next',
      href: accountDetailPath(locale, page, code),
      flash: { tone, message, lines: [] },
    }),
  }
}
