import { LatestOrders } from '@/components/cart/page/latest-orders'
import { listErrors } from '@/components/quick-order/list-errors'
import { QuickOrderPage } from '@/components/quick-order/quick-order-page'
import { SavedCartsSection } from '@/components/saved-carts/saved-carts-section'
import { withCartAccount } from '@/lib/cart/access/cart-account'
import { getTranslator } from '@/lib/i18n/translator'
import { fileRefusalOf } from '@/lib/quick-order/file-refusal'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import { pageMetadata } from '../../../_shell/page-metadata'
import { storePage } from '../_shell/store-page'
import { loadList } from './_list/load-list'

const page = storePage({
  metadata: async ({ locale, parameters }) => {
    const title = getTranslator(locale, 'quickOrder')('title')
    const isRefused = fileRefusalOf(parameters) !== undefined
    return pageMetadata(locale, title, isRefused || (await pageHasErrors(parameters)))
  },
  load: loadList,
  isAway: ({ list }) => list.isAway,
  render: ({ list, errors, hidden, sources }, { locale }) => (
    <QuickOrderPage {...{ locale, list, hidden }} errors={listErrors(locale, errors, list.view)}>
      {sources !== undefined && (
        <>
          <LatestOrders locale={locale} orders={sources.orders} hasHistory={sources.hasHistory} />
          <SavedCartsSection
            locale={locale}
            lists={sources.lists}
            hidden={withCartAccount(hidden, sources.cart)}
          />
        </>
      )}
    </QuickOrderPage>
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
