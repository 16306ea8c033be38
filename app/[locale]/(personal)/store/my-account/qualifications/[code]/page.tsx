import { ErrorSummary } from '@/components/form/errors/error-summary'
import { QualificationDetail } from '@/components/qualifications/qualification-detail'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { evidenceName } from '@/lib/qualifications/evidence-fields'
import { loadQualification } from '@/lib/qualifications/load-qualifications.server'
import { qualificationErrors } from '@/lib/qualifications/qualification-texts'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { firstParam } from '@/lib/site/address-parameters'
import { WITHDRAW_PARAMETER } from '@/lib/site/page-parameters'
import { accountPage } from '../../_shell/account-page'

const page = accountPage({
  page: 'qualifications',
  hasErrors: ({ parameters }) => pageHasErrors(parameters),
  load: ({ context, code, parameters }) => loadQualification(context, code, parameters),
  address: ({ locale, code }) => accountDetailPath(locale, 'qualifications', code),
  detail: { nameOf: ({ qualification }) => evidenceName(qualification) },
  before: ({ rejected }, { locale }) => (
    <ErrorSummary
      title={getTranslator(locale, 'errors')('summaryTitle')}
      entries={qualificationErrors(locale, rejected?.errors ?? NO_ERRORS).summary}
    />
  ),
  render: (data, { locale, hidden, parameters }) => (
    <QualificationDetail
      {...{ locale, data, hidden }}
      now={Date.now()}
      isAsking={firstParam(parameters, WITHDRAW_PARAMETER) !== ''}
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
