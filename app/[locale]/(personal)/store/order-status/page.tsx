import { redirect } from 'next/navigation'
import { LookupForm } from '@/components/orders/status/lookup-form'
import { OrderStatusShell } from '@/components/orders/status/order-status-shell'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { lookupErrors } from '@/lib/order-status/lookup-errors'
import { pageHasErrors, rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { readSession } from '@/lib/session/session.server'
import { accountPath } from '@/lib/site/account-pages'
import { pageMetadata } from '../../../_shell/page-metadata'
import { storePage } from '../_shell/store-page'

const page = storePage({
  metadata: async ({ locale, parameters }) =>
    pageMetadata(locale, getTranslator(locale, 'orders')('guest.title'), await pageHasErrors(parameters)),
  load: async ({ locale, parameters }) => {
    const [{ state }, rejected] = await Promise.all([readSession(), rejectedFormOfPage(parameters)])
    // Somebody who is signed in sees all of their orders.
    if (state === 'signedIn') redirect(accountPath(locale, 'orderHistory'))
    return { typed: rejected?.fields ?? {}, errors: lookupErrors(locale, rejected?.errors ?? NO_ERRORS) }
  },
  isAway: () => false,
  render: ({ typed, errors }, { locale }) => (
    <OrderStatusShell {...{ locale, errors }}>
      <LookupForm {...{ locale, typed, errors }} />
    </OrderStatusShell>
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
