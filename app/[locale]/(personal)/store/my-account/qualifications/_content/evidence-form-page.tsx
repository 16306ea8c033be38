import { ErrorSummary } from '@/components/form/errors/error-summary'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import type { EvidencePageData } from '@/lib/qualifications/load-qualifications.server'
import { qualificationErrors } from '@/lib/qualifications/qualification-texts'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import type { Locale } from '@/lib/site/sites'
import type { AccountRequest } from '../../_shell/account-page'

/** What the pages of a new and of a known evidence share. */
export const EVIDENCE_FORM_PAGE = {
  page: 'qualifications',
  hasErrors: ({ parameters }: AccountRequest) => pageHasErrors(parameters),
  before: ({ rejected }: EvidencePageData, { locale }: { locale: Locale }) => (
    <ErrorSummary
      title={getTranslator(locale, 'errors')('summaryTitle')}
      entries={qualificationErrors(locale, rejected?.errors ?? NO_ERRORS).summary}
    />
  ),
} as const
