import { ErrorSummary } from '@/components/form/errors/error-summary'
import { getTranslator } from '@/lib/i18n/translator'
import { quoteErrors } from '@/lib/quotes/quote-errors'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { accountPage } from '../../_shell/account-page'
import { loadQuote } from './_content/load-quote'
import { QuoteContent } from './_content/quote-content'

const page = accountPage({
  page: 'quotes',
  title: ({ locale, code }) => getTranslator(locale, 'quotes')('number', { number: code }),
  load: loadQuote,
  address: ({ locale, code }) => accountDetailPath(locale, 'quotes', code),
  detail: { nameOf: ({ quote: { name } }) => name },
  hasErrors: ({ parameters }) => pageHasErrors(parameters),
  before: ({ quote, rejected }, { locale }) =>
    rejected && (
      <ErrorSummary
        title={getTranslator(locale, 'errors')('summaryTitle')}
        entries={quoteErrors(locale, quote, rejected.errors).summary}
      />
    ),
  render: (data, { locale, parameters, flags, hidden }) => (
    <QuoteContent {...{ locale, data, parameters, flags, hidden }} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
