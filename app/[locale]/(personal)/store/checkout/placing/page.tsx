import { redirect } from 'next/navigation'
import { PlacingScreen } from '@/components/orders/placing-screen'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { pageShownOn } from '@/lib/checkout/page-shown-on'
import { getTranslator } from '@/lib/i18n/translator'
import { readAttemptState } from '@/lib/orders/placing/attempt-state.server'
import { readAttempt } from '@/lib/orders/placing/attempt-store.server'
import { changedAddress } from '@/lib/orders/placing/changed-order.server'
import { challengeFrame } from '@/lib/payment/challenge-frame.server'
import { ok } from '@/lib/result/result'
import { cartPath, orderConfirmationPath, placingPath } from '@/lib/site/paths'
import { signedInPage } from '../../_shell/signed-in-page'

const page = signedInPage({
  title: locale => getTranslator(locale, 'orders')('placing.documentTitle'),
  address: ({ locale }) => placingPath(locale),
  subject: 'order',
  load: async ({ locale, context }) => {
    const [read, sent] = await Promise.all([readAttemptState(context, Date.now()), readAttempt(context)])
    if (!read.ok) return read
    const attempt = read.value
    const shownOn = sent?.shownOn
    if (attempt.state === 'none') redirect(cartPath(locale))
    if (attempt.state === 'placed') redirect(orderConfirmationPath(locale, attempt.code))
    const isRefusedByHolder = attempt.state === 'declined' && attempt.reason === 'authenticationFailed'
    if (attempt.state === 'changed')
      redirect(await changedAddress(context, { reviewed: attempt.reviewed, shownOn }))
    // The page of the payment says why, and offers the other ways to pay.
    if (isRefusedByHolder && (await mayRetry(context))) redirect(pageShownOn(locale, 'payment', shownOn))
    return ok({ attempt, shownOn })
  },
  render: ({ attempt, shownOn }, { locale, flags }) => (
    <PlacingScreen
      {...{ locale, attempt, shownOn, flags }}
      challenge={
        attempt.state === 'challenge' && attempt.url !== undefined
          ? challengeFrame(locale, attempt.url)
          : undefined
      }
      supportHref={supportHref(locale)}
    />
  ),
})

const mayRetry = async ({ locale, user }: SignedInContext): Promise<boolean> =>
  (await getFlags(locale, user.id)).values['checkout-retry']

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
