import { ErrorSummary } from '@/components/form/errors/error-summary'
import { ReorderForm } from '@/components/orders/detail/reorder-form'
import { getTranslator } from '@/lib/i18n/translator'
import { loadReorder } from '@/lib/orders/history/load-reorder.server'
import { reorderLines } from '@/lib/orders/history/reorder-lines'
import { amountField } from '@/lib/quick-order/rows'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import { reorderPath } from '@/lib/site/order-paths'
import { accountPage } from '../../../_shell/account-page'
import { orderCrumb } from '../_content/order-crumb'

const page = accountPage({
  page: 'orderHistory',
  title: ({ locale }) => getTranslator(locale, 'orders')('reorder.title'),
  hasErrors: ({ parameters }) => pageHasErrors(parameters),
  load: ({ context, code, parameters }) => loadReorder(context, code, parameters),
  address: ({ locale, code }) => reorderPath(locale, code),
  detail: {
    nameOf: (_, { locale }) => getTranslator(locale, 'orders')('reorder.title'),
    parent: orderCrumb,
  },
  before: ({ rejected }, { locale }) => (
    <ErrorSummary
      title={getTranslator(locale, 'errors')('summaryTitle')}
      entries={(rejected?.errors?.formErrors ?? []).map(() => ({
        text: getTranslator(locale, 'orders')('reorder.none'),
        fieldId: amountField(0),
      }))}
    />
  ),
  render: ({ order, rejected, ...checked }, { locale, hidden }) => {
    const t = getTranslator(locale, 'orders')
    return (
      <>
        <p className="mt-3 text-muted">{t('earlier.title', { code: order.code })}</p>
        <p className="mt-3 max-w-prose text-lg">{t('reorder.intro')}</p>
        <ReorderForm
          {...{ locale, hidden }}
          order={order.code}
          lines={reorderLines(locale, order, checked, rejected?.fields ?? {})}
        />
      </>
    )
  },
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
