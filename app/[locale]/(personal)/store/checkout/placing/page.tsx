import { redirect } from 'next/navigation'
import { PlacingScreen } from '@/components/orders/placing-screen'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getTranslator } from '@/lib/i18n/translator'
import { readAttemptState } from '@/lib/orders/attempt-state.server'
import { ok } from '@/lib/result/result'
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
    return ok(attempt)
  },
  render: (attempt, { locale, flags }) => (
    <PlacingScreen {...{ locale, attempt, flags }} supportHref={supportHref(locale)} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
