import { ErrorSummary } from '@/components/form/errors/error-summary'
import { OrderDetail } from '@/components/orders/detail/order-detail'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { mendErrors } from '@/lib/order-changes/mend-errors'
import { loadOrderPage } from '@/lib/orders/load-order-page.server'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { OrderedLines } from '../../../_order/ordered-lines'
import { accountPage } from '../../_shell/account-page'

const page = accountPage({
  page: 'orderHistory',
  title: ({ locale, code }) => getTranslator(locale, 'orders')('earlier.title', { code }),
  hasErrors: ({ parameters }) => pageHasErrors(parameters),
  load: ({ context, code, parameters }) => loadOrderPage(context, code, parameters),
  address: ({ locale, code }) => accountDetailPath(locale, 'orderHistory', code),
  detail: {
    nameOf: ({ order: { code } }, { locale }) => getTranslator(locale, 'orders')('earlier.title', { code }),
  },
  before: ({ rejected }, { locale }) => (
    <ErrorSummary
      title={getTranslator(locale, 'errors')('summaryTitle')}
      entries={mendErrors(locale, rejected?.errors ?? NO_ERRORS).summary}
    />
  ),
  render: (data, { locale, flags, hidden }) => (
    <OrderDetail {...{ locale, data, flags, hidden }} supportHref={supportHref(locale)}>
      <OrderedLines {...{ locale, flags }} entries={data.order.entries} isEarlier />
    </OrderDetail>
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
