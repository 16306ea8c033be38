import { redirect } from 'next/navigation'
import { PlacingScreen } from '@/components/orders/placing-screen'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { getTranslator } from '@/lib/i18n/translator'
import { readAttemptState } from '@/lib/orders/attempt-state.server'
import { challengeFrame } from '@/lib/payment/challenge-frame.server'
import { ok } from '@/lib/result/result'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath, orderConfirmationPath, placingPath } from '@/lib/site/routes'
import { signedInPage } from '../../_shell/signed-in-page'

const page = signedInPage({
  title: locale => getTranslator(locale, 'orders')('placing.documentTitle'),
  address: ({ locale }) => placingPath(locale),
  subject: 'order',
  load: async ({ locale, context }) => {
    const read = await readAttemptState(context, Date.now())
    if (!read.ok) return read
    const attempt = read.value
    if (attempt.state === 'none') redirect(cartPath(locale))
    if (attempt.state === 'placed') redirect(orderConfirmationPath(locale, attempt.code))
    const isRefusedByHolder = attempt.state === 'declined' && attempt.reason === 'authenticationFailed'
    // The payment step says why, and offers the other ways to pay.
    if (isRefusedByHolder && (await mayRetry(context))) redirect(checkoutPath(locale, 'payment'))
    return ok(attempt)
  },
  render: (attempt, { locale, flags }) => (
    <PlacingScreen
      {...{ locale, attempt, flags }}
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
