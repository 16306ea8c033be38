import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { CodeForm } from '@/components/orders/status/code-form'
import { OrderStatusShell } from '@/components/orders/status/order-status-shell'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { readOrderLookup } from '@/lib/order-status/lookup-cookie.server'
import { lookupErrors } from '@/lib/order-status/lookup-errors'
import { pageHasErrors, rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { orderStatusPath } from '@/lib/site/order-paths'
import { pageMetadata } from '../../../../_shell/page-metadata'
import { storePage } from '../../_shell/store-page'

const page = storePage({
  metadata: async ({ locale, parameters }) =>
    pageMetadata(locale, getTranslator(locale, 'orders')('guest.sentTitle'), await pageHasErrors(parameters)),
  load: async ({ locale, parameters }) => {
    const { order, lookupId, token } = await readOrderLookup(cookieMapOf(await cookies()), locale)
    if (token !== undefined && order !== undefined) redirect(orderStatusPath(locale, order))
    if (lookupId === undefined) redirect(orderStatusPath(locale))
    return lookupErrors(locale, (await rejectedFormOfPage(parameters))?.errors ?? NO_ERRORS)
  },
  isAway: () => false,
  render: (errors, { locale }) => (
    <OrderStatusShell {...{ locale, errors }} title={getTranslator(locale, 'orders')('guest.sentTitle')}>
      <CodeForm {...{ locale, errors }} />
    </OrderStatusShell>
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
