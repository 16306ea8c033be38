import { QuoteList } from '@/components/quotes/quote-list'
import { loadQuotes } from '@/lib/quotes/load-quotes.server'
import { quotesAddress } from '@/lib/quotes/quotes-address'
import { accountPage } from '../_shell/account-page'

const page = accountPage({
  page: 'quotes',
  address: ({ locale, parameters }) => quotesAddress.build(locale, quotesAddress.parse(parameters)),
  load: ({ context, parameters }) => loadQuotes(context, quotesAddress.parse(parameters)),
  render: (data, { locale, parameters }) => (
    <QuoteList {...{ locale, data }} asked={quotesAddress.parse(parameters)} now={Date.now()} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
