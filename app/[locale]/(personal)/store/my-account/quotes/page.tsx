import { Quotes } from '@/components/quotes/quotes'
import { readQuotesPage } from '@/components/quotes/quotes-page'
import { listQuotes } from '@/lib/backends/commerce/quotes.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { accountPage } from '../_shell/account-page'

const page = accountPage({
  page: 'quotes',
  load: ({ context, parameters }) => listQuotes(context, readQuotesPage(parameters) - 1),
  render: ({ quotes }, { locale, parameters }) => (
    <Quotes {...{ locale, quotes }} page={readQuotesPage(parameters)} supportHref={supportHref(locale)} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
