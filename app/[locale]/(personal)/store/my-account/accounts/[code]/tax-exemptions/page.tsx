import { TaxExemptions } from '@/components/account/organisations/tax-exemptions'
import { ErrorSummary } from '@/components/form/errors/error-summary'
import { getTranslator } from '@/lib/i18n/translator'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { taxExemptionsPath } from '@/lib/site/organisation-paths'
import { accountPage } from '../../../_shell/account-page'
import { loadExemptions } from '../../_content/load-exemptions'

const page = accountPage({
  page: 'accounts',
  title: ({ locale }) => getTranslator(locale, 'taxExemptions')('title'),
  load: loadExemptions,
  address: ({ locale, code }) => taxExemptionsPath(locale, code),
  detail: {
    nameOf: (_data, { locale }) => getTranslator(locale, 'taxExemptions')('title'),
    parent: ({ locale, code }, data) => ({
      label: data?.account.name ?? getTranslator(locale, 'organisations')('list.open'),
      href: accountDetailPath(locale, 'accounts', code),
    }),
  },
  hasErrors: ({ parameters }) => pageHasErrors(parameters),
  before: ({ rejected }, { locale }) =>
    rejected && (
      <ErrorSummary
        title={getTranslator(locale, 'errors')('summaryTitle')}
        entries={rejected.errors.summary}
      />
    ),
  render: (data, { locale, hidden }) => <TaxExemptions {...{ locale, hidden, ...data }} />,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
