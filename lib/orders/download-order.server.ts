import 'server-only'
import { fetchOrder } from '@/lib/backends/commerce/orders.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { pdfResponse, redirectSeeOther } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { logger } from '@/lib/log/logger'
import type { Session } from '@/lib/session/session-state'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { loginPath, orderConfirmationPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { orderPdf } from './order-pdf.server'

/**
 * The confirmation of an order as a file. A browser that follows the link shows a page instead if there is no
 * file: sign-in, or the confirmation, which says so and has the link again.
 */
export async function downloadOrder(session: Session, locale: Locale, code: string): Promise<Response> {
  const page = orderConfirmationPath(locale, code)
  if (session.state === 'anonymous') return redirectSeeOther(loginPath(locale, page))
  if (session.state === 'unavailable') return unavailable(locale, page)
  const [order, { values: flags }] = await Promise.all([
    fetchOrder(signedInContext(session, locale), code),
    getFlags(locale, session.user.id),
  ])
  if (!order.ok) {
    const { status, kind } = order.error
    if (status === 401) return redirectSeeOther(loginPath(locale, page))
    // The page says that there is no such order.
    return kind === 'domain' ? redirectSeeOther(page) : unavailable(locale, page)
  }
  try {
    const file = await orderPdf(locale, order.value, flags)
    return pdfResponse(`order-${code}.pdf`, new Uint8Array(file))
  } catch (error) {
    logger.error({ err: error }, 'the PDF of an order could not be written')
    return unavailable(locale, page)
  }
}

const unavailable = async (locale: Locale, page: string): Promise<Response> =>
  redirectSeeOther(
    await flashAddress(page, {
      tone: 'caution',
      message: getTranslator(locale, 'orders')('pdf.unavailable'),
    }),
  )
