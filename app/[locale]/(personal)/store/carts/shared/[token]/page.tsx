import type { Metadata } from 'next'
import { SharedCartPage } from '@/components/cart/page/shared-cart'
import { fetchSharedCart } from '@/lib/backends/commerce/cart-shares.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { pageShopper } from '@/lib/cart/access/shopper.server'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import { isOutage } from '@/lib/result/result'
import { senderId } from '@/lib/session/customer.server'
import { sharedCartPath } from '@/lib/site/paths'
import { OutagePage } from '../../../../../_shell/outage-page'
import { pageMetadata } from '../../../../../_shell/page-metadata'

type Props = { params: Promise<{ locale: string; token: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const metadata = pageMetadata(locale, getTranslator(locale, 'cart')('share.pageTitle'))
  return { ...metadata, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** Read-only copy of a cart. Its link is enough to read it; no sign-in is needed. */
export default async function SharedCart({ params }: Props) {
  const { locale: segment, token } = await params
  const locale = requireLocale(segment)
  const userId = senderId(await pageShopper(locale))
  const [shared, { values: flags }, hidden] = await Promise.all([
    fetchSharedCart({ locale }, token),
    getFlags(locale, userId),
    newHiddenFields(userId),
  ])
  if (!shared.ok && isOutage(shared.error)) {
    const { requestId } = shared.error
    return <OutagePage {...{ locale, requestId }} subject="cart" retryHref={sharedCartPath(locale, token)} />
  }
  if (!shared.ok) setPageStatus(404)
  return <SharedCartPage {...{ locale, flags, hidden }} cart={shared.ok ? shared.value : undefined} />
}
