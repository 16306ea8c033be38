import { QuoteDetail } from '@/components/cart/details/quote-detail'
import { currentStep } from '@/components/quotes/current-step'
import { fetchQuote } from '@/lib/backends/commerce/quotes.server'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import { accountPage } from '../../_shell/account-page'

const page = accountPage({
  page: 'quotes',
  title: ({ locale, code }) => getTranslator(locale, 'quotes')('number', { number: code }),
  load: ({ context, code }) => fetchQuote(context, code),
  address: ({ locale, code }) => accountDetailPath(locale, 'quotes', code),
  detail: { nameOf: ({ name }) => name },
  render: (quote, { locale, flags, hidden }) => (
    <QuoteDetail {...{ locale, quote, flags, hidden }} step={currentStep(locale, quote)} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
