import { Quotes } from '@/components/quotes/quotes'
import { quotesAddress } from '@/components/quotes/quotes-address'
import { listQuotes } from '@/lib/backends/commerce/quotes.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { accountPage } from '../_shell/account-page'

const page = accountPage({
  page: 'quotes',
  load: ({ context, parameters }) => listQuotes(context, { page: quotesAddress.parse(parameters).page - 1 }),
  render: ({ quotes, pagination }, { locale, parameters }) => (
    <Quotes
      {...{ locale, quotes }}
      hasNext={pagination.currentPage + 1 < pagination.totalPages}
      page={quotesAddress.parse(parameters).page}
      supportHref={supportHref(locale)}
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
