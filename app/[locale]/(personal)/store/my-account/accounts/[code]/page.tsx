import { AccountDetail } from '@/components/account/organisations/account-detail'
import { ErrorSummary } from '@/components/form/errors/error-summary'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { shownProgrammes } from '@/lib/cart/sums/programme-messages'
import { getTranslator } from '@/lib/i18n/translator'
import { membersAddress } from '@/lib/organisation/members-address'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import { accountPage } from '../../_shell/account-page'
import { askedIn, loadAccount } from '../_content/load-account'

const page = accountPage({
  page: 'accounts',
  load: loadAccount,
  address: ({ locale, code, parameters }) => {
    const { parse, build } = membersAddress(code)
    return build(locale, parse(parameters))
  },
  detail: { nameOf: ({ detail }) => detail.account.name },
  hasErrors: ({ parameters }) => pageHasErrors(parameters),
  before: ({ rejected }, { locale }) =>
    rejected && (
      <ErrorSummary
        title={getTranslator(locale, 'errors')('summaryTitle')}
        entries={rejected.errors.summary}
      />
    ),
  render: (data, { locale, parameters, flags, hidden }) => (
    <AccountDetail
      {...{ locale, hidden, ...data }}
      programmes={shownProgrammes(data.detail.account.programmes, flags)}
      asked={askedIn(parameters)}
      membersAsked={membersAddress(data.detail.account.uid).parse(parameters)}
      supportHref={supportHref(locale)}
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
